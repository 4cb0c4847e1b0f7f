import { measureFrames, turnWheel } from '../frames';
import { largeMenu } from '../large-menu';
import { control, signedIn, usable, type World } from '../world';

/** Opens the group of 3,000 entries, scrolls to its end and on to the groups below; every frame is measured. */
export async function walkMenu(world: World, slower: number) {
  const page = await signedIn(world, slower);
  await control(world, 'next', { operation: 'getMenu', body: largeMenu([899, 5, 85, 30, 31, 601, 602, 8761]) });
  await page.goto(`${world.shipped}/#/users/started`, { waitUntil: 'commit' });
  await usable(page);
  const menu = page.getByTestId('side-menu');
  await page.waitForTimeout(500);
  const frames = await measureFrames(page);
  const opened = Date.now();
  await menu.getByRole('button', { name: 'Long group' }).click();
  await menu.getByRole('link', { name: 'Entry 0', exact: true }).waitFor();
  const firstEntry = Date.now() - opened;
  await menu.getByRole('link', { name: 'Entry 10', exact: true }).hover();
  await turnWheel(page, 120, 900);
  await menu.getByRole('button', { name: 'Deep group' }).click();
  await menu.getByRole('button', { name: 'Branch 3', exact: true }).click();
  await menu.getByRole('link', { name: 'Entry 3297', exact: true }).click();
  await page.waitForTimeout(500);
  const { count, long, longest } = await frames();
  await page.context().close();
  return { 'to first entry ms': firstEntry, frames: count, 'over 50 ms': long, 'longest ms': longest };
}
