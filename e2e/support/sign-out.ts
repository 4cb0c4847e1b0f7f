import type { BrowserContext, Page } from '@playwright/test';

/**
 * Answers the sign-out message of the console at once, as an embedded part may; without an answer it waits for two
 * seconds.
 */
export async function answerSignOut(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript(() => {
    window.addEventListener('console:logout', () => window.dispatchEvent(new Event('console:logout-ready')));
  });
}

/** Signs out as a person does. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}
