import type { Page, Route } from '@playwright/test';
import { loadContract } from '../../demo/server/contract';
import { loadDemoFiles } from '../../demo/load';
import { descriptorsIn } from './descriptors';

/** The way in which the sources of drawers answer. */
export type Answers = 'loading' | 'data' | 'empty' | 'failed';

const { documents } = loadDemoFiles();

/** Makes the sources of all drawers answer in one way; it can be changed between openings. */
export async function steerSources(page: Page): Promise<{ answer(how: Answers): void; end(): Promise<void> }> {
  let how: Answers = 'data';
  const waiting: Route[] = [];
  const isSource = sourceAddresses();
  await page.route(
    ({ pathname }) => isSource.test(pathname),
    async (route) => {
      if (how === 'data') await route.fallback();
      else if (how === 'loading') waiting.push(route);
      else if (how === 'failed') await route.fulfill({ status: 500, json: {} });
      else await route.fulfill({ json: { data: {} } });
    },
  );
  return {
    answer: (next) => {
      how = next;
    },
    end: async () => {
      await Promise.all(waiting.map((route) => route.abort().catch(() => undefined)));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
  };
}

/** The addresses of the sources of all drawers and panels. */
function sourceAddresses(): RegExp {
  const names = new Set(['drawers', 'panels'].flatMap(sourcesIn));
  const paths = loadContract(documents).flatMap(({ id, path }) => (names.has(id) ? [path] : []));
  return new RegExp(`^(?:${paths.map((path) => path.replaceAll(/\{[^}]*\}/g, '[^/]+')).join('|')})$`);
}

function sourcesIn(folder: string): readonly string[] {
  return descriptorsIn<{ readonly sources?: Readonly<Record<string, { readonly operation: string }>> }>(folder).flatMap(
    ({ content: { sources = {} } }) => Object.values(sources).map(({ operation }) => operation),
  );
}

/** Waits until the panel of a drawer is rendered with its charts and bytes, or shows that it is waiting. */
export async function settled(page: Page, want: { kind: string; tab: string | undefined; isWaiting: boolean }) {
  await page.waitForFunction(({ kind, tab, isWaiting }) => {
    const drawer = document.querySelector(`[data-testid="drawer"]${kind}`);
    const chosen = drawer?.querySelector('[role="tab"][aria-selected="true"]')?.getAttribute('data-tab');
    if (!drawer?.querySelector('[data-panel]') || (tab !== undefined && tab !== chosen)) return false;
    const busy = drawer.querySelector('.descry-skeleton');
    if (isWaiting) return busy?.checkVisibility({ visibilityProperty: true });
    return !busy && !drawer.querySelector('[aria-busy="true"], .descry-chart-room');
  }, want);
}

/** The contents of a drawer. */
export interface DrawerReading {
  /** State of the panel that is shown. */
  readonly state: string | null | undefined;
  /** True when a part of it failed. */
  readonly failed: boolean;
  /** All of its text. */
  readonly text: string;
  /** The texts from descriptors and messages: titles, labels, names of buttons, sentences. */
  readonly words: readonly string[];
  /** Elements that overflow, each with the number of pixels. */
  readonly wide: readonly string[];
}

/** Reads the drawer as it is. */
export async function readDrawer(page: Page): Promise<DrawerReading> {
  return page.getByTestId('drawer').evaluate((drawer) => {
    const ownText =
      'h2, h4, [role="tab"], dt, th, button, [role="status"], [role="alert"] p, .descry-no-data p, ' +
      '[data-severity], .descry-panel-foot > :first-child, .descry-chart-caption > span';
    const words = [...drawer.querySelectorAll(ownText)].map((each) => {
      if (each.matches('dt')) return (each.firstChild?.textContent ?? '').trim();
      const name = each.getAttribute('aria-label') ?? each.querySelector('[aria-label]')?.getAttribute('aria-label');
      return (name ?? each.textContent).trim();
    });
    const elements = [document.documentElement, ...drawer.querySelectorAll('.descry-drawer-body, [data-panel], dd')];
    const wide = elements.flatMap((element) => {
      const over = element.scrollWidth - element.clientWidth;
      return element.clientWidth > 0 && over > 0 ? [`${element.tagName}.${element.className}: ${over}`] : [];
    });
    const panel = drawer.querySelector('[data-panel]');
    const failed = panel?.querySelector('[role="alert"]') !== null;
    return { state: panel?.getAttribute('data-state'), failed, text: drawer.textContent, words, wide };
  });
}
