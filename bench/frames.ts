import type { Page } from '@playwright/test';

/** How frames were. */
export interface Frames {
  readonly count: number;
  /** How many took more than 50 ms. */
  readonly long: number;
  /** Milliseconds. */
  readonly longest: number;
}

/** Times every frame from now on; the result ends it and tells how they were. */
export async function measureFrames(page: Page): Promise<() => Promise<Frames>> {
  await page.evaluate(() => {
    const times: number[] = [];
    let last = performance.now();
    const frame = (): void => {
      const now = performance.now();
      times.push(now - last);
      last = now;
      if (Reflect.get(window, 'frameTimes') === times) requestAnimationFrame(frame);
    };
    Object.assign(window, { frameTimes: times });
    requestAnimationFrame(frame);
  });
  return async () => {
    const times: number[] = await page.evaluate(() => {
      const measured: unknown = Reflect.get(window, 'frameTimes');
      Object.assign(window, { frameTimes: undefined });
      return Array.isArray(measured) ? measured : [];
    });
    const long = times.filter((time) => time > 50).length;
    return { count: times.length, long, longest: Math.round(Math.max(0, ...times)) };
  };
}

/** Turns the wheel over what the pointer is on, in steps of a frame. */
export async function turnWheel(page: Page, turns: number, distance: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, distance);
    await page.waitForTimeout(16);
  }
}
