import { diagnose } from '../../diagnostics/diagnostic';
import { describePath } from '../../language/layout';
import { finding, hint } from '../../diagnostics/finding';
import { describeType, mayBe, union, withoutNull } from '../../language/type-relations';
import { boolean, number, string } from '../../language/types';
import { perDescriptor, perEveryDescriptor } from '../per-descriptor';
import { misspeltRowsOf, scaleUsesIn } from './scale-uses';

const ratable = { string: union([string, boolean]), number: union([number, boolean]) };

/** A scale over a value that the contract limits to certain ones has a row for each of them. */
export const scaleValues = perEveryDescriptor(function* (project, descriptor) {
  for (const { scale, typePath, scalePath, text, type, withoutRow } of scaleUsesIn(project, descriptor)) {
    const of = scale.authored.of === 'string' ? 'string' : 'number';
    if (!mayBe(withoutNull(type), ratable[of])) {
      const values = { scale: scale.id, of: describeType({ is: of }), expression: text, type: describeType(type) };
      yield diagnose(descriptor, typePath, finding('scale/value-type', values));
      continue;
    }
    // A misspelt row is reported once, where it is.
    const meant = misspeltRowsOf(project, scale).map((row) => row.meant);
    const missing = withoutRow.filter((one) => !meant.includes(String(one)));
    if (missing.length === 0) continue;
    const names = missing.map((one) => JSON.stringify(one)).join(', ');
    const file = describePath(project.kinds.layout, scale.file.path);
    yield diagnose(descriptor, scalePath, {
      ...finding('scale/values', { expression: text, values: names, scale: scale.id, file }),
    });
  }
});

/** The value of a row is one of those that the scale rates. */
export const scaleRows = perDescriptor(['scale'], function* (project, descriptor) {
  for (const { path, value, meant, text } of misspeltRowsOf(project, descriptor)) {
    const unknown = finding('scale/row', { value, expression: text });
    yield diagnose(descriptor, path, { ...unknown, hint: hint('nearest', { name: meant }), fix: meant });
  }
});
