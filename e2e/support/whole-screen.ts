import { expect, type Page } from '@playwright/test';
import type { Demo } from './demo';
import { expectNoShift, timeInDocument } from './layout-shift';
import { goTo, screenWithData, type ShippedScreen } from './screens';
import { brokenTimes, rawTimes } from './times';

/** Goes to a screen whose answers are slow enough for all skeletons to be painted, and expects that nothing moves. */
export async function expectNoJump(page: Page, demo: Demo, shipped: ShippedScreen, width: number): Promise<void> {
  demo.delayAnswers(200);
  const since = await timeInDocument(page);
  await goTo(page, shipped.path);
  await screenWithData(page, shipped);
  await expectNoShift(page, `${shipped.id}, ${width} wide`, since);
}

/** Expects that no time of the shown screen is cut, on two lines or raw, and gives their number. */
export async function expectWholeTimes(page: Page, where: string): Promise<number> {
  const { times, broken } = await brokenTimes(page, '[data-testid="screen"]');
  expect.soft(broken, where).toEqual([]);
  expect.soft(await rawTimes(page), where).toEqual([]);
  return times;
}
