import type { Page } from '@playwright/test';
import { drawerOpenings, type DrawerOpening } from '../../e2e/support/drawer-objects';
import { watchProblems } from '../../e2e/support/problems';
import { goTo, screenWithData, shippedScreens } from '../../e2e/support/screens';
import { closeDrawer } from '../drawer/open';
import { signedIn, usable, type World } from '../world';
import { refreshSession } from './refresh-session';
import { compareMemory, memoryOf, type SoakReport } from './memory';

/** How often each screen is opened while it counts. */
const minRounds = 3;

/** Opens every screen and every drawer with all its tabs again and again, for so many minutes. */
export async function openEverything(world: World, minutes: number): Promise<SoakReport> {
  const page = await signedIn(world, 1);
  const problems = await watchProblems(page.context());
  await page.goto(`${world.shipped}/#/users/started`, { waitUntil: 'networkidle' });
  await usable(page);
  const memory = await memoryOf(page);
  let drawers = 0;
  const round = async (): Promise<void> => {
    await refreshSession(world);
    for (const screen of shippedScreens) {
      await goTo(page, screen.path);
      await screenWithData(page, screen);
      await openDrawer(page, drawerOpenings[drawers % drawerOpenings.length]);
      drawers += 1;
    }
    await goTo(page, '/users/started');
    for (const opening of drawerOpenings) await openDrawer(page, opening);
    drawers += drawerOpenings.length;
  };
  // The first round fetches code and answers.
  await round();
  const before = await memory();
  const end = performance.now() + minutes * 60_000;
  let rounds = 0;
  for (; rounds < minRounds || performance.now() < end; rounds += 1) await round();
  const { counts, failures } = compareMemory(before, await memory());
  await page.context().close();
  return {
    name: `Every screen and every drawer, for ${minutes} minutes`,
    counts: { 'screens opened': (rounds + 1) * shippedScreens.length, 'drawers opened': drawers, ...counts },
    failures: [...failures, ...problems.unexpected],
  };
}

/** Opens a drawer, shows each of its tabs, and closes it. Handles of elements would keep them: only locators wait. */
async function openDrawer(page: Page, opening: DrawerOpening | undefined): Promise<void> {
  if (!opening) return;
  const loaded = `[data-testid="drawer"]${opening.kind} [data-panel]:not([data-state="loading"])`;
  await page.evaluate(({ event, detail }) => window.dispatchEvent(new CustomEvent(event, { detail })), opening);
  await page.locator(loaded).first().waitFor();
  const tabs = page.locator('[data-testid="drawer"] [role="tab"]');
  for (let index = 1; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).evaluate((tab) => tab instanceof HTMLElement && tab.click());
    await page.locator(loaded).first().waitFor();
  }
  await closeDrawer(page);
}
