import { diagnose } from '../diagnostic';
import { objectAt, stringAt } from '../parse/read';
import { local } from './local';

/** Every memory has a key of its own in the browser's storage. */
export const memories = local(['console'], function* (descriptor) {
  const owners = new Map<string, string>();
  for (const [name, memory] of Object.entries(objectAt(descriptor.value, 'memories'))) {
    const key = stringAt(memory, 'key') ?? '';
    const owner = owners.get(key);
    const message = `The memory "${owner}" has this key already.`;
    if (owner !== undefined)
      yield diagnose(descriptor, ['memories', name, 'key'], { code: 'memory/key-taken', message });
    owners.set(key, name);
  }
});
