import { valueAt } from '../address';
import { diagnose } from '../diagnostic';
import { checkExpression } from '../expression/check';
import { environmentFor } from '../expression/environment-for';
import { valuesOf } from '../expression/relations';
import type { Json } from '../model';
import { dependent } from './local';
import { listAt, stringAt } from '../parse/read';
import { equalsOf, rangeOf } from './scale-rows';

/** A scale over a value that the contract limits to certain ones has a row for each of them. */
export const scaleValues = dependent(['predicates', 'vocabulary', 'console', 'scale'], function* (descriptor, project) {
  for (const { mark, path, value } of project.marks(descriptor)) {
    if (mark.is !== 'expression' || typeof value !== 'string') continue;
    const place = path.slice(0, -1);
    const holder = valueAt(descriptor.value, place);
    // In a chart the scale tells the names of what is counted.
    const judged = ['bar', 'ring'].includes(stringAt(holder, 'type') ?? '') ? 'name' : 'value';
    if (path.at(-1) !== judged) continue;
    const id = stringAt(holder, 'scale');
    const scale = id === undefined ? undefined : project.find('scale', id);
    // Of a broken scale it is not known what its rows are meant to be.
    if (!scale || project.broken.some((one) => one.kind === 'scale' && one.id === id)) continue;
    const { type, problems } = checkExpression(value, environmentFor(project, descriptor, path, mark.scope));
    if (problems.length > 0) continue;
    const rows = listAt(scale.value, 'rows');
    const missing = (valuesOf(type) ?? []).filter((one) => !rows.some((row) => matches(row, one)));
    if (missing.length === 0) continue;
    const names = missing.map((one) => JSON.stringify(one)).join(', ');
    yield diagnose(descriptor, [...place, 'scale'], {
      code: 'scale/values',
      message: `${value} can also be ${names}, for which the scale "${id}" has no row.`,
      hint: `Add rows to ${scale.file.path}.`,
    });
  }
});

function matches(row: Json, value: string | number): boolean {
  const range = rangeOf(row);
  if (range && typeof value === 'number' && range.from <= value && value <= range.to) return true;
  return equalsOf(row).some((one) => one.value === value);
}
