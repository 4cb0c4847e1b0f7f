import { expect, type Page } from '@playwright/test';

/** Moment at which the demo's data and the clocks of tests begin. */
export const start = Date.parse('2026-11-20T12:00:00Z');

/** Steps the stopped clock of a page, so that what React delays comes too, until something holds. */
export async function step(page: Page, hold: () => Promise<void>): Promise<void> {
  await expect(async () => {
    // Small steps: a slow machine needs many, and what is measured afterwards counts them.
    await page.clock.runFor(10);
    await hold();
  }).toPass({ intervals: [20] });
}
