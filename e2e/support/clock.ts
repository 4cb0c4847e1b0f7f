import { expect, type Page } from '@playwright/test';

/** The time at which the demo's data and the clocks of tests start. */
export const start = Date.parse('2026-11-20T12:00:00Z');

/** Advances the paused clock of a page in small steps until a condition is true; React gets time to render. */
export async function step(page: Page, hold: () => Promise<void>): Promise<void> {
  await expect(async () => {
    // Small steps: a slow machine needs many, and later measurements include them.
    await page.clock.runFor(10);
    await hold();
  }).toPass({ intervals: [20] });
}
