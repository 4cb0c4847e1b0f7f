import { expect, type Locator, type Page } from '@playwright/test';

/** The keys that move the focus. */
type MoveKey = 'Tab' | 'Shift+Tab' | 'ArrowDown';

/** More presses than a page of the console has tab stops. */
const maxPresses = 150;

/** Presses a key until an element has the focus, as somebody without a mouse does. */
export async function focus(target: Locator, key: MoveKey = 'Tab'): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${maxPresses} presses of ${key} do not focus ${target}.`);
}

/** Reaches a control by a key and presses Enter. */
export async function press(target: Locator, key: MoveKey = 'Tab'): Promise<void> {
  await focus(target, key);
  await target.page().keyboard.press('Enter');
}

/** Presses keys one after the other. */
export async function keys(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.keyboard.press(name);
}
