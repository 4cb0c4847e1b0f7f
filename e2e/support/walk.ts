import { blueprintSheet, findCutSelectors, findMatching } from './cut-styles';
import { dialogOpenings, type DialogOpening } from './dialogs';
import { type DrawerOpening, drawerOpenings } from './drawer-objects';
import type { ShippedScreen } from './screens';

/** A page of any browser: what Playwright and Puppeteer have in common. */
export interface WalkPage {
  /** Loads the console, or loads it again. */
  load(): Promise<void>;
  /** Runs a function in the page with some texts. */
  run(effect: (texts: string[]) => void, texts: string[]): Promise<void>;
  /** Waits until a function of the page gives true; fails after 15 s. */
  until(isReached: (texts: string[]) => boolean, texts: string[]): Promise<void>;
  /** Reads texts from the page. */
  read(texts: (given: string[]) => readonly string[], given?: readonly string[]): Promise<readonly string[]>;
  press(key: 'Escape'): Promise<void>;
}

/** The number of visited stops, and those with a problem. */
export interface WalkReport {
  readonly visited: number;
  readonly failures: readonly string[];
}

/**
 * Opens some screens, every tab of every drawer, and every dialog, and collects those that did not appear, those that
 * failed, and elements of dialogs that need a rule of Blueprint that the build has cut.
 */
export async function walk(page: WalkPage, screens: readonly ShippedScreen[]): Promise<WalkReport> {
  const failures: string[] = [];
  let visited = 0;
  const visit = async (name: string, show: () => Promise<void>) => {
    visited += 1;
    try {
      await show();
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      await load(page);
    }
  };
  await load(page);
  for (const screen of screens) await visit(`screen ${screen.id}`, () => showScreen(page, screen));
  for (const opening of drawerOpenings) await visit(`drawer ${opening.kind}`, () => showDrawer(page, opening));
  await load(page);
  for (const opening of dialogOpenings) {
    await visit(`dialog ${opening.id} ${JSON.stringify(opening.inputs)}`, () => showDialog(page, opening));
  }
  return { visited, failures };
}

async function load(page: WalkPage): Promise<void> {
  await page.load();
  await page.until(() => document.querySelector('[data-testid="screen"] h1') !== null, []);
}

async function showScreen(page: WalkPage, { id, kind, path }: ShippedScreen): Promise<void> {
  await page.run(([hash]) => window.location.assign(`#${hash}`), [path]);
  await page.until(
    ([name, wanted = '']) => {
      const screen = document.querySelector(`[data-screen="${name}"]`);
      const waiting =
        '.descry-skeleton, .descry-tile-skeleton, [aria-busy="true"], [data-state="loading"], .descry-frame-wait';
      if (!screen || screen.querySelector(waiting)) return false;
      return screen.querySelector(wanted) !== null;
    },
    [id, kind === 'frame' ? 'iframe' : '[data-state="data"]'],
  );
  await expectWhole(page);
}

async function showDrawer(page: WalkPage, { event, detail, kind }: DrawerOpening): Promise<void> {
  await dispatch(page, event, detail);
  await untilDrawn(page, kind);
  const tabs = await page.read(() =>
    [...document.querySelectorAll('[data-testid="drawer"] [role="tab"]')].map(
      (tab) => tab.getAttribute('data-tab') ?? '',
    ),
  );
  for (const tab of tabs) {
    await page.run(
      ([id]) => {
        const element = document.querySelector(`[data-testid="drawer"] [data-tab="${id}"]`);
        if (element instanceof HTMLElement) element.click();
      },
      [tab],
    );
    await page.until(
      ([id]) => document.querySelector(`[data-tab="${id}"]`)?.getAttribute('aria-selected') === 'true',
      [tab],
    );
    await untilDrawn(page, kind);
    await expectWhole(page);
  }
}

async function untilDrawn(page: WalkPage, kind: string): Promise<void> {
  await page.until(
    ([selector]) => {
      const drawer = document.querySelector(`[data-testid="drawer"]${selector}`);
      const panel = drawer?.querySelector('[data-panel]');
      return panel?.getAttribute('data-state') === 'data' && !drawer?.querySelector('.descry-skeleton');
    },
    [kind],
  );
}

async function showDialog(page: WalkPage, { id, inputs }: DialogOpening): Promise<void> {
  await dispatch(page, 'console:open-dialog', { dialog: id, ...inputs });
  await page.until(
    ([name]) => {
      const dialog = document.querySelector(`[data-testid="dialog"][data-dialog="${name}"]`);
      return dialog !== null && !dialog.querySelector('.descry-skeleton, [data-state="loading"]');
    },
    [id],
  );
  await expectWhole(page);
  await expectStyled(page);
  // Some dialogs close only by one of their buttons: they stay below the next one.
  await page.press('Escape');
}

async function dispatch(page: WalkPage, event: string, detail: object): Promise<void> {
  await page.until(() => document.querySelector('[data-testid="shell"]') !== null, []);
  await page.run(
    ([name = '', json = '']) => window.dispatchEvent(new CustomEvent(name, { detail: JSON.parse(json) })),
    [event, JSON.stringify(detail)],
  );
}

async function expectWhole(page: WalkPage): Promise<void> {
  const alerts = await page.read(() =>
    [...document.querySelectorAll('[data-state="failed"], .descry-broken')].map((part) => part.textContent),
  );
  if (alerts.length > 0) throw new Error(`failed: ${alerts.join('; ')}`);
}

/** Finds what the build has cut; the sweeps with axe look for it in screens and drawers. */
async function expectStyled(page: WalkPage): Promise<void> {
  const cut = cutSelectors.get(page) ?? (await page.read(findCutSelectors, [blueprintSheet]));
  cutSelectors.set(page, cut);
  const missing = await page.read(findMatching, cut);
  if (missing.length > 0) throw new Error(`The build has no rules of Blueprint for ${missing.join(', ')}`);
}

/** By page, the selectors of Blueprint that its style sheets lack; no later style sheet has them. */
const cutSelectors = new WeakMap<WalkPage, readonly string[]>();
