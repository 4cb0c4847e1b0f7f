import type { Page } from '@playwright/test';
import { story } from '../../demo/company/story';
import { median } from '../median';
import { settled, type World } from '../world';
import { closeDrawer, openPainted, type QueryScope } from './open';

const tabs = ['basic', 'risk', 'policy', 'identity', 'tags'] as const;
const ways = {
  compiled: { event: 'console:open-drawer', detail: { search_type: 8, id: story.laptop } },
  byHand: { event: 'bench:open-by-hand', detail: story.laptop },
};
type Way = keyof typeof ways;
type Times = Record<Way, number[]>;

const none = (): Times => ({ compiled: [], byHand: [] });

/** The drawer of type 8 beside the same drawer written by hand, in turns on one page: 15 times each after two that count for nothing. */
export async function compareDrawers(world: World, slower: number) {
  const page = await settled(world, world.bench, slower);
  const last = await lastFields(page);
  const opened = none();
  const walked = none();
  for (let run = 0; run < 17; run += 1) {
    for (const way of inTurn(run)) {
      const first = await openPainted(page, openingOf(way, last.basic ?? ''));
      let sum = first;
      for (const tab of tabs.slice(1)) sum += await openPainted(page, tabOf(tab, last[tab] ?? ''));
      await closeDrawer(page);
      if (run < 2) continue;
      opened[way].push(first);
      walked[way].push(sum);
    }
  }
  await page.context().close();
  return { opened: row(opened), walked: row(walked) };
}

/** The same for the first opening of a session, which fetches the code too. */
export async function compareFirst(world: World, slower: number) {
  const times = none();
  for (let run = 0; run < 5; run += 1) {
    for (const way of inTurn(run)) {
      const page = await settled(world, world.bench, slower);
      times[way].push(await openPainted(page, openingOf(way, 'agent_update_status')));
      await page.context().close();
    }
  }
  return row(times);
}

/** Who comes first changes, so that neither finds the machine in a better state. */
function inTurn(run: number): readonly Way[] {
  return run % 2 === 0 ? ['compiled', 'byHand'] : ['byHand', 'compiled'];
}

function openingOf(way: Way, field: string): QueryScope {
  return { ...ways[way], last: inPanel('basic', field) };
}

function tabOf(tab: string, field: string): QueryScope {
  return { event: 'click', detail: `[data-testid="drawer"] [data-tab="${tab}"]`, last: inPanel(tab, field) };
}

function inPanel(tab: string, field: string): string {
  return `[data-testid="drawer"] [data-panel="${tab}"][data-state="data"] [data-field="${field}"]`;
}

/** The last field of each tab. Both drawers must draw the same, or there is nothing to compare. */
async function lastFields(page: Page): Promise<Record<string, string>> {
  const last: Record<string, string> = {};
  for (const tab of tabs) {
    const drawn: string[] = [];
    for (const way of ['compiled', 'byHand'] as const) {
      const { event, detail } = ways[way];
      await page.evaluate(([name, value]) => window.dispatchEvent(new CustomEvent(String(name), { detail: value })), [
        event,
        detail,
      ] as const);
      await page.locator(`[data-testid="drawer"] [data-tab="${tab}"]`).click();
      const fields = page.locator(`[data-testid="drawer"] [data-panel="${tab}"][data-state="data"] [data-field]`);
      await fields.first().waitFor();
      // Charts come a moment later.
      await page.waitForTimeout(500);
      last[tab] = (await fields.last().getAttribute('data-field')) ?? '';
      drawn.push(await whatIsDrawn(page));
      await closeDrawer(page);
    }
    demandSame(tab, drawn);
  }
  return last;
}

function demandSame(tab: string, drawn: readonly string[]): void {
  const [compiled = [], byHand = []] = drawn.map((each) => each.split('\n'));
  const at = compiled.findIndex((line, index) => line !== byHand[index]);
  if (at < 0 && compiled.length === byHand.length) return;
  const around = (lines: readonly string[]): string => lines.slice(Math.max(0, at - 3), at + 5).join('\n');
  throw new Error(`The drawers differ on ${tab}.\nCompiled:\n${around(compiled)}\nBy hand:\n${around(byHand)}`);
}

/** Every element of the drawer: its position, its style, its text and how it is called. */
function whatIsDrawn(page: Page): Promise<string> {
  return page.locator('[data-testid="drawer"]').evaluate((drawer) => {
    const lines: string[] = [];
    const draw = (element: Element, depth: number): void => {
      // A place for a tooltip shows nothing by itself; only one of the drawers may have use for it.
      if (element.matches('.descry-tooltip-target')) {
        for (const child of element.children) draw(child, depth);
        return;
      }
      const compared = [
        'class',
        'role',
        'aria-label',
        'data-field',
        'data-tone',
        'data-severity',
        'data-state-value',
        'href',
      ];
      const marks = compared.map((name) => element.getAttribute(name) ?? '').join('|');
      // When the answer came differs by seconds.
      const isTime = element.parentElement?.matches('.descry-panel-foot') === true && element.tagName === 'SPAN';
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const words = isTime ? '' : texts.map(({ textContent }) => textContent).join('');
      lines.push(`${' '.repeat(depth)}${element.tagName} ${marks} ${words}`);
      // The picture of a chart is drawn by a library, in its own time.
      if (element.getAttribute('role') === 'img') return;
      for (const child of element.children) draw(child, depth + 1);
    };
    draw(drawer, 0);
    return lines.join('\n');
  });
}

function row({ compiled, byHand }: Times) {
  return {
    'compiled ms': Math.round(median(compiled)),
    ...spread('compiled', compiled),
    'by hand ms': Math.round(median(byHand)),
    ...spread('by hand', byHand),
    ratio: Number((median(compiled) / median(byHand)).toFixed(2)),
  };
}

function spread(name: string, times: readonly number[]) {
  return { [`${name} least`]: Math.round(Math.min(...times)), [`${name} most`]: Math.round(Math.max(...times)) };
}
