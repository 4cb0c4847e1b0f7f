import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { story } from '../../demo/company/story';
import { routes } from './routes';

/** A screen of the descriptors, and the address where it is shown. */
export interface ShippedScreen {
  readonly id: string;
  readonly kind: string;
  readonly path: string;
}

interface ScreenFile {
  readonly kind: string;
  readonly address?: readonly string[];
  readonly tabs?: readonly { readonly screen: string }[];
}

/** Tails of paths, by the screen of the detail. */
const details: Readonly<Record<string, string>> = {
  'workbench-alert': story.workbench,
  case: 'CASE-1042',
  process: story.process,
};

/** Values of the address parameters of screens, by name. */
const requested: Readonly<Record<string, string>> = { keyword: 'invoice' };

/** Every screen of a route: each tab, and the detail that the tail of its path names. */
const screensOfRoutes: readonly ShippedScreen[] = routes.flatMap(({ path: pattern, screen, detail }) => {
  if (screen === undefined) return [];
  const path = pattern.replace(/\/\{[^}]*\}$/, '');
  const { kind, tabs = [], address = [] } = readScreen(screen);
  const query = address.map((name) => `${name}=${given(requested, name)}`).join('&');
  const inTabs = tabs.map((tab, index) => shippedAt(tab.screen, `${path}?tab=${index + 1}`));
  const ownParts = kind === 'tabs' ? inTabs : [{ id: screen, kind, path: query === '' ? path : `${path}?${query}` }];
  return detail === undefined ? ownParts : [...ownParts, shippedAt(detail, `${path}/${given(details, detail)}`)];
});

/** Every screen once, at its first address. */
export const shippedScreens: readonly ShippedScreen[] = firstOfEach('id', screensOfRoutes);

/** The first screen of each kind. */
export const screenOfEachKind: readonly ShippedScreen[] = firstOfEach('kind', shippedScreens);

/** The shipped screens in parts of at most this many, which take about the same time. */
const screensInPart = 15;

/** The shipped screens by kind; those of a kind with many are in several parts, which workers share. */
export const screenParts: readonly (readonly [name: string, screens: readonly ShippedScreen[]])[] =
  screenOfEachKind.flatMap(({ kind }) => {
    const screens = shippedScreens.filter((each) => each.kind === kind);
    const count = Math.ceil(screens.length / screensInPart);
    return Array.from({ length: count }, (_, part): [string, readonly ShippedScreen[]] => [
      count === 1 ? `of the kind ${kind}` : `of the kind ${kind}, part ${part + 1} of ${count},`,
      screens.filter((_each, index) => index % count === part),
    ]);
  });

function firstOfEach(member: 'id' | 'kind', screens: readonly ShippedScreen[]): readonly ShippedScreen[] {
  return screens.filter((each, at) => screens.findIndex((other) => other[member] === each[member]) === at);
}

function shippedAt(id: string, path: string): ShippedScreen {
  return { id, kind: readScreen(id).kind, path };
}

function given(values: Readonly<Record<string, string>>, name: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`Say here which ${name} is opened.`);
  return value;
}

function readScreen(id: string): ScreenFile {
  const file: ScreenFile = JSON.parse(
    readFileSync(join(import.meta.dirname, `../../descriptors/screens/${id}.json`), 'utf8'),
  );
  return file;
}

/** Goes to an address of the console without loading it again. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => window.location.assign(`#${hash}`), path);
}

/** Waits until a screen and its charts are rendered, and expects no failed part. */
export async function screenWithData(page: Page, { id, kind }: ShippedScreen): Promise<void> {
  await page.waitForFunction(
    ([name, isFrame]) => {
      const screen = document.querySelector(`[data-screen="${name}"]`);
      const busy =
        '.descry-skeleton, .descry-tile-skeleton, [aria-busy="true"], [data-state="loading"], .descry-frame-wait';
      if (!screen || screen.querySelector(busy)) return false;
      if (isFrame) return screen.querySelector('iframe') !== null;
      const charts = [...screen.querySelectorAll('[data-type="line"]')];
      return (
        screen.querySelector('[data-state="data"]') !== null &&
        charts.every((each) => each.querySelector('.main-svg, [data-empty]'))
      );
    },
    [id, kind === 'frame'] as const,
    { timeout: 15_000 },
  );
  await expect(page.locator(`[data-screen="${id}"] [data-state="failed"]`)).toHaveCount(0);
}

/**
 * The number of pixels by which the page, or its part below the header, is too wide. Only that part may be higher than
 * the window.
 */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const widths = [document.documentElement, document.querySelector('main')].map((each) =>
      each ? each.scrollWidth - each.clientWidth : Infinity,
    );
    return Math.max(scrollHeight - clientHeight, ...widths);
  });
}

/**
 * Texts of the screen that are cut without a tooltip that shows them in full; of equal elements only the first is
 * tested. Of a list only the visible rows are tested: it renders no others.
 */
export async function cutUntold(page: Page): Promise<readonly string[]> {
  const cut = await page.getByTestId('screen').evaluate((screen) => {
    for (const old of screen.querySelectorAll('[data-cut]')) old.removeAttribute('data-cut');
    const seen = new Set<string>();
    return [...screen.querySelectorAll('*')].flatMap((element) => {
      if (!(element instanceof HTMLElement) || element.scrollWidth <= element.clientWidth || element.clientWidth < 8)
        return [];
      const text = element.innerText.trim();
      const { overflowX, visibility } = getComputedStyle(element);
      if (!/hidden|clip/.test(overflowX) || visibility === 'hidden' || text === '') return [];
      const kind = `${element.tagName}.${element.className} in ${element.closest('table')?.className ?? 'no table'}`;
      const { x, y, width, height } = element.getBoundingClientRect();
      const isInSight = element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      // The reader moves what is in the room of a picture.
      if (element.matches('.descry-picture-room')) return [];
      if (seen.has(kind) || (element.closest('[data-testid="list"]') && !isInSight)) return [];
      seen.add(kind);
      element.dataset['cut'] = String(seen.size);
      return [{ mark: String(seen.size), kind, text: text.slice(0, 60) }];
    });
  });
  const untold: string[] = [];
  for (const { mark, kind, text } of cut) {
    // Later scrolling closes the tooltip.
    const point = await page.locator(`[data-cut="${mark}"]`).evaluate(async (element) => {
      if (!element.closest('[data-testid="list"]')) element.scrollIntoView({ block: 'center', inline: 'center' });
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    await page.mouse.move(point.x, point.y);
    const isShown = await page
      .getByRole('tooltip')
      .waitFor({ timeout: 10_000 })
      .then(() => true)
      .catch(() => false);
    if (!isShown) untold.push(`${kind}: ${text}`);
    await page.mouse.move(0, 0);
  }
  return untold;
}

/** Texts of a screen from its descriptor or the messages: titles, labels, names of buttons, states. */
export function ownWords(page: Page): Promise<{ readonly text: string; readonly words: readonly string[] }> {
  return page.getByTestId('screen').evaluate((screen) => {
    const ownParts =
      'h2, h3, h4, [role="tab"], [role="columnheader"], th, dt, label, button:not([data-search-type]), ' +
      'figcaption, [role="status"], .descry-tile-note, [data-severity], [data-state-value], [data-testid="range"], [placeholder]';
    // What the server says is no word of the console.
    const trusted = (part: Element): string => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      let text = '';
      while (texts.nextNode()) {
        const { parentElement, nodeValue } = texts.currentNode;
        if (!parentElement?.closest('.descry-untrusted')) text += nodeValue ?? '';
      }
      return text;
    };
    const words = [...screen.querySelectorAll(ownParts)].flatMap((each) => {
      if (!each.checkVisibility({ visibilityProperty: true })) return [];
      const label = each.matches('dt') ? (each.firstChild?.textContent ?? '') : trusted(each);
      const name = each.getAttribute('aria-label') ?? each.getAttribute('placeholder') ?? label;
      return [name.trim()];
    });
    return { text: screen.textContent, words: [...new Set(words)] };
  });
}
