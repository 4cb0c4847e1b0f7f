import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleBesideColors } from './support/axe';
import { expect, test } from './support/console';
import { dispatch } from './support/drawer';
import { type DrawerOpening, drawerOpenings, tabsOfAllDrawers } from './support/drawer-objects';
import { readDrawer, settled, steerSources, type Answers, type DrawerReading } from './support/sweep';

/** The facts of a process come from the opening event, so a failed analysis leaves them on screen. */
const passedDrawer = drawerOpenings[12];

/** A message key, which is shown when the text is missing. */
const rawKey = /\b(?:UI|DRAWER|ERROR)\.[A-Z]|\b(?:drawers|panels|scales)\.[a-z]/;

const drawer = '[data-testid="drawer"]';

test.describe.configure({ mode: 'parallel' });

/** Opens drawers whose sources answer in one way. */
async function openerOf(page: Page) {
  const sources = await steerSources(page);
  return {
    show: async (how: Answers, opening: DrawerOpening): Promise<void> => {
      sources.answer(how);
      await dispatch(page, opening.event, opening.detail);
      await settled(page, { kind: opening.kind, tab: undefined, isWaiting: how === 'loading' });
    },
    end: () => sources.end(),
  };
}

/** Reads the drawer, and expects that its texts are there and fit. */
async function expectOrder(page: Page, where: string): Promise<DrawerReading> {
  const shown = await readDrawer(page);
  expect.soft(shown.text, where).not.toMatch(rawKey);
  expect.soft(shown.wide, where).toEqual([]);
  return shown;
}

/** Panels without data have the same colors in every drawer. */
async function expectAccessibleAsOthers(page: Page, opening: DrawerOpening): Promise<void> {
  await (opening === drawerOpenings[0] ? expectAccessible : expectAccessibleBesideColors)(page, drawer);
}

test('every drawer is accessible and in order with data and while it loads', async ({ page, open }) => {
  test.setTimeout(240_000);
  await open('full', '/users/started');
  const drawers = await openerOf(page);
  let full = 0;
  for (const opening of drawerOpenings) {
    await drawers.show('data', opening);
    for (const tab of await tabsOf(page)) {
      await showTab(page, opening, tab);
      await expectAccessible(page, drawer);
      const where = `${opening.kind} ${tab ?? ''}`;
      const { failed, state } = await expectOrder(page, where);
      expect.soft({ failed, state }, where).toEqual({ failed: false, state: 'data' });
      full += 1;
    }
  }
  expect(full).toBe(tabsOfAllDrawers);
  for (const opening of drawerOpenings) {
    await drawers.show('loading', opening);
    await expectAccessibleAsOthers(page, opening);
    expect.soft((await expectOrder(page, opening.kind)).failed, opening.kind).toBe(false);
  }
  await drawers.end();
});

test('every drawer is accessible and in order without data, and when calls fail', async ({ page, open }) => {
  test.setTimeout(240_000);
  await open('full', '/users/started');
  const drawers = await openerOf(page);
  for (const opening of drawerOpenings) {
    await drawers.show('empty', opening);
    await expectAccessibleAsOthers(page, opening);
    for (const tab of await tabsOf(page)) {
      await showTab(page, opening, tab);
      const where = `${opening.kind} ${tab ?? ''}`;
      expect.soft((await expectOrder(page, where)).failed, where).toBe(false);
    }
  }
  for (const opening of drawerOpenings) {
    await drawers.show('failed', opening);
    await expectAccessibleAsOthers(page, opening);
    const { failed } = await expectOrder(page, opening.kind);
    expect.soft(failed, opening.kind).toBe(opening !== passedDrawer);
  }
  await drawers.end();
});

/** Shows a tab, unless the drawer has a single panel. */
async function showTab(page: Page, { kind }: DrawerOpening, tab: string | undefined): Promise<void> {
  if (tab !== undefined) await page.locator(`${drawer} [data-tab="${tab}"]`).click();
  await settled(page, { kind, tab, isWaiting: false });
}

/** Ids of the tabs; one undefined for a drawer with a single panel. */
async function tabsOf(page: Page): Promise<readonly (string | undefined)[]> {
  const ids = await page
    .locator('[data-testid="drawer"] [role="tab"]')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('data-tab') ?? ''));
  return ids.length > 0 ? ids : [undefined];
}
