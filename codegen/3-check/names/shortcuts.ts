import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { isList, isRecord } from '~/lib/json';
import type { Descriptor } from '../../language/model';
import { perDescriptor } from '../per-descriptor';

/**
 * No shortcut hides another: keys that begin with those of another would never be reached. Those of the engine come
 * first, so it is what the file has that is reported.
 */
export const shortcuts = perDescriptor(['header'], function* (_project, descriptor) {
  const all = (descriptor.authored.shortcuts ?? []).map(({ id = '', keys = '' } = {}, index) => ({ id, keys, index }));
  const written = writtenIn(descriptor);
  const ordered = [...all.slice(written), ...all.slice(0, written)];
  const reported = new Set<number>();
  const conflicts = ordered.flatMap((one, order) => {
    const { keys } = one;
    const other = ordered.find(
      (each, position) =>
        position !== order && `${keys} `.startsWith(`${each.keys} `) && (each.keys !== keys || position < order),
    );
    return other ? [{ ...one, other }] : [];
  });
  for (const { keys, index, other } of conflicts) {
    // One that hides several is the mistake. A shortcut of the engine has no position: what hides it has one.
    const isCause = other.index < written && conflicts.filter((conflict) => conflict.other === other).length > 1;
    const at = index < written && !isCause ? index : other.index;
    if (reported.has(at)) continue;
    reported.add(at);
    const taken =
      other.keys === keys
        ? finding('shortcut/taken.same', { owner: other.id, keys })
        : finding('shortcut/taken.prefix', { owner: other.id, start: other.keys, keys });
    yield diagnose(descriptor, ['shortcuts', at, 'keys'], taken);
  }
});

/** The number of shortcuts in the file, which are before those of the engine. */
function writtenIn({ written }: Descriptor): number {
  const list = isRecord(written) ? written['shortcuts'] : undefined;
  return isList(list) ? list.length : 0;
}
