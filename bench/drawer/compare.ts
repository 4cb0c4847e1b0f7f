import type { Page } from '@playwright/test';
import { story } from '../../demo/company/story';
import { median } from '../median';
import { settled, type World } from '../world';
import { valueSearchType } from './build-page';
import { closeDrawer, openPainted } from './open';
import { valueFields } from './value-drawer';

const ways = {
  compiled: { event: 'console:open-drawer', detail: { search_type: valueSearchType, id: story.url } },
  byHand: { event: 'bench:open-by-hand', detail: story.url },
};
type Way = keyof typeof ways;
type Times = Record<Way, number[]>;

const none = (): Times => ({ compiled: [], byHand: [] });

/** Selector of the last field. */
const last = `[data-testid="drawer"] [data-state="data"] [data-field="field${valueFields - 1}"]`;

/**
 * The drawer of 20 values beside the same drawer written by hand, in turns on one page: 15 times each after two that
 * count for nothing.
 */
export async function compareDrawers(world: World, slower: number) {
  const page = await settled(world, world.bench, slower);
  await demandSameDrawers(page);
  const times = none();
  for (let run = 0; run < 17; run += 1) {
    for (const way of inTurn(run)) {
      const time = await openPainted(page, { ...ways[way], last });
      await closeDrawer(page);
      if (run >= 2) times[way].push(time);
    }
  }
  await page.context().close();
  return row(times);
}

/** The same for the first opening of a session, which fetches the code too. */
export async function compareFirst(world: World, slower: number) {
  const times = none();
  for (let run = 0; run < 5; run += 1) {
    for (const way of inTurn(run)) {
      const page = await settled(world, world.bench, slower);
      times[way].push(await openPainted(page, { ...ways[way], last }));
      await page.context().close();
    }
  }
  return row(times);
}

/** Who comes first changes, so that neither finds the machine in a better state. */
function inTurn(run: number): readonly Way[] {
  return run % 2 === 0 ? ['compiled', 'byHand'] : ['byHand', 'compiled'];
}

/** Both drawers must draw the same, or there is nothing to compare. */
async function demandSameDrawers(page: Page): Promise<void> {
  const drawn: string[] = [];
  for (const way of ['compiled', 'byHand'] as const) {
    await openPainted(page, { ...ways[way], last });
    // The tools of the drawer are a chunk of their own.
    await page.locator('[data-testid="drawer"] [data-action="pin"]').waitFor();
    const fields = await page.locator('[data-testid="drawer"] [data-field]').count();
    if (fields !== valueFields) throw new Error(`Of ${valueFields} fields ${fields} are shown: ${way}.`);
    drawn.push(await whatIsDrawn(page));
    await closeDrawer(page);
  }
  demandSame(drawn);
}

function demandSame(drawn: readonly string[]): void {
  const [compiled = [], byHand = []] = drawn.map((each) => each.split('\n'));
  const at = compiled.findIndex((line, index) => line !== byHand[index]);
  if (at < 0 && compiled.length === byHand.length) return;
  const around = (lines: readonly string[]): string => lines.slice(Math.max(0, at - 3), at + 5).join('\n');
  throw new Error(`The drawers differ.\nCompiled:\n${around(compiled)}\nBy hand:\n${around(byHand)}`);
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
      const isTime = element.closest('.descry-panel-foot > span') !== null;
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const words = isTime ? '' : texts.map(({ textContent }) => textContent).join('');
      lines.push(`${' '.repeat(depth)}${element.tagName} ${marks} ${words}`);
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
