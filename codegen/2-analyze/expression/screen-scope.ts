import { isList } from '~/lib/json';
import { equalsOf } from '../scale-rows';
import type { Authored, AuthoredValue } from '../../language/authored';
import type { ChoiceFilter, Column, Filter, FilterOption, ScreenTab, TableScreen } from '../../language/authored-types';
import type { Descriptor, DescriptorOf, Path } from '../../language/model';
import type { Project } from '../../1-parse/project';
import type { Variable } from './type-environment';
import { boolean, listOf, number, objectOf, string } from '../../language/types';
import type { Type } from '../../language/type';
import { union } from '../../language/type-relations';
import type { ScreenScopeName } from '../../language/scope-names';

/** A screen as its author wrote it. */
export type AuthoredScreen = AuthoredValue<'screen'>;

const rangeEnds = ['from', 'to'] as const;

/** An end of a range filter. */
type RangeEnd = (typeof rangeEnds)[number];

/** A filter as its author wrote it. */
export type AuthoredFilter = Authored<Filter>;

/** The table of a descriptor, if it is a screen with one. */
export function tableOf(descriptor: Descriptor): Authored<TableScreen> | undefined {
  const screen = descriptor.kind === 'screen' ? descriptor.authored : undefined;
  return screen?.kind === 'table' ? screen : undefined;
}

/** The key by which a column can be sorted, if it can. */
export function sortKeyOf(column: Authored<Column> | undefined): string | undefined {
  return column && 'sort' in column ? column.sort : undefined;
}

/** The tabs of a screen. */
export function tabsOf(screen: AuthoredScreen): readonly (Authored<ScreenTab> | undefined)[] {
  return 'tabs' in screen ? (screen.tabs ?? []) : [];
}

/** The filters of a screen. */
export function filtersOf(screen: AuthoredScreen): readonly AuthoredFilter[] {
  return 'filters' in screen ? (screen.filters ?? []).map((filter) => filter ?? {}) : [];
}

/** The names that the address of a screen can have beside its filters, by their positions. */
export function addressNamesOf(screen: AuthoredScreen): readonly string[] {
  return 'address' in screen ? (screen.address ?? []).map(String) : [];
}

/** Whether a screen shows the period picker. */
export function hasPeriod(screen: AuthoredScreen): boolean {
  return 'period' in screen && screen.period === true;
}

/** The names that a screen gives to its expressions: its address, its filters and, where it has one, its period. */
export function screenVariables(project: Project, screen: AuthoredScreen): ReadonlyMap<ScreenScopeName, Variable> {
  const names = [...addressNamesOf(screen), ...companionsOf(screen).map(({ name }) => name)].map(
    (name) => [`${name}?`, string] as const,
  );
  const filters = filtersOf(screen).map((filter) => [`${filter.id ?? ''}?`, typeOf(project, filter)] as const);
  const address = objectOf({ tail: string, ...Object.fromEntries(names) }, 'the address of this screen');
  const filter = objectOf(Object.fromEntries(filters), 'the filters of this screen');
  return new Map<ScreenScopeName, Variable>([
    ['address', { type: address }],
    ['filter', { type: filter }],
    ...(hasPeriod(screen) ? [['period', { type: period }] as const] : []),
  ]);
}

/** A name that comes with a link filter in the address of a screen. */
export interface Companion {
  readonly name: string;
  /** The words that it takes; nothing where it takes any text. */
  readonly words: readonly string[] | undefined;
  readonly path: Path;
}

/** The names that come with the link filters of a screen. */
export function companionsOf(screen: AuthoredScreen): readonly Companion[] {
  return filtersOf(screen).flatMap((filter, index) =>
    Object.entries(('with' in filter && filter.with) || {}).map(([name, words]) => ({
      name,
      words: isList(words) ? words.map(String) : undefined,
      path: ['filters', index, 'with', name],
    })),
  );
}

const period = objectOf({ from: number, to: number }, 'the period');

/** What only the calls of a table read: which part of the list is asked for, and in which order. */
export const pagingVariables: ReadonlyMap<ScreenScopeName, Variable> = new Map<ScreenScopeName, Variable>([
  [
    'page',
    { type: objectOf({ offset: number, size: number, number, 'cursor?': union([string, number]) }, 'the page') },
  ],
  ['sort', { type: objectOf({ key: string, descending: boolean, signed: string }, 'the order') }],
]);

/** The scale whose values a filter offers. */
export function scaleOffered(project: Project, filter: AuthoredFilter): DescriptorOf<'scale'> | undefined {
  const options = optionsOf(filter);
  const id = options && 'scale' in options ? options.scale : undefined;
  return id === undefined ? undefined : project.find('scale', id);
}

/** What can be chosen in a filter, if it is one with a choice. */
export function optionsOf(filter: AuthoredFilter): Authored<ChoiceFilter>['options'] {
  return 'options' in filter ? filter.options : undefined;
}

/** The options of a filter that the descriptor itself lists, and the path of their list in the filter. */
export function writtenOptions(filter: AuthoredFilter): {
  readonly path: readonly string[];
  readonly options: Authored<readonly FilterOption[]>;
} {
  const options = optionsOf(filter);
  if (isList(options)) return { path: ['options'], options };
  return { path: ['options', 'first'], options: (options && 'rows' in options && options.first) || [] };
}

/** The values that a filter offers, as the address contains them; nothing if an answer gives them. */
export function valuesOffered(project: Project, filter: AuthoredFilter): readonly string[] | undefined {
  const options = optionsOf(filter);
  if (isList(options)) return options.flatMap((option) => option?.value ?? []);
  const scale = scaleOffered(project, filter);
  return scale && (scale.authored.rows ?? []).flatMap((row) => equalsOf(row).map(({ value }) => String(value)));
}

/** The ends of a range that can be set, and that expressions read. */
export function endsOf(filter: AuthoredFilter): readonly RangeEnd[] {
  const only = filter.type === 'range' ? filter.ends : undefined;
  return only === undefined ? rangeEnds : rangeEnds.filter((end) => end === only);
}

function rangeType(filter: AuthoredFilter): Type {
  return objectOf(Object.fromEntries(endsOf(filter).map((end) => [`${end}?`, number] as const)), 'this range');
}

function typeOf(project: Project, filter: AuthoredFilter): Type {
  const { type } = filter;
  if (type === 'switch') return boolean;
  if (type === 'range') return rangeType(filter);
  if (type !== 'choice' && type !== 'choices') return string;
  const values = valuesOffered(project, filter) ?? [];
  const one: Type = values.length > 0 ? { is: 'string', values } : string;
  return type === 'choices' ? listOf(one) : one;
}
