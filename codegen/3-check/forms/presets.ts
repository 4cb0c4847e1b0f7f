import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { perDescriptor } from '../per-descriptor';

/** The period that counts at the start is one of those offered. */
export const presets = perDescriptor(['console'], function* (_project, descriptor) {
  const { presets: listed = [], default: first = '' } = descriptor.authored.period ?? {};
  const offered = listed.map((preset) => preset?.id ?? '');
  if (offered.includes(first)) return;
  const unknown = { ...finding('period/preset', { name: first }), ...suggest(first, offered) };
  yield diagnose(descriptor, ['period', 'default'], unknown);
});
