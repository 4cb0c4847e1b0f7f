import { diagnose } from '../diagnostic';
import type { Descriptor, Diagnostic, Json, Path } from '../model';
import { typeOf } from '../parse/schema';
import { local } from './local';
import { listAt, stringAt } from '../parse/read';
import { equalsOf, gapsIn, rangeOf, type Interval } from './scale-rows';

/** The schema has no more either; rows are compared with each other, and a file that breaks its schema is checked too. */
const maxRows = 500;

/** A row of a scale has values of the scale's type and can match; together the rows cover the range. */
export const scales = local(['scale'], function* (descriptor) {
  const of = stringAt(descriptor.value, 'of') ?? '';
  // A scale of nothing known is told already; its rows cannot be judged.
  if (!Object.hasOwn(nouns, of)) return;
  const rows = listAt(descriptor.value, 'rows').slice(0, maxRows);
  const wrong = [...rows.entries()].flatMap(([index, row]) => [...checkTypes(descriptor, row, ['rows', index], of)]);
  yield* wrong;
  if (of !== 'string' && wrong.length === 0) yield* checkCover(descriptor, rows, of === 'integer');
  yield* checkEquals(descriptor, rows);
  const range = listAt(descriptor.value, 'range');
  if (range.length > 0) yield* checkRange(descriptor, range, rows, of, wrong.length === 0);
});

const nouns: Readonly<Record<string, string>> = { integer: 'whole numbers', number: 'numbers', string: 'words' };

function* checkTypes(descriptor: Descriptor, row: Json, path: Path, of: string): Iterable<Diagnostic> {
  const fits = (value: Json) => typeOf(value) === of || (of === 'number' && typeOf(value) === 'integer');
  const range = rangeOf(row);
  const places = [
    ...equalsOf(row),
    ...Object.entries(range ?? {}).map(([name, value]: [string, number]) => ({ value, at: [name] })),
  ];
  for (const { value, at } of places) {
    const message = `This scale is of ${nouns[of]}; ${JSON.stringify(value)} never matches.`;
    if (!fits(value)) yield diagnose(descriptor, [...path, ...at], { code: 'scale/type', message });
  }
  if (!range || range.from <= range.to) return;
  yield diagnose(descriptor, [...path, 'to'], { code: 'scale/range', message: '"to" is less than "from".' });
}

/** Ranges may not overlap, only touch where numbers are broken; a single value may be taken out of a range by an earlier row. */
function* checkCover(descriptor: Descriptor, rows: readonly Json[], integers: boolean): Iterable<Diagnostic> {
  const before: (Interval & { readonly row: number; readonly single: boolean })[] = [];
  for (const [row, value] of rows.entries()) {
    const range = rangeOf(value);
    if (range && range.from <= range.to) {
      const overlap = before.find(
        (one) =>
          !one.single &&
          (integers ? one.to >= range.from : one.to > range.from) &&
          (integers ? one.from <= range.to : one.from < range.to),
      );
      const covered = gapsIn(range, before, integers).length === 0;
      if (covered) yield diagnose(descriptor, ['rows', row], unreachable);
      else if (overlap) {
        const message = `This range overlaps that of row ${overlap.row + 1} (${overlap.from} to ${overlap.to}).`;
        yield diagnose(descriptor, ['rows', row, 'from'], { code: 'scale/overlap', message });
      }
      before.push({ ...range, row, single: false });
    }
    for (const { value: single, at } of equalsOf(value)) {
      if (typeof single !== 'number') continue;
      const earlier = before.some((one) => !one.single && one.from <= single && single <= one.to);
      if (earlier)
        yield diagnose(descriptor, ['rows', row, ...at], { ...unreachable, hint: 'Move this row before the range.' });
      before.push({ from: single, to: single, row, single: true });
    }
  }
}

const unreachable = { code: 'scale/unreachable', message: 'Earlier rows match first: this one never does.' };

function* checkEquals(descriptor: Descriptor, rows: readonly Json[]): Iterable<Diagnostic> {
  const seen = new Set<Json>();
  for (const [index, row] of rows.entries()) {
    for (const { value, at } of equalsOf(row)) {
      if (seen.has(value)) yield diagnose(descriptor, ['rows', index, ...at], unreachable);
      seen.add(value);
    }
  }
}

function* checkRange(
  descriptor: Descriptor,
  [from, to]: readonly Json[],
  rows: readonly Json[],
  of: string,
  sound: boolean,
): Iterable<Diagnostic> {
  const report = (message: string) => diagnose(descriptor, ['range'], { code: 'scale/range', message });
  if (of === 'string') yield report('A scale of words has no range.');
  if (of === 'string' || typeof from !== 'number' || typeof to !== 'number') return;
  if (from > to) yield report('The range ends before it starts.');
  else if (of === 'integer' && !(Number.isInteger(from) && Number.isInteger(to)))
    yield report('The range of whole numbers must have whole ends.');
  else if (sound) {
    const intervals = rows.flatMap((row) => [
      ...[rangeOf(row)].filter((range) => range !== undefined),
      ...equalsOf(row).flatMap(({ value }) => (typeof value === 'number' ? [{ from: value, to: value }] : [])),
    ]);
    for (const gap of gapsIn({ from, to }, intervals, of === 'integer')) {
      const place = gap.from === gap.to ? String(gap.from) : `${gap.from} to ${gap.to}`;
      yield diagnose(descriptor, ['range'], { code: 'scale/gap', message: `No row matches ${place}.` });
    }
  }
}
