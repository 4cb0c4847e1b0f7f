import type { Page, Route } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContract } from '../../demo/contract';
import { loadDemoFiles } from '../../demo/load';

/** How the sources of drawers answer. */
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

/** The addresses of every call that a drawer or a panel names as its source. */
function sourceAddresses(): RegExp {
  const names = new Set(['drawers', 'panels'].flatMap(sourcesIn));
  const paths = loadContract(documents).flatMap(({ id, path }) => (names.has(id) ? [path] : []));
  return new RegExp(`^(?:${paths.map((path) => path.replaceAll(/\{[^}]*\}/g, '[^/]+')).join('|')})$`);
}

function sourcesIn(kind: string): readonly string[] {
  const folder = join(import.meta.dirname, '../../descriptors', kind);
  return readdirSync(folder).flatMap((name) => {
    const { sources = {} }: { sources?: Readonly<Record<string, { operation: string }>> } = JSON.parse(
      readFileSync(join(folder, name), 'utf8'),
    );
    return Object.values(sources).map(({ operation }) => operation);
  });
}

/** Waits until the panel of a drawer is drawn to its end, charts and bytes too, or shows that it is waiting. */
export async function settled(page: Page, want: { kind: string; tab: string | undefined; waits: boolean }) {
  await page.waitForFunction(({ kind, tab, waits }) => {
    const drawer = document.querySelector(`[data-testid="drawer"]${kind}`);
    const chosen = drawer?.querySelector('[role="tab"][aria-selected="true"]')?.getAttribute('data-tab');
    if (!drawer?.querySelector('[data-panel]') || (tab !== undefined && tab !== chosen)) return false;
    const busy = drawer.querySelector('.descry-skeleton');
    if (waits) return busy?.checkVisibility({ visibilityProperty: true });
    return !busy && !drawer.querySelector('[aria-busy="true"], .descry-chart-room');
  }, want);
}

/** What a drawer tells. */
export interface Told {
  /** State of the panel that is shown. */
  readonly state: string | null | undefined;
  /** Whether something failed in it. */
  readonly failed: boolean;
  /** All of its text. */
  readonly text: string;
  /** The words that come from descriptors and messages: titles, labels, names of buttons, sentences. */
  readonly words: readonly string[];
  /** What is wider than its place, and by how much. */
  readonly wide: readonly string[];
}

/** Reads the drawer as it stands. */
export async function readDrawer(page: Page): Promise<Told> {
  return page.getByTestId('drawer').evaluate((drawer) => {
    const own =
      'h2, h4, [role="tab"], dt > span:first-child, th, button, [role="status"], [role="alert"] p, .descry-no-data p, ' +
      '[data-severity], .descry-panel-foot > :first-child, .descry-chart-caption > span';
    const words = [...drawer.querySelectorAll(own)].map((each) => {
      const name = each.getAttribute('aria-label') ?? each.querySelector('[aria-label]')?.getAttribute('aria-label');
      return (name ?? each.textContent).trim();
    });
    const places = [document.documentElement, ...drawer.querySelectorAll('.descry-drawer-body, [data-panel], dd')];
    const wide = places.flatMap((place) => {
      const over = place.scrollWidth - place.clientWidth;
      return place.clientWidth > 0 && over > 0 ? [`${place.tagName}.${place.className}: ${over}`] : [];
    });
    const panel = drawer.querySelector('[data-panel]');
    const failed = panel?.querySelector('[role="alert"]') !== null;
    return { state: panel?.getAttribute('data-state'), failed, text: drawer.textContent, words, wide };
  });
}
