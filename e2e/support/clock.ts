import { expect, type Page } from '@playwright/test';

/** The time at which the demo's data and the clocks of tests start. */
export const start = Date.parse('2026-11-20T12:00:00Z');

/**
 * Advances the paused clock of a page in steps of so many milliseconds until a condition is true; the page gets time
 * for what is no timer. Where only timers without a delay have to run, 1 ms is right: a slow machine needs many steps,
 * and what is measured later includes them.
 */
export async function step(page: Page, hold: () => Promise<void>, by = 1): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(by);
    await hold();
  }).toPass({ intervals: [20, 50, 100] });
}
