import { diagnose, suggest } from '../diagnostic';
import { listAt, objectAt, stringAt } from '../parse/read';
import { local } from './local';

/** The period that counts at the start is one of those offered. */
export const presets = local(['console'], function* (descriptor) {
  const period = objectAt(descriptor.value, 'period');
  const offered = listAt(period, 'presets').map((preset) => stringAt(preset, 'id') ?? '');
  const first = stringAt(period, 'default') ?? '';
  if (offered.includes(first)) return;
  const message = `"${first}" is not a preset of the period.`;
  yield diagnose(descriptor, ['period', 'default'], { code: 'period/preset', message, ...suggest(first, offered) });
});
