import type { Locator, Page } from '@playwright/test';
import { story } from '../demo/company/story';
import { expect, test } from './support/console';
import { dispatch, openDrawer } from './support/drawer';

const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
/** Names that are the same in every language. */
const names = /^(URL|ID|MISP|Syslog|Nozomi|Descry)$/;

async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('uic_language', value), language);
}

/** Expects that each of some texts is Japanese, or one of the names. */
async function expectJapanese(texts: Locator): Promise<void> {
  await expect(texts.first()).toBeVisible();
  const other = (await texts.allInnerTexts()).filter((text) => !japanese.test(text) && !names.test(text.trim()));
  expect(other).toEqual([]);
}

test('a form is Japanese in labels, choices and messages', async ({ page, open }) => {
  await speak(page, 'ja');
  await open('full', '/users/started');
  await dispatch(page, 'console:open-dialog', { dialog: 'support-case' });
  const dialog = page.getByRole('dialog');
  await expectJapanese(dialog.getByRole('heading'));
  await expectJapanese(dialog.locator('label, .descry-form-label'));
  await expectJapanese(dialog.locator('select').first());
  await expectJapanese(dialog.locator('button:not([aria-label])'));
  await dialog.locator('[data-action="send"]').click();
  await expectJapanese(dialog.locator('[data-error-for]'));
});

test('menu, header and pages are Japanese', async ({ page, open }) => {
  await speak(page, 'ja');
  await open('full', '/dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  const menu = page.getByTestId('side-menu');
  for (const group of await menu.locator('.descry-menu-body > ul > li > button').all()) {
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    for (const inner of await menu.locator('.descry-menu-body > ul > li > ul button').all()) {
      await inner.click();
      await expect(inner).toHaveAttribute('aria-expanded', 'true');
    }
    await expectJapanese(menu.locator('.descry-menu-name'));
  }
  for (const path of ['/dashboard', '/users/started', '/users/about', '/users/403', '/users/maintenance', '/app/ddr']) {
    await page.evaluate((hash) => window.location.assign(`#${hash}`), path);
    await expect(page.getByTestId('screen')).toHaveAttribute('data-route', path);
    await expectJapanese(page.getByRole('heading', { level: 1 }));
    await expectJapanese(page.getByTestId('screen').locator('p'));
  }
  await page.getByTestId('user-menu').click();
  await expectJapanese(page.locator('[role^="menuitem"]'));
});

test('the pages beside the console are Japanese', async ({ page }) => {
  await speak(page, 'ja');
  for (const path of ['/logout.html?t=1', '/info.html#/?error_code=503&trace=t']) {
    await page.goto(path);
    await expect(page.getByRole('heading')).toHaveText(japanese);
    await expectJapanese(page.locator('p, dt, a'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  }
});

test('a stored language that the console lacks falls back to English', async ({ page, open }) => {
  await open('full', '/users/started');
  for (const language of ['xx', 'JA', '', '__proto__', 'ja-JP']) {
    await page.evaluate((value) => localStorage.setItem('uic_language', value), language);
    await page.reload();
    await expect(page.locator('html'), language).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 }), language).toHaveText('Getting started');
  }
});

test('the server hears the stored language as it is', async ({ page, open, demo }) => {
  await speak(page, 'de');
  await open('full', '/users/started');
  await openDrawer(page, { search_type: 4, id: story.url, tabId: 3 });
  await expect(page.locator('[data-panel="sandbox"]')).toHaveAttribute('data-state', 'data');
  expect(demo.calls('sandboxAnalysis')[0]?.body).toMatchObject({ lang: 'de' });
  expect(demo.calls('getAuth')[0]?.query).toEqual({ lang: 'en-US' });
});
