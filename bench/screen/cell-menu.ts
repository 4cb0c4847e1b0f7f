import type { Page } from '@playwright/test';
import { median } from '../median';
import { signedIn, type World } from '../world';

const openings = 10;

/** Milliseconds from a right click on a cell until its menu is painted: the first, and the median of the others. */
export async function openCellMenu(world: World, slower: number) {
  const page = await signedIn(world, slower);
  await page.goto(`${world.shipped}/#/app/endpoint-inventory`, { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (let turn = 0; turn <= openings; turn += 1) {
    const cell = page.locator(`tbody tr[data-item="${turn}"] td[data-column="ip"]`);
    await cell.hover();
    const painted = menuPainted(page);
    await cell.click({ button: 'right' });
    times.push(await painted);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  }
  await page.context().close();
  const [first = 0, ...others] = times;
  return { 'first ms': Math.round(first), 'others ms': Math.round(median(others)) };
}

/** Waits for a right click, and then for the frame after the one that has the menu. */
function menuPainted(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const watch = ({ timeStamp }: Event): void => {
          const check = (): void => {
            const isThere = document.querySelector('[role="menu"] [role="menuitem"]')?.checkVisibility() ?? false;
            requestAnimationFrame(isThere ? () => resolve(performance.now() - timeStamp) : check);
          };
          requestAnimationFrame(check);
        };
        window.addEventListener('pointerdown', watch, { once: true, capture: true });
      }),
  );
}
