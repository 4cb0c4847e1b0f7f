import { evaluate } from '~/descriptor/evaluate';
import { itemScope, listEntries } from '~/descriptor/list';
import { rate, type Rating } from '~/descriptor/scale';
import type { GraphField, RatedValue } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { formatText } from '~/lib/format/text';

/** A node of a graph. */
export interface GraphNode {
  /** Its entry in the answer. */
  readonly row: unknown;
  /** In it, the entry is `item`. */
  readonly scope: Scope;
  readonly name: string;
  readonly kind: Rating | undefined;
  readonly severity: Rating | undefined;
}

/** A relation of two nodes, by their positions in the list of nodes. */
export interface GraphEdge {
  readonly row: unknown;
  readonly from: number;
  readonly to: number;
  readonly kind: Rating | undefined;
}

/** The nodes and the edges between them. */
export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** The position of the node that the page is about. */
  readonly current: number | undefined;
}

/** Reads a graph. Of nodes with the same id the first counts; an edge without one of its nodes is left out. */
export function graphOf(field: GraphField, scope: Scope): Graph {
  const positions = new Map<unknown, number>();
  const nodes: GraphNode[] = [];
  for (const row of listEntries(evaluate(field.value, scope))) {
    const inner = itemScope(scope, row);
    const id = evaluate(field.nodeId, inner);
    if (id === undefined || id === null || positions.has(id)) continue;
    positions.set(id, nodes.length);
    nodes.push({
      row,
      scope: inner,
      name: formatText(evaluate(field.name, inner))?.text ?? String(id),
      kind: ratingOf(field.kind, inner),
      severity: ratingOf(field.severity, inner),
    });
  }
  const edges = listEntries(evaluate(field.edges.value, scope)).flatMap((row): readonly GraphEdge[] => {
    const inner = itemScope(scope, row);
    const from = positions.get(evaluate(field.edges.from, inner));
    const to = positions.get(evaluate(field.edges.to, inner));
    if (from === undefined || to === undefined) return [];
    return [{ row, from, to, kind: ratingOf(field.edges.kind, inner) }];
  });
  return { nodes, edges, current: field.current && positions.get(evaluate(field.current, scope)) };
}

function ratingOf(rated: RatedValue | undefined, scope: Scope): Rating | undefined {
  return rated && rate(rated.scale, evaluate(rated.value, scope));
}
