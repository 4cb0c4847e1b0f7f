import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { perDescriptor } from '../per-descriptor';

/** No shortcut hides another: keys that begin with those of another would never be reached. */
export const shortcuts = perDescriptor(['header'], function* (_project, descriptor) {
  const all = (descriptor.authored.shortcuts ?? []).map(({ id = '', keys = '' } = {}) => ({ id, keys }));
  for (const [index, { keys }] of all.entries()) {
    const other = all.find(
      (each, at) => at !== index && `${keys} `.startsWith(`${each.keys} `) && (each.keys !== keys || at < index),
    );
    if (other === undefined) continue;
    const taken =
      other.keys === keys
        ? finding('shortcut/taken.same', { owner: other.id, keys })
        : finding('shortcut/taken.prefix', { owner: other.id, start: other.keys, keys });
    yield diagnose(descriptor, ['shortcuts', index, 'keys'], taken);
  }
});
