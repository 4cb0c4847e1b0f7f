import { expect, test } from 'vitest';
import { dialogs, type DialogId } from '../../src/generated/catalogue';
import { expressionsIn } from './expressions-in';

const ofEvents: readonly DialogId[] = [
  'attack-simulator',
  'attack-path',
  'ai-companion',
  'cloud-workload',
  'full-screen-page',
  'generic',
  'mfa',
  'pre-release',
  'session',
  'terms',
];

test.each(ofEvents)('DG-PERM-03: nothing in %s is hidden or switched off because of who asks', async (id) => {
  const { default: dialog } = await dialogs[id].load();
  const asked = [...expressionsIn(dialog)].map(String);
  expect(asked.filter((each) => /\b(can|flag|profile|permissions|userType|view)\b/.test(each))).toEqual([]);
});
