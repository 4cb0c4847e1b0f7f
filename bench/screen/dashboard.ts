import { median } from '../median';
import { signedIn, usable, type World } from '../world';

/** What can be seen when: milliseconds since the beginning of the navigation, each run with a cache of its own. */
export async function paintDashboard(world: World, slower: number) {
  const runs: { readonly paint: number; readonly title: number; readonly numbers: number; readonly whole: number }[] =
    [];
  for (let run = 0; run < 5; run += 1) {
    const page = await signedIn(world, slower);
    await page.goto(`${world.shipped}/#/dashboard`, { waitUntil: 'commit' });
    const title = await usable(page);
    const since = (): Promise<number> => page.evaluate(() => Math.round(performance.now()));
    const tile = page.locator('[data-testid="screen"] [data-tile]');
    await page.locator('[data-tile="open-alerts"][data-state="data"]').waitFor();
    const numbers = await since();
    await page.locator('[data-tile="alert-trend"] .main-svg').first().waitFor();
    await page.waitForFunction(() => document.querySelectorAll('[data-tile][data-state="loading"]').length === 0);
    const whole = await since();
    if ((await tile.count()) < 8) throw new Error('The dashboard has lost tiles.');
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    runs.push({ paint: Math.round(paint), title, numbers, whole });
    await page.context().close();
  }
  const middle = (of: keyof (typeof runs)[number]): number => median(runs.map((run) => run[of]));
  return {
    'first paint ms': middle('paint'),
    'menu and title ms': middle('title'),
    'numbers ms': middle('numbers'),
    'every tile and chart ms': middle('whole'),
  };
}
