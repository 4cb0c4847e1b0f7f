import type { Operation } from '../../1-parse/openapi/contract';
import type { Type } from '../../language/type';
import { memberPath } from '../fields/contract-tree';
import { scalesOf } from '../fields/fitting-field';
import { phraseFor } from '../fields/words';
import { argumentsFor, mainOf, type CallArguments } from './call-arguments';
import { CannotMake } from './cannot-make';
import { columnsOf, type Column } from './columns';
import { reading } from './drawer';
import { fromAddress, namesNeeded, narrowingBy, type Narrowing } from './filters';
import { newFile, type Made, type Order } from './order';
import { pagingOf, sortingOf, type ListEnding } from './paging';
import type { Filter } from './proposal';
import { routeFor } from './route-line';
import { sourceName } from './source-name';

/** From so many filters on that the reader can set, a query says them faster than their controls. */
const fieldsOfQuery = 2;

/**
 * A screen with the list that an operation answers, and the line of its route.
 *
 * @throws {CannotMake} if the answer has no list of objects that columns show.
 */
export function makeScreen(order: Order): readonly Made[] {
  const { project, name, operation } = order;
  const scales = scalesOf(project);
  const source = sourceName(project, name);
  const list = listIn(operation.answer, source);
  if (!list) throw new CannotMake(`The answer of ${operation.id} has no list of objects: make a drawer.`);
  const plain = columnsOf(list.item, 'screen', scales);
  const rowId = rowIdOf(plain);
  if (rowId === undefined) throw new CannotMake(`The contract says nothing about the entries of ${operation.id}.`);
  const paging = pagingOf(project, operation, list.ending);
  const sorting = paging && sortingOf(operation, plain);
  const arranged = { ...paging?.query, ...sorting?.query };
  const narrowing = narrowingBy(
    operation.parameters.filter((one) => one.in === 'query' && !Object.hasOwn(arranged, one.name)),
    scales,
  );
  const call = callOf(operation, arranged, narrowing);
  const filters = narrowing.proposals.map(({ filter }) => filter);
  const { file, $schema } = newFile(order, 'screen');
  const value = {
    $schema,
    kind: 'table',
    address: notEmpty(namesNeeded(call)),
    period: narrowing.period || undefined,
    filters: notEmpty(filters),
    query: filters.filter(({ type }) => type !== 'link').length >= fieldsOfQuery || undefined,
    sources: { [source]: { operation: reading(operation), ...call } },
    rows: list.path,
    ...(paging && list.ending),
    pageSize: paging?.pageSize,
    rowId,
    itemLabel: phraseFor(name),
    sort: sorting?.sort,
    columns: rated(sorting?.columns ?? plain, filters),
  };
  return [{ file, value }, routeFor(order)];
}

/** The texts that a filter offers in the words of a scale are shown in these words. */
function rated(columns: readonly Column[], filters: readonly Filter[]): readonly Column[] {
  return columns.map((column) => {
    const options = filters.find(({ id }) => id === column.id)?.options;
    const scale = options && 'scale' in options ? options.scale : undefined;
    return column.type === 'text' && scale !== undefined ? { ...column, type: 'scale', scale } : column;
  });
}

interface List {
  /** The expression of the list. */
  readonly path: string;
  readonly item: Type;
  /** What says how long it is, or where it goes on. */
  readonly ending: ListEnding | undefined;
}

/** The members of an answer that say how long its list is, or where it goes on, the best first. */
const endings: readonly { readonly property: keyof ListEnding; readonly is: Type['is']; readonly names: RegExp }[] = [
  { property: 'total', is: 'number', names: /^(total|total_?count|count)$/i },
  { property: 'more', is: 'boolean', names: /^has_?(more|next)(_?page)?$/i },
  { property: 'next', is: 'string', names: /^next(_?(cursor|token|page_?token))?$/i },
];

/** The list of an answer: the answer itself, or its first member that is a list of objects. */
function listIn(answer: Type, source: string): List | undefined {
  const whole = mainOf(answer);
  if (whole.is === 'list')
    return mainOf(whole.item).is === 'object' ? { path: source, item: whole.item, ending: undefined } : undefined;
  if (whole.is !== 'object') return undefined;
  const lists = [...whole.members].flatMap(([name, member]) => {
    const type = mainOf(member.type);
    return type.is === 'list' && mainOf(type.item).is === 'object' ? [{ name, item: type.item }] : [];
  });
  const list = lists.find(({ name }) => name === 'items') ?? lists[0];
  if (!list) return undefined;
  const [ending] = endings.flatMap(({ property, is, names }): readonly ListEnding[] =>
    [...whole.members]
      .filter(([name, member]) => names.test(name) && mainOf(member.type).is === is)
      .map(([name]) => ({ [property]: memberPath(source, name) })),
  );
  return { path: memberPath(source, list.name), item: list.item, ending };
}

/** What names an entry: its id, or else its first value. */
export function rowIdOf(columns: readonly Pick<Column, 'type' | 'id' | 'value'>[]): string | undefined {
  const single = columns.filter(({ type }) => type !== 'chips');
  const named = single.find(({ id }) => /^(id|uuid|guid|key)$/i.test(id)) ?? single.find(({ id }) => /id$/i.test(id));
  return (named ?? single[0])?.value;
}

/** What the call of the list sends: its part and order, what the reader has chosen, and what it needs besides. */
function callOf(operation: Operation, arranged: Readonly<Record<string, string>>, narrowing: Narrowing): CallArguments {
  const chosen = { ...arranged, ...narrowing.query };
  const needed = argumentsFor(operation, (one) => chosen[one.name] ?? fromAddress(one));
  const query = { ...needed.query, ...chosen };
  return { ...needed, query: Object.keys(query).length > 0 ? query : undefined };
}

function notEmpty<Entry>(list: readonly Entry[]): readonly Entry[] | undefined {
  return list.length > 0 ? list : undefined;
}
