import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { perDescriptor } from '../per-descriptor';

/** The period that counts at the start is one that the search offers too, and each of the presets has another name. */
export const presets = perDescriptor(['console'], function* (_project, descriptor) {
  const { presets: listed = [], default: first = '' } = descriptor.authored.period ?? {};
  const offered = listed.map((preset) => preset?.id ?? '');
  for (const [index, id] of offered.entries()) {
    if (id === '' || offered.indexOf(id) === index) continue;
    yield diagnose(descriptor, ['period', 'presets', index, 'id'], finding('id/duplicate', { id }));
  }
  const atStart = listed.flatMap((preset) => (preset && preset.screensOnly !== true ? [preset.id ?? ''] : []));
  if (atStart.includes(first)) return;
  const variant = offered.includes(first) ? 'period/preset.screens-only' : 'period/preset.unknown';
  const unknown = { ...finding(variant, { name: first }), ...suggest(first, atStart) };
  yield diagnose(descriptor, ['period', 'default'], unknown);
});
