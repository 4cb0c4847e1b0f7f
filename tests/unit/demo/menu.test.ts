import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accounts } from '~/demo/company/administration/accounts';
import { asRecord } from '../../harness/as-record';
import { files, vocabulary } from '../../harness/demo/support';
import { menuOf } from '~/demo/server/menu/menu';
import { readMenu } from '~/demo/server/menu/menu-file';
import type { Answer } from '~/generated/contract/operations';

type Entry = Answer<'getMenu'>['data'][number];

const flat = (entries: readonly Entry[], depth = 1): { entry: Entry; depth: number }[] =>
  entries.flatMap((entry) => [{ entry, depth }, ...flat(entry.children ?? [], depth + 1)]);

function entriesOf(id: string) {
  const account = accounts.find((each) => each.id === id);
  if (account === undefined) throw new Error(`no account ${id}`);
  return flat(menuOf(readMenu(files.menu), account, []).data);
}

const full = entriesOf('full');
const read = (path: string) => asRecord(JSON.parse(readFileSync(path, 'utf8')));

describe('menu of the account with all rights', () => {
  test('holds the key of every keyed route', () => {
    const ids = new Set(full.map(({ entry }) => entry.id));
    const keys = readdirSync('descriptors/routes').flatMap((name) => {
      const { routes } = read(`descriptors/routes/${name}`);
      return (Array.isArray(routes) ? routes : []).flatMap((route) => {
        const { keys: keys } = asRecord(route);
        return Array.isArray(keys) ? keys : [];
      });
    });
    expect(keys.filter((key) => !ids.has(key))).toEqual([]);
    expect(keys.length).toBeGreaterThan(100);
  });

  test('is at most three levels deep and uses all of them', () => {
    expect(Math.max(...full.map(({ depth }) => depth))).toBe(3);
  });

  test('uses only icons that descriptors declare', () => {
    const { menuIcons } = read('descriptors/vocabulary.json');
    const used = full.flatMap(({ entry }) => entry.icon ?? []);
    expect(used.filter((icon) => !Array.isArray(menuIcons) || !menuIcons.includes(icon))).toEqual([]);
  });

  test('names no entry twice', () => {
    const ids = full.map(({ entry }) => String(entry.id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('carries preview, coming-soon and hidden entries', () => {
    expect(full.some(({ entry }) => entry.preview === true)).toBe(true);
    expect(full.some(({ entry }) => entry.comesoon === true)).toBe(true);
    expect(full.some(({ entry }) => entry.sidebar === false)).toBe(true);
  });
});

test('menu of the restricted account holds its keys, their groups and nothing else', () => {
  expect(entriesOf('restricted').map(({ entry }) => entry.id)).toEqual([
    'header',
    'posture',
    8761,
    'detection',
    5,
    'administration',
    601,
  ]);
});

test('the landing page of every account is in its menu', () => {
  for (const { id, landingPage } of accounts) {
    expect(
      entriesOf(id).map(({ entry }) => entry.id),
      id,
    ).toContain(landingPage);
  }
});

test('there is an account for every view, and for demo, non-root and closed gate', () => {
  const views = accounts.map(({ profile }) => profile.advancedInfo.view);
  expect(views).toEqual(expect.arrayContaining([...vocabulary.views]));
  expect(accounts.some(({ profile }) => profile.user_name.includes('_demo_'))).toBe(true);
  expect(accounts.some(({ profile }) => profile.advancedInfo.userType === 'samlGroup')).toBe(true);
  expect(
    accounts.some(
      ({ profile, rights }) =>
        rights.flags?.includes('allow-poseidon-sign-in') === false && profile.advancedInfo.isFoundation === false,
    ),
  ).toBe(true);
});
