import { diagnose } from '../diagnostic';
import { stringAt } from '../parse/read';
import { blocksOf, isNamed } from '../parse/blocks';
import { local } from './local';

/** Ticks and long texts of a dialog have names of their own: expressions read them as `form.<name>`. */
export const ticks = local(['dialog'], function* (descriptor) {
  const seen = new Set<string>();
  for (const { block, path } of blocksOf(descriptor.value)) {
    const name = isNamed(block) ? stringAt(block, 'name') : undefined;
    if (name === undefined) continue;
    const message = `Another block has the name "${name}".`;
    if (seen.has(name)) yield diagnose(descriptor, [...path, 'name'], { code: 'dialog/name-taken', message });
    seen.add(name);
  }
});
