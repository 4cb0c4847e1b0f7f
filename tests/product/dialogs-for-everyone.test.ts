import { expect, test } from 'vitest';
import { dialogs } from '~/generated/console/catalogue';
import type { DialogId } from '~/generated/console/ids';
import { expressionsIn } from '../harness/product/expressions-in';

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

test.each(ofEvents)('nothing in %s is hidden or switched off because of who asks [DG-PERM-03]', async (id) => {
  const { default: dialog } = await dialogs[id].load();
  const requested = [...expressionsIn(dialog)].map(String);
  expect(requested.filter((each) => /\b(can|flag|profile|permissions|userType|view)\b/.test(each))).toEqual([]);
});
