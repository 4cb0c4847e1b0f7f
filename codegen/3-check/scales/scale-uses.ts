import { ratedParts } from '../../1-parse/parts';
import type { Project } from '../../1-parse/project';
import {
  equalsOf,
  expressionAt,
  expressionsOf,
  inAllDescriptors,
  rangeOf,
  scaleOffered,
  valuesOffered,
  type AuthoredFilter,
  type AuthoredScaleRow,
  type CheckedExpression,
} from '../../2-analyze/analysis';
import { didYouMean } from '~/lib/did-you-mean';
import { valueAt } from '../../language/address';
import type { Descriptor, DescriptorOf, Path } from '../../language/model';
import type { Type } from '../../language/type';
import { valuesOf } from '../../language/type-relations';
import { globalQuery, isSameList, query } from '../../memo';
import { boundFilters } from '../lists/bound-filters';

/** A value that a scale rates. */
export interface ScaleUse {
  readonly scale: DescriptorOf<'scale'>;
  /** What is reported if the scale is for values of another type: mostly the expression. */
  readonly typePath: Path;
  /** The name of the scale. */
  readonly scalePath: Path;
  /** The expression. */
  readonly text: string;
  readonly type: Type;
  /** The values of the contract for which the scale has no row. */
  readonly withoutRow: readonly (string | number)[];
}

/** What scales rate in a descriptor. Of a broken scale it is not known what its rows are meant to be. */
export const scaleUsesIn = query((project: Project, descriptor: Descriptor): readonly ScaleUse[] => [
  ...expressionsOf(project, descriptor).flatMap(([{ mark, path }, checked]) => {
    if (mark.is !== 'expression') return [];
    const holderPath = path.slice(0, -1);
    const { type: holderType, scale } = ratedParts(valueAt(descriptor.value, holderPath));
    // In a chart the scale has the names of what is counted.
    const rated = ['bar', 'ring'].includes(holderType ?? '') ? 'name' : 'value';
    if (path.at(-1) !== rated) return [];
    return scaleUse(project, scale, checked, { typePath: path, scalePath: [...holderPath, 'scale'] });
  }),
  ...engineUses(project, descriptor),
]);

/** The scales that give words to what the engine reads: the states of tasks, and the levels of notifications. */
function engineUses(project: Project, descriptor: Descriptor): readonly ScaleUse[] {
  if (descriptor.kind === 'response-operations') {
    const state = expressionAt(project, descriptor, ['tasks', 'reads', 'item', 'state']);
    const scalePath = ['tasks', 'states'];
    return scaleUse(project, descriptor.authored.tasks?.states, state, { typePath: scalePath, scalePath });
  }
  const engine = project.find('engine', 'engine');
  if (descriptor.kind !== 'console' || !engine) return [];
  const level = expressionAt(project, engine, ['notifications', 'reads', 'item', 'level']);
  const scalePath = ['notifications', 'levels'];
  return scaleUse(project, descriptor.authored.notifications?.levels, level, { typePath: scalePath, scalePath });
}

function scaleUse(
  project: Project,
  id: string | undefined,
  checked: CheckedExpression | undefined,
  paths: Pick<ScaleUse, 'typePath' | 'scalePath'>,
): readonly ScaleUse[] {
  const scale = id === undefined ? undefined : project.find('scale', id);
  if (!scale || !checked || checked.problems.length > 0) return [];
  if (project.broken.some((one) => one.kind === 'scale' && one.id === id)) return [];
  const { text, type } = checked;
  const rows = scale.authored.rows ?? [];
  const withoutRow = (valuesOf(type) ?? []).filter((one) => !hasRow(rows, one));
  return [{ scale, ...paths, text, type, withoutRow }];
}

/** A row for a value that nothing has, where a value that something has is spelt nearly so. */
export interface MisspeltRow {
  readonly scale: DescriptorOf<'scale'>;
  /** The value in the scale. */
  readonly path: Path;
  readonly value: string;
  readonly meant: string;
  /** The expression, or the parameter of a call, that has `meant`. */
  readonly text: string;
}

/** All values that something rated or offered by a scale can have. */
interface ValueList {
  readonly scale: DescriptorOf<'scale'>;
  readonly text: string;
  readonly values: readonly (string | number)[];
}

const valueListsIn = query((project: Project, descriptor: Descriptor): readonly ValueList[] => [
  ...scaleUsesIn(project, descriptor).flatMap(({ scale, text, type }) => {
    const values = valuesOf(type);
    return values ? [{ scale, text, values }] : [];
  }),
  ...(descriptor.kind === 'screen' ? boundFilters(project, descriptor) : []).flatMap(({ filter, parameter, taken }) => {
    const scale = scaleOffered(project, filter);
    return scale ? [{ scale, text: `"${parameter}"`, values: taken }] : [];
  }),
]);

const valueLists = inAllDescriptors(valueListsIn);

/** The rows of all scales that are misspelt: wrong once, and missing wherever the scale is used. */
const misspeltRows = globalQuery((project: Project): readonly MisspeltRow[] => {
  const byScale = new Map<DescriptorOf<'scale'>, ValueList[]>();
  for (const list of valueLists(project)) {
    const known = byScale.get(list.scale);
    if (known) known.push(list);
    else byScale.set(list.scale, [list]);
  }
  return [...byScale].flatMap(([scale, used]) => misspeltIn(scale, used));
}, isSameRows);

function isSameRows(left: readonly MisspeltRow[], right: readonly MisspeltRow[]): boolean {
  const partsOf = ({ scale, path, value, meant, text }: MisspeltRow) => [scale, path.join('/'), value, meant, text];
  return isSameList(left.flatMap(partsOf), right.flatMap(partsOf));
}

function misspeltIn(scale: DescriptorOf<'scale'>, used: readonly ValueList[]): readonly MisspeltRow[] {
  const rows = scale.authored.rows ?? [];
  const missing = used.flatMap(({ text, values }) =>
    values.flatMap((value) => (hasRow(rows, value) ? [] : [{ value: String(value), text }])),
  );
  if (missing.length === 0) return [];
  const known = new Set(used.flatMap(({ values }) => values));
  const names = missing.map((one) => one.value);
  return [...rows.entries()].flatMap(([index, row]) =>
    equalsOf(row).flatMap(({ value, at }): readonly MisspeltRow[] => {
      if (typeof value !== 'string' || known.has(value)) return [];
      const meant = didYouMean(value, names);
      const found = missing.find((one) => one.value === meant);
      return found ? [{ scale, path: ['rows', index, ...at], value, meant: found.value, text: found.text }] : [];
    }),
  );
}

/** The misspelt rows of one scale. */
export function misspeltRowsOf(project: Project, scale: Descriptor | undefined): readonly MisspeltRow[] {
  return misspeltRows(project).filter((row) => row.scale === scale);
}

/** The values that a filter offers, or would if no row of its scale were misspelt: that is reported at the row. */
export function valuesMeant(project: Project, filter: AuthoredFilter): readonly string[] | undefined {
  const meant = misspeltRowsOf(project, scaleOffered(project, filter)).map((row) => row.meant);
  return valuesOffered(project, filter)?.concat(meant);
}

function hasRow(rows: readonly AuthoredScaleRow[], value: string | number): boolean {
  return rows.some((row) => matches(row, value));
}

function matches(row: AuthoredScaleRow, value: string | number): boolean {
  const range = rangeOf(row);
  if (range && typeof value === 'number' && range.from <= value && value <= range.to) return true;
  return equalsOf(row).some((one) => one.value === value);
}
