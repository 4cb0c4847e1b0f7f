import { expect, test } from 'vitest';
import { checkNavigation, deniedPath, type Denial, type Occasion } from '~/session/check-navigation';

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
  ['no key allowed [SH-AC-02]', { keys: [88], ids: ['1'], want: { msg: 'router' } }],
  ['key allowed [SH-AC-06]', { keys: [88], ids: ['88'], want: undefined }],
  ['one of several keys is enough [SH-RG-05]', { keys: [88, 89], ids: ['89'], want: undefined }],
  ['an empty list before the menu blocks nothing [SH-AC-03]', { keys: [88], ids: [], loaded: false, want: undefined }],
  ['an empty menu allows no keyed page [SH-OP-030]', { keys: [88], ids: [], want: { msg: 'app_router', menuId: 88 } }],
  ['a route without keys passes [SH-AC-04]', { ids: ['1'], want: undefined }],
  ['exempt pages pass [SH-OP-010]', { path: '/users/403', keys: [75], ids: ['1'], want: undefined }],
  [
    'the page already shown [SH-AC-05]',
    { keys: [88], ids: ['1'], occasion: 'menu', want: { msg: 'app_router', menuId: 88 } },
  ],
  [
    'with several keys the first is named [SH-OP-028]',
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
])('%o leads to %s [SH-ER-24]', (denial, want) => {
  expect(deniedPath(denial)).toBe(want);
});
