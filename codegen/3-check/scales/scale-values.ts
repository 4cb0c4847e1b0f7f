import { valueAt } from '../../language/address';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { equalsOf, expressionsOf, rangeOf, type AuthoredScaleRow } from '../../2-analyze/analysis';
import { describeType, mayBe, union, valuesOf, withoutNull } from '../../language/type-relations';
import { boolean, number, string } from '../../language/types';
import { perEveryDescriptor } from '../per-descriptor';
import { ratedParts } from '../../1-parse/parts';

/** A scale over a value that the contract limits to certain ones has a row for each of them. */
export const scaleValues = perEveryDescriptor(function* (project, descriptor) {
  for (const [{ mark, path }, { text, type, problems }] of expressionsOf(project, descriptor)) {
    if (mark.is !== 'expression') continue;
    const holderPath = path.slice(0, -1);
    const { type: holderType, scale: id } = ratedParts(valueAt(descriptor.value, holderPath));
    // In a chart the scale tells the names of what is counted.
    const rated = ['bar', 'ring'].includes(holderType ?? '') ? 'name' : 'value';
    if (path.at(-1) !== rated) continue;
    const scale = id === undefined ? undefined : project.find('scale', id);
    // Of a broken scale it is not known what its rows are meant to be.
    if (!scale || project.broken.some((one) => one.kind === 'scale' && one.id === id)) continue;
    if (problems.length > 0) continue;
    const of = scale.authored.of === 'string' ? string : number;
    if (!mayBe(withoutNull(type), union([of, boolean]))) {
      const values = { scale: scale.id, of: describeType(of), expression: text, type: describeType(type) };
      yield diagnose(descriptor, path, finding('scale/value-type', values));
      continue;
    }
    const rows = scale.authored.rows ?? [];
    const missing = (valuesOf(type) ?? []).filter((one) => !rows.some((row) => matches(row, one)));
    if (missing.length === 0) continue;
    const names = missing.map((one) => JSON.stringify(one)).join(', ');
    yield diagnose(descriptor, [...holderPath, 'scale'], {
      ...finding('scale/values', { expression: text, values: names, scale: scale.id, file: scale.file.path }),
    });
  }
});

function matches(row: AuthoredScaleRow, value: string | number): boolean {
  const range = rangeOf(row);
  if (range && typeof value === 'number' && range.from <= value && value <= range.to) return true;
  return equalsOf(row).some((one) => one.value === value);
}
