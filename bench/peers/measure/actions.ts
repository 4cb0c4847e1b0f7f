import type { Visit } from './visit';

/** Clicks what opens the drawer or the form. */
export function clickOpen({ page }: Visit): Promise<void> {
  return page.evaluate(() => window.peer?.open()?.click());
}

/** Clicks the head of a tab. */
export function clickTab({ page }: Visit, title: string): Promise<void> {
  return page.evaluate((wanted) => {
    const tab = window.peer?.tab?.(wanted);
    if (!tab) throw new Error(`There is no tab "${wanted}".`);
    tab.click();
  }, title);
}

/** Clicks the button of the first list that is not unfolded. */
export function clickUnfold({ page }: Visit): Promise<void> {
  return page.evaluate(() => {
    const button = window.peer?.unfold?.();
    if (!button) throw new Error('There is no list to unfold.');
    button.click();
  });
}

/** Closes the drawer and waits until its fields are gone. */
export async function closeDrawer({ page }: Visit, label: string): Promise<void> {
  await page.evaluate(() => window.peer?.close?.()?.click());
  await page.waitForFunction((wanted) => !document.body.textContent.includes(wanted), label);
  await page.evaluate(() => window.watch.quiet(''));
}
