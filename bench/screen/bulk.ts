import type { Page } from '@playwright/test';
import { measureFrames } from '../frames';
import { signedIn, type World } from '../world';
import { wideAnswer } from './wide-list';

/** Rows that are selected, and for which a response starts, in parts. */
const rows = 10_000;

/** Selects 10,000 emails of a longer list and starts a response for all of them; every frame is measured. */
export async function respondToMany(world: World, slower: number) {
  const page = await signedIn(world, slower);
  await answerCalls(page);
  await page.goto(`${world.shipped}/#/app/email-collaboration/log`, { waitUntil: 'networkidle' });
  await page.getByRole('row').nth(1).getByRole('checkbox').click();
  const bar = page.getByTestId('selection');
  const frames = await measureFrames(page);
  const began = Date.now();
  await bar.getByRole('button', { name: 'Select the first 10,000 rows' }).click();
  await bar.getByText('10,000 selected').waitFor({ timeout: 120_000 });
  const selected = Date.now() - began;
  await bar.getByRole('button', { name: 'Respond' }).click();
  await page.getByRole('menuitem', { name: 'Quarantine' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Campaign');
  const sent = Date.now();
  await dialog.getByRole('button', { name: 'Quarantine' }).click();
  await page.getByText(`${rows.toLocaleString('en')} tasks started`).waitFor({ timeout: 120_000 });
  const done = Date.now() - sent;
  const { count, long, longest } = await frames();
  await page.context().close();
  return { 'selected ms': selected, 'started ms': done, frames: count, 'over 50 ms': long, 'longest ms': longest };
}

/** Answers the calls of the list, and starts a task for each target of the response. */
async function answerCalls(page: Page): Promise<void> {
  await page.route('**/ui/activity/api/v1/mails?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    return route.fulfill({ json: wideAnswer(Number(query.get('offset')), Number(query.get('limit'))) });
  });
  await page.route('**/ui/response/api/v1/tasks', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const { targets }: { targets: readonly { id: string }[] } = route.request().postDataJSON();
    const results = targets.map(({ id }) => ({ targetId: id, taskId: `task-${id}`, problem: null }));
    return route.fulfill({ json: { data: { results } } });
  });
}
