import type { Page } from '@playwright/test';

/** Gives what the page keeps after a forced collection, in kilobytes, whenever it is asked. */
export async function heapOf(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  return async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return Math.round((await devtools.send('Runtime.getHeapUsage')).usedSize / 1000);
  };
}
