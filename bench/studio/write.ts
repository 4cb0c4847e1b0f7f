import type { BrowserContext, Page } from '@playwright/test';
import { select } from '../../e2e/support/studio';
import { median } from '../median';
import type { World } from '../world';
import { createLargeProject } from './large-project';
import { firstPaint, msUntil, now, type Sight } from './moments';

const size = { drawers: 1000, fields: 120 };
const runs = 5;

const outline: Sight = { in: 'studio', selector: '.studio-parts button', text: 'Registrant name' };
const preview: Sight = { in: 'preview', selector: 'dt', text: 'Registrant name' };

/** How long an author waits for the Studio of a project with 1,000 large drawers, in milliseconds. */
export async function writeInStudio({ browser }: World) {
  const project = createLargeProject(size);
  const first = await project.serve();
  const context = await browser.newContext({ viewport: { width: 1680, height: 950 }, locale: 'en-US' });
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  const ever = await visit(context, first.address);
  await ever.page.close();
  await first.end();
  const server = await project.serve();
  try {
    const started = await visit(context, server.address);
    await started.page.close();
    const { page, opened } = await visit(context, server.address);
    return {
      'first visit ever, with the build of its page': ever.opened,
      'first visit after a start of the server': started.opened,
      'another visit': opened,
      'from a key or a click': {
        ...(await write(page)),
        'another file': await repeat((run) => openAnother(page, run)),
      },
    };
  } finally {
    await context.close();
    await server.end();
    project.remove();
  }
}

async function visit(context: BrowserContext, address: string) {
  const page = await context.newPage();
  await page.goto(`${address}studio/?file=drawers/url`, { waitUntil: 'commit' });
  const opened = { outline: await msUntil(page, outline, 0), preview: await msUntil(page, preview, 0) };
  return { page, opened: { 'first paint': await firstPaint(page), ...opened } };
}

async function write(page: Page) {
  await select(page, 'Registrant name');
  await page.keyboard.press('ArrowRight');
  const shown = await repeat((run) => typed(page, `${run}`, { ...preview, text: `Registrant name${digits(run)}` }));
  await select(page, 'url.registrantName');
  await page.keyboard.press('ArrowRight');
  const wrong = { in: 'studio', selector: '.studio-diagnostics', text: 'registrantName' } as const;
  const reported = await repeat((run) => typed(page, `${run}`, { ...wrong, text: `registrantName${digits(run)}` }));
  return { preview: shown, diagnostics: reported };
}

/** What runs have typed up to now. */
function digits(run: number): string {
  return Array.from({ length: run + 1 }, (_, index) => index).join('');
}

/** Milliseconds from a key until something can be seen. */
async function typed(page: Page, key: string, sight: Sight): Promise<number> {
  const since = await now(page);
  await page.keyboard.press(key);
  return msUntil(page, sight, since);
}

async function openAnother(page: Page, run: number): Promise<number> {
  const title = `Synthetic ${1000 + run}`;
  const since = await now(page);
  await page.getByRole('button', { name: title, exact: true }).click();
  return msUntil(page, { in: 'studio', selector: '.cm-content', text: `"kind": "${title}"` }, since);
}

async function repeat(measure: (run: number) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await measure(run));
  return median(times);
}
