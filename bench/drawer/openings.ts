import type { Page } from '@playwright/test';
import { hashes, story } from '../../demo/company/story';
import { heapOf } from '../heap';
import { settled, type World } from '../world';
import { closeDrawer, openPainted } from './open';

/** An object of each type. */
const objects: readonly string[] = [
  story.mail,
  story.laptop,
  hashes.invoiceViewer,
  story.url,
  story.domain,
  story.ip,
  story.phone,
  story.laptop,
  story.container,
  story.bucket,
  story.user,
  story.loader,
  story.process,
];

/** How many objects are opened before it counts: each with each of its tabs, so that all code has come. */
const before = objects.length * 5;

/** What the page keeps of 1,000 openings of drawers of all types, each with one of its tabs in turn. */
export async function openRepeatedly(world: World) {
  const page = await settled(world, world.shipped, 1);
  const used = await heapOf(page);
  await openAll(page, 0, before);
  const first = await used();
  await openAll(page, before, before + 1000);
  const last = await used();
  await page.context().close();
  return { 'heap before kB': first, 'heap after kB': last, 'growth kB': last - first };
}

async function openAll(page: Page, from: number, to: number): Promise<void> {
  for (let index = from; index < to; index += 1) {
    const type = index % objects.length;
    const detail = { search_type: type + 1, id: objects[type], tabId: (Math.floor(index / objects.length) % 5) + 1 };
    const last = '[data-testid="drawer"] [data-panel]:not([data-state="loading"])';
    await openPainted(page, { event: 'console:open-drawer', detail, last });
    await closeDrawer(page);
  }
}
