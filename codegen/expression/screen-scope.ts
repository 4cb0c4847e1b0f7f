import { equalsOf } from '../check/scale-rows';
import type { Descriptor, Json } from '../model';
import { isList } from '../parse/schema';
import { listAt, member, stringAt } from '../parse/read';
import type { Project } from '../project';
import type { Variable } from './environment';
import { boolean, listOf, number, objectOf, string } from './make-type';
import type { Type } from './type';

/** Whether a descriptor is a screen with a table. */
export function isTable({ kind, value }: Pick<Descriptor, 'kind' | 'value'>): boolean {
  return kind === 'screen' && stringAt(value, 'kind') === 'table';
}

/** The names that mean something of their own in screens. */
export const screenNames = ['address', 'filter', 'period', 'page', 'sort'] as const;

/** What the expressions of a screen read beside its sources: its address, its filters and, where it has one, its period. */
export function screenVariables(project: Project, value: Json): ReadonlyMap<string, Variable> {
  const names = listAt(value, 'address').map((name) => [`${String(name)}?`, string] as const);
  const filters = listAt(value, 'filters').map(
    (filter) => [`${stringAt(filter, 'id') ?? ''}?`, typeOf(project, filter)] as const,
  );
  const address = objectOf({ tail: string, ...Object.fromEntries(names) }, 'the address of this screen');
  const filter = objectOf(Object.fromEntries(filters), 'the filters of this screen');
  return new Map<string, Variable>([
    ['address', { type: address }],
    ['filter', { type: filter }],
    ...(member(value, 'period') === true ? [['period', { type: period }] as const] : []),
  ]);
}

const period = objectOf({ from: number, to: number }, 'the period');

/** What only the calls of a table read: which part of the list is asked for, and in which order. */
export const pagingVariables: ReadonlyMap<string, Variable> = new Map([
  ['page', { type: objectOf({ offset: number, size: number, number }, 'the page') }],
  ['sort', { type: objectOf({ key: string, descending: boolean, signed: string }, 'the order') }],
]);

/** The scales that filters of a screen offer: their rows are part of what its expressions are checked by. */
export function offeredScales(project: Project, { kind, value }: Descriptor): readonly Descriptor[] {
  if (kind !== 'screen') return [];
  return listAt(value, 'filters').flatMap((filter) => scaleOffered(project, filter) ?? []);
}

/** The scale whose values a filter offers. */
export function scaleOffered(project: Project, filter: Json): Descriptor | undefined {
  const id = stringAt(member(filter, 'options'), 'scale');
  return id === undefined ? undefined : project.find('scale', id);
}

/** The values that a filter offers, as they stand in the address; nothing where an answer gives them. */
export function valuesOffered(project: Project, filter: Json): readonly string[] | undefined {
  const options = member(filter, 'options');
  if (isList(options)) return options.flatMap((option) => stringAt(option, 'value') ?? []);
  const scale = scaleOffered(project, filter);
  const values = scale && listAt(scale.value, 'rows').flatMap((row) => equalsOf(row).map(({ value }) => value));
  // A scale that breaks its schema may hold anything.
  return values?.flatMap((value) => (typeof value === 'object' ? [] : [String(value)]));
}

function typeOf(project: Project, filter: Json): Type {
  const type = stringAt(filter, 'type');
  if (type === 'switch') return boolean;
  if (type !== 'choice' && type !== 'choices') return string;
  const values = valuesOffered(project, filter) ?? [];
  const one: Type = values.length > 0 ? { is: 'string', values } : string;
  return type === 'choices' ? listOf(one) : one;
}
