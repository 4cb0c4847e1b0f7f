import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { perDescriptor } from '../per-descriptor';

/** The period that counts at the start is one of those offered, and each of these has another name. */
export const presets = perDescriptor(['console'], function* (_project, descriptor) {
  const { presets: listed = [], default: first = '' } = descriptor.authored.period ?? {};
  const offered = listed.map((preset) => preset?.id ?? '');
  for (const [index, id] of offered.entries()) {
    if (id === '' || offered.indexOf(id) === index) continue;
    yield diagnose(descriptor, ['period', 'presets', index, 'id'], finding('id/duplicate', { id }));
  }
  if (offered.includes(first)) return;
  const unknown = { ...finding('period/preset', { name: first }), ...suggest(first, offered) };
  yield diagnose(descriptor, ['period', 'default'], unknown);
});
