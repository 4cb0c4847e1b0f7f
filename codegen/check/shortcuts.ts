import { diagnose } from '../diagnostic';
import { listAt, stringAt } from '../parse/read';
import { local } from './local';

/** No shortcut hides another: keys that begin with those of another would never be reached. */
export const shortcuts = local(['header'], function* (descriptor) {
  const all = listAt(descriptor.value, 'shortcuts').map((shortcut) => ({
    id: stringAt(shortcut, 'id') ?? '',
    keys: stringAt(shortcut, 'keys') ?? '',
  }));
  for (const [index, { keys }] of all.entries()) {
    const other = all.find(
      (each, at) => at !== index && `${keys} `.startsWith(`${each.keys} `) && (each.keys !== keys || at < index),
    );
    if (other === undefined) continue;
    const message =
      other.keys === keys
        ? `The shortcut "${other.id}" has the keys "${keys}" already.`
        : `The shortcut "${other.id}" acts on "${other.keys}" before "${keys}" is complete.`;
    yield diagnose(descriptor, ['shortcuts', index, 'keys'], { code: 'shortcut/taken', message });
  }
});
