import { equalsOf, expressionsOf, openedDrawers, rangeOf } from '../../2-analyze/analysis';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { DescriptorOf } from '../../language/model';
import type { Type } from '../../language/type';
import { alternatives, valuesOf, withoutNull } from '../../language/type-relations';
import { perEveryDescriptor } from '../per-descriptor';

/** What opens a drawer passes a rating that the drawer shows, and one that its scale knows. */
export const passedRatings = perEveryDescriptor(function* (project, descriptor) {
  for (const [{ path }, { type, problems }] of expressionsOf(project, descriptor)) {
    if (path.at(-1) !== 'rating' || problems.length > 0) continue;
    const [drawer, other] = openedDrawers(project, descriptor, path.slice(0, -1)) ?? [];
    if (!drawer || other) continue;
    const id = drawer.authored.head?.rating?.scale;
    if (id === undefined) {
      yield diagnose(descriptor, path, finding('drawer/rating.undeclared', { drawer: drawer.id }));
      continue;
    }
    const scale = project.find('scale', id);
    if (scale && !isRated(scale, withoutNull(type))) {
      yield diagnose(descriptor, path, finding('drawer/rating.value', { drawer: drawer.id, scale: id }));
    }
  }
});

/** Whether a scale has a row for a value of a type, as far as the values are known. */
function isRated(scale: DescriptorOf<'scale'>, type: Type): boolean {
  const rows = scale.authored.rows ?? [];
  const values = valuesOf(type);
  if (values) return values.some((value) => rows.some((row) => equalsOf(row).some((one) => one.value === value)));
  const isOfText = scale.authored.of === 'string';
  const hasRanges = rows.some((row) => rangeOf(row) !== undefined);
  return alternatives(type).some(({ is }) => is === 'any' || (is === 'string' ? isOfText : hasRanges || !isOfText));
}
