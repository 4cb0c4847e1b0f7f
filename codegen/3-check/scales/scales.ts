import { diagnose } from '../../diagnostics/diagnostic';
import { finding, hint, type Finding } from '../../diagnostics/finding';
import { spanOf } from '../../diagnostics/locate';
import type { Descriptor, Diagnostic, Json, Path } from '../../language/model';
import { typeOf } from '../../1-parse/schema';
import { perDescriptor } from '../per-descriptor';
import { type AuthoredScaleRow, equalsOf, gapsIn, type Interval, rangeOf } from '../../2-analyze/analysis';

/**
 * The schema has no more either; rows are compared with each other, and a file that breaks its schema is checked too.
 */
const maxRows = 500;

/** A row of a scale has values of the scale's type and can match; together the rows cover the range. */
export const scales = perDescriptor(['scale'], function* (_project, descriptor) {
  const { of, rows: all = [], range = [] } = descriptor.authored;
  // A scale of an unknown type is reported already; its rows cannot be compared with it.
  if (of === undefined) return;
  const rows = all.slice(0, maxRows);
  const wrong = [...rows.entries()].flatMap(([index, row]) => [...checkTypes(descriptor, row, ['rows', index], of)]);
  yield* wrong;
  if (of !== 'string' && wrong.length === 0) yield* checkCover(descriptor, rows, of === 'integer');
  yield* checkEquals(descriptor, rows);
  if (range.length > 0) yield* checkRange(descriptor, range, rows, of, wrong.length === 0);
});

const valueNames: Readonly<Record<string, string>> = { integer: 'whole numbers', number: 'numbers', string: 'words' };

function* checkTypes(descriptor: Descriptor, row: AuthoredScaleRow, path: Path, of: string): Iterable<Diagnostic> {
  const fits = (value: Json) => typeOf(value) === of || (of === 'number' && typeOf(value) === 'integer');
  const range = rangeOf(row);
  const entries = [
    ...equalsOf(row),
    ...Object.entries(range ?? {}).map(([name, value]: [string, number]) => ({ value, at: [name] })),
  ];
  for (const { value, at } of entries) {
    if (fits(value)) continue;
    const mismatch = finding('scale/type', { type: valueNames[of] ?? of, value: JSON.stringify(value) });
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
    const fix = { ...spanOf(descriptor.root, [...path, ...at]), text: String(number) };
    const advice = fits(number) ? { hint: hint('no-quotes', { value: number }), fix } : {};
    yield diagnose(descriptor, [...path, ...at], { ...mismatch, ...advice });
  }
  if (!range || range.from <= range.to) return;
  yield diagnose(descriptor, [...path, 'to'], finding('scale/range.row'));
}

/**
 * Ranges may not overlap, only touch where numbers are broken; a single value may be taken out of a range by an earlier
 * row.
 */
function* checkCover(
  descriptor: Descriptor,
  rows: readonly AuthoredScaleRow[],
  integers: boolean,
): Iterable<Diagnostic> {
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
      if (covered) yield diagnose(descriptor, ['rows', row], finding('scale/unreachable.row'));
      else if (overlap) {
        const { from, to } = overlap;
        yield diagnose(descriptor, ['rows', row, 'from'], finding('scale/overlap', { row: overlap.row + 1, from, to }));
      }
      before.push({ ...range, row, single: false });
    }
    for (const { value: single, at } of equalsOf(value)) {
      if (typeof single !== 'number') continue;
      const earlier = before.some((one) => !one.single && one.from <= single && single <= one.to);
      if (earlier) yield diagnose(descriptor, ['rows', row, ...at], finding('scale/unreachable.value'));
      before.push({ from: single, to: single, row, single: true });
    }
  }
}

function* checkEquals(descriptor: Descriptor, rows: readonly AuthoredScaleRow[]): Iterable<Diagnostic> {
  const seen = new Set<Json>();
  for (const [index, row] of rows.entries()) {
    const values = equalsOf(row);
    const repeated = values.filter(({ value }) => seen.has(value));
    for (const { value } of values) seen.add(value);
    // Of a row that is written twice, one value is reported for all.
    const reported = repeated.length === values.length ? repeated.slice(0, 1) : repeated;
    for (const { at } of reported) yield diagnose(descriptor, ['rows', index, ...at], finding('scale/unreachable.row'));
  }
}

function* checkRange(
  descriptor: Descriptor,
  [from, to]: readonly (number | undefined)[],
  rows: readonly AuthoredScaleRow[],
  of: string,
  sound: boolean,
): Iterable<Diagnostic> {
  const report = (found: Finding) => diagnose(descriptor, ['range'], found);
  if (of === 'string') yield report(finding('scale/range.words'));
  if (of === 'string' || typeof from !== 'number' || typeof to !== 'number') return;
  if (from > to) yield report(finding('scale/range.reversed'));
  else if (of === 'integer' && !(Number.isInteger(from) && Number.isInteger(to)))
    yield report(finding('scale/range.whole'));
  else if (sound) {
    const intervals = rows.flatMap((row) => [
      ...[rangeOf(row)].filter((range) => range !== undefined),
      ...equalsOf(row).flatMap(({ value }) => (typeof value === 'number' ? [{ from: value, to: value }] : [])),
    ]);
    const gaps = gapsIn({ from, to }, intervals, of === 'integer');
    const values = gaps.map((gap) => (gap.from === gap.to ? String(gap.from) : `${gap.from} to ${gap.to}`));
    if (gaps.length > 0) yield report(finding('scale/gap', { values: values.join(' or ') }));
  }
}
