import { diagnose } from '../diagnostic';
import { listAt, stringAt } from '../parse/read';
import { local } from './local';

/** No shortcut hides another: keys that begin with those of another would never be reached. */
export const shortcuts = local(['header'], function* (descriptor) {
  const all = listAt(descriptor.value, 'shortcuts').map((shortcut) => stringAt(shortcut, 'keys') ?? '');
  for (const [index, keys] of all.entries()) {
    const other = all.find(
      (each, at) => at !== index && `${keys} `.startsWith(`${each} `) && (each !== keys || at < index),
    );
    if (other === undefined) continue;
    const message =
      other === keys ? `"${keys}" has a meaning already.` : `"${other}" acts before "${keys}" is complete.`;
    yield diagnose(descriptor, ['shortcuts', index, 'keys'], { code: 'shortcut/taken', message });
  }
});
