import { expect, test } from 'vitest';
import { checkNavigation, deniedPath, type Denial, type Occasion } from '../../src/session/check-navigation';

const exempt = ['/users/403'];

interface Case {
  readonly path?: string;
  readonly keys?: readonly number[];
  readonly ids: readonly string[];
  readonly loaded?: boolean;
  readonly occasion?: Occasion;
  readonly want: Denial | undefined;
}

test.each<[string, Case]>([
  ['SH-AC-02: no key allowed', { keys: [88], ids: ['1'], want: { msg: 'router' } }],
  ['SH-AC-06: key allowed', { keys: [88], ids: ['88'], want: undefined }],
  ['SH-RG-05: one of several keys is enough', { keys: [88, 89], ids: ['89'], want: undefined }],
  ['SH-AC-03: an empty list before the menu blocks nothing', { keys: [88], ids: [], loaded: false, want: undefined }],
  ['SH-OP-030: an empty menu allows no keyed page', { keys: [88], ids: [], want: { msg: 'app_router', menuId: 88 } }],
  ['SH-AC-04: a route without keys passes', { ids: ['1'], want: undefined }],
  ['SH-OP-010: exempt pages pass', { path: '/users/403', keys: [75], ids: ['1'], want: undefined }],
  [
    'SH-AC-05: the page already shown',
    { keys: [88], ids: ['1'], occasion: 'menu', want: { msg: 'app_router', menuId: 88 } },
  ],
  [
    'SH-OP-028: with several keys the first is named',
    {
      keys: [8701, 8702],
      ids: ['1'],
      occasion: 'menu',
      want: { msg: 'app_router', menuId: 8701 },
    },
  ],
  ['the page already shown is allowed', { keys: [88], ids: ['88'], occasion: 'menu', want: undefined }],
  ['an exempt page already shown', { path: '/users/403', keys: [75], ids: [], occasion: 'menu', want: undefined }],
])('%s', (_, { path = '/app/ddr', keys, ids, loaded = true, occasion = 'navigation', want }) => {
  expect(checkNavigation({ path, keys }, { ids: new Set(ids), loaded }, { exempt, occasion })).toEqual(want);
});

test.each<[Denial, string]>([
  [{ msg: 'router' }, '/users/403?msg=router'],
  [{ msg: 'app_router', menuId: 88 }, '/users/403?msg=app_router&menuId=88'],
  [{ msg: 'api' }, '/users/403?msg=api'],
  [{ msg: 'console' }, '/users/403?msg=console'],
])('SH-ER-24: %o leads to %s', (denial, want) => {
  expect(deniedPath(denial)).toBe(want);
});
