import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { blocksOf, tickOf } from '../../1-parse/blocks';
import { perDescriptor } from '../per-descriptor';

/** Ticks and long texts of a dialog have names of their own: expressions read them as `form.<name>`. */
export const ticks = perDescriptor(['dialog'], function* (_project, descriptor) {
  const seen = new Set<string>();
  for (const { block, path } of blocksOf(descriptor.authored)) {
    const name = tickOf(block);
    if (name === undefined) continue;
    if (seen.has(name)) yield diagnose(descriptor, [...path, 'name'], finding('dialog/name-taken', { name }));
    seen.add(name);
  }
});
