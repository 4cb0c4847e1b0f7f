import { diagnose } from '../diagnostic';
import { listAt, stringAt } from '../parse/read';
import { local } from './local';

/** Ticks and long texts of a dialog have names of their own: expressions read them as `form.<name>`. */
export const ticks = local(['dialog'], function* (descriptor) {
  const seen = new Set<string>();
  for (const [index, block] of listAt(descriptor.value, 'content').entries()) {
    const name = stringAt(block, 'name');
    if (name === undefined) continue;
    const message = `Another block has the name "${name}".`;
    if (seen.has(name)) yield diagnose(descriptor, ['content', index, 'name'], { code: 'dialog/name-taken', message });
    seen.add(name);
  }
});
