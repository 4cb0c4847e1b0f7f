import { median } from '../median';
import { signedIn, usable, type World } from '../world';

/** Milliseconds until menu and title can be seen; each run has a cache of its own. */
export async function startToUsable(world: World) {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const page = await signedIn(world, 4);
    await page.goto(`${world.shipped}/#/dashboard`, { waitUntil: 'commit' });
    times.push(await usable(page));
    await page.context().close();
  }
  return { 'median ms': median(times), 'least ms': Math.min(...times), 'most ms': Math.max(...times) };
}
