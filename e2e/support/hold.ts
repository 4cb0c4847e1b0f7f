import type { Page } from '@playwright/test';

/** Things that wait until somebody lets all of them go. */
export interface Gate {
  wait(): Promise<void>;
  /** How many wait. */
  readonly count: number;
  open(): void;
}

/** Makes a gate; who comes after it was opened waits for the next time. */
export function createGate(): Gate {
  const waiting: (() => void)[] = [];
  return {
    wait: () => new Promise((resolve) => void waiting.push(resolve)),
    get count() {
      return waiting.length;
    },
    open: () => {
      for (const go of waiting.splice(0)) go();
    },
  };
}

/** Holds the requests of a page for an address, until the returned function lets them and all later ones go. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
