import type { Browser, Page } from '@playwright/test';
import { accounts } from '../demo/company/administration/accounts';
import { postOf } from '../demo/control/api';
import type { DemoBackend } from '../tools/server/demo';

/** What measurements in a browser work with. */
export interface World {
  readonly browser: Browser;
  /** Address of the console as it ships. */
  readonly shipped: string;
  /** Address of the page with synthetic drawers and the one written by hand. */
  readonly bench: string;
  readonly backend: DemoBackend;
}

/** A page of a new profile, in which an analyst is signed in; its processor is `slower` times slower. */
export async function signedIn({ browser }: World, slower: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const token = accounts.find(({ id }) => id === 'full')?.token ?? '';
  await context.addInitScript((value) => localStorage.setItem('uic-token', value), token);
  // What tsx wraps named functions in; the functions that run in the page have no other.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

/** The same at a page of the console, as soon as menu and title can be seen and nothing is loading any more. */
export async function settled(world: World, origin: string, slower: number): Promise<Page> {
  const page = await signedIn(world, slower);
  await page.goto(`${origin}/#/users/started`, { waitUntil: 'networkidle' });
  await usable(page);
  return page;
}

/** Milliseconds since the beginning of the navigation, as soon as menu and title can be seen. */
export function usable(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const check = (): void => {
          const parts = ['[data-testid="side-menu"] [data-menu-id]', '[data-testid="screen"] h1'];
          const isThere = parts.every((part) => document.querySelector(part)?.checkVisibility() ?? false);
          if (isThere) resolve(Math.round(performance.now()));
          else requestAnimationFrame(check);
        };
        check();
      }),
  );
}

/** Sets something at the demo backend. */
export async function control({ backend }: World, path: string, body: object): Promise<void> {
  const request = new Request(`http://localhost/__demo/api/${path}`, postOf(body));
  const response = await backend.app.fetch(request);
  if (!response.ok) throw new Error(`The demo backend refuses ${path}: ${await response.text()}`);
}
