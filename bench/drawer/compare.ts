import type { Page } from '@playwright/test';
import { story } from '../../demo/data/story';
import { median } from '../median';
import { settled, type World } from '../world';
import { closeDrawer, openPainted, type Opening } from './open';

const tabs = ['basic', 'risk', 'policy', 'identity', 'tags'] as const;
const ways = {
  compiled: { event: 'console:open-drawer', detail: { search_type: 8, id: story.laptop } },
  byHand: { event: 'bench:open-by-hand', detail: story.laptop },
};
type Way = keyof typeof ways;
type Times = Record<Way, number[]>;
type Fields = readonly (readonly [string | undefined, string | undefined])[];

const none = (): Times => ({ compiled: [], byHand: [] });

/** The drawer of type 8 beside the same drawer written by hand, in turns on one page: 20 times each after two that count for nothing. */
export async function compareDrawers(world: World, slower: number) {
  const page = await settled(world, world.bench, slower);
  const last = await lastFields(page);
  const opened = none();
  const walked = none();
  for (let run = 0; run < 22; run += 1) {
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
  for (let run = 0; run < 7; run += 1) {
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

function openingOf(way: Way, field: string): Opening {
  return { ...ways[way], last: inPanel('basic', field) };
}

function tabOf(tab: string, field: string): Opening {
  return { event: 'click', detail: `[data-testid="drawer"] [data-tab="${tab}"]`, last: inPanel(tab, field) };
}

function inPanel(tab: string, field: string): string {
  return `[data-testid="drawer"] [data-panel="${tab}"][data-state="data"] [data-field="${field}"]`;
}

/** The last field of each tab. Both drawers must show the same fields with the same words, or there is nothing to compare. */
async function lastFields(page: Page): Promise<Record<string, string>> {
  const last: Record<string, string> = {};
  for (const tab of tabs) {
    const shown: string[] = [];
    for (const way of ['compiled', 'byHand'] as const) {
      const { event, detail } = ways[way];
      await page.evaluate(([name, value]) => window.dispatchEvent(new CustomEvent(String(name), { detail: value })), [
        event,
        detail,
      ] as const);
      await page.locator(`[data-testid="drawer"] [data-tab="${tab}"]`).click();
      await page
        .locator(`[data-testid="drawer"] [data-panel="${tab}"][data-state="data"] [data-field]`)
        .first()
        .waitFor();
      // Charts come a moment later.
      await page.waitForTimeout(500);
      const fields = await fieldsNow(page);
      last[tab] = fields.at(-1)?.[0] ?? '';
      shown.push(JSON.stringify(fields, null, 1));
      await closeDrawer(page);
    }
    if (shown[0] !== shown[1]) throw new Error(`The drawers differ on ${tab}:\n${shown.join('\n\n')}`);
  }
  return last;
}

function fieldsNow(page: Page): Promise<Fields> {
  return page.locator('[data-testid="drawer"] [data-field]').evaluateAll((fields) =>
    fields.map((field): [string | undefined, string | undefined] => [
      field instanceof HTMLElement ? field.dataset.field : undefined,
      // Of a chart its words: the picture comes later.
      field.querySelector('figcaption')?.textContent ?? field.textContent ?? undefined,
    ]),
  );
}

function row({ compiled, byHand }: Times) {
  const [left, right] = [median(compiled), median(byHand)];
  return {
    'compiled ms': Math.round(left),
    'by hand ms': Math.round(right),
    ratio: Number((left / right).toFixed(2)),
  };
}
