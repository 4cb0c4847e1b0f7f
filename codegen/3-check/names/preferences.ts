import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { perDescriptor } from '../per-descriptor';

/** Every preference has a key of its own in the browser's storage. */
export const preferences = perDescriptor(['console'], function* (_project, descriptor) {
  const owners = new Map<string, string>();
  for (const [name, preference] of Object.entries(descriptor.authored.preferences ?? {})) {
    const key = preference?.key ?? '';
    const owner = owners.get(key);
    if (owner !== undefined)
      yield diagnose(descriptor, ['preferences', name, 'key'], finding('preference/key-taken', { owner }));
    owners.set(key, name);
  }
});
