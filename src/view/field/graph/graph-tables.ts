import type { Column, DrawerLink, GraphField, RatedValue, TableField } from '~/generated/contract/descriptor-types';
import type { Expression, Scope, Text } from '~/generated/contract/types';
import type { Graph } from './graph-model';

/** A graph as tables: its nodes, and its edges with the names of their nodes. */
export interface GraphTables {
  readonly nodes: TableField;
  readonly edges: TableField;
}

/** In a row of the table of edges: the entries of the edge and of its nodes. */
type EdgePart = 'edge' | 'from' | 'to';

/** The tables of a graph. */
export function graphTables(field: GraphField, graph: Graph): GraphTables {
  const rows = graph.edges.map(({ row, from, to }) => ({
    ...{ edge: row, from: graph.nodes[from]?.row, to: graph.nodes[to]?.row },
  }));
  const itself = (expression: Expression): Expression => expression;
  return {
    nodes: {
      ...{ type: 'table', id: `${field.id}.nodes`, label: { key: 'UI.GRAPH.NODES' }, count: true },
      value: () => graph.nodes.map(({ row }) => row),
      columns: [
        nameColumn(field, { id: 'name', label: { key: 'UI.GRAPH.NODE' } }, itself),
        ...ratedColumn('kind', { key: 'UI.GRAPH.KIND' }, field.kind, itself),
        ...ratedColumn('severity', { key: 'UI.GRAPH.SEVERITY' }, field.severity, itself),
      ],
    },
    edges: {
      ...{ type: 'table', id: `${field.id}.edges`, label: { key: 'UI.GRAPH.EDGES' }, count: true },
      value: () => rows,
      columns: [
        nameColumn(field, { id: 'from', label: { key: 'UI.GRAPH.FROM' } }, within('from')),
        ...ratedColumn('kind', { key: 'UI.GRAPH.EDGE' }, field.edges.kind, within('edge')),
        nameColumn(field, { id: 'to', label: { key: 'UI.GRAPH.TO' } }, within('to')),
      ],
    },
  };
}

type Adapt = (expression: Expression) => Expression;

/** Adapts an expression over an entry to the rows of the table of edges. */
function within(part: EdgePart): Adapt {
  return (expression) => (scope, functions) => {
    const item = Object(scope['item'])[part];
    return expression({ ...scope, item } satisfies Scope, functions);
  };
}

function nameColumn(field: GraphField, head: { readonly id: string; readonly label: Text }, adapt: Adapt): Column {
  const value = adapt(field.name);
  const { object } = field;
  return object
    ? { ...head, ...adaptedLink(object, value, adapt), type: 'object', value }
    : { ...head, type: 'text', value };
}

function adaptedLink({ searchType, objectId, rating, with: inputs }: DrawerLink, value: Expression, adapt: Adapt) {
  return {
    searchType: typeof searchType === 'number' ? searchType : adapt(searchType),
    objectId: objectId ? adapt(objectId) : value,
    ...(rating && { rating: adapt(rating) }),
    ...(inputs && {
      with: Object.fromEntries(Object.entries(inputs).map(([name, expression]) => [name, adapt(expression)])),
    }),
  };
}

function ratedColumn(id: string, label: Text, rated: RatedValue | undefined, adapt: Adapt): readonly Column[] {
  if (!rated) return [];
  const type = rated.scale.rows.some(({ severity }) => severity) ? 'scale' : 'state';
  return [{ type, id, label, value: adapt(rated.value), scale: rated.scale }];
}
