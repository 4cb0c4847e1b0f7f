import { expect, test as base, type FrameLocator, type Page } from '@playwright/test';
import { changeTheme, expectReadableColors, violations } from './axe';
import { startDevServer, type DevServer } from './dev-server';

/** The Studio in a page. */
export interface Studio {
  readonly page: Page;
  /** The console in the preview. */
  readonly console: FrameLocator;
  open(file: string, query?: string): Promise<void>;
}

/** A test in the Studio of a development server that serves a copy of the project. */
export const test = base.extend<{ studio: Studio }, { dev: DevServer }>({
  dev: [
    // Playwright reads the first parameter's pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startDevServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  studio: async ({ page, dev }, use) => {
    await page.setViewportSize({ width: 1680, height: 950 });
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) problems.push(message.text());
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    await use({
      page,
      console: page.frameLocator('iframe[title="Console"]'),
      open: async (file, query = '') => {
        await page.goto(`${dev.address}studio/?file=${file}${query}`);
        await expect(page.getByTestId('state')).toHaveText('Everything is saved.', { timeout: 90_000 });
      },
    });
    expect(problems).toEqual([]);
  },
});

/** The button of a part in the outline. */
export const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('button', { name });

const around = ['.studio-top', '.studio-side', '.studio-main', '.studio-persona'];

/** Expects that axe finds nothing in the page around the console, by the rules about colors in the dark theme too. */
export async function expectAccessible(page: Page): Promise<void> {
  await changeTheme(page, 'dark');
  for (const scope of around) await expectReadableColors(page, scope);
  await changeTheme(page, 'light');
  for (const scope of around) expect(await violations(page, scope), scope).toEqual([]);
}

/** Selects a text in the editor. */
export async function select(page: Page, text: string): Promise<void> {
  const find = page.getByRole('textbox', { name: 'Find' });
  // What opens in the preview has the focus for a moment, before the page gives it back to the editor.
  await expect(async () => {
    await page.getByRole('textbox', { name: 'Text of the descriptor' }).focus();
    await page.keyboard.press('ControlOrMeta+f');
    await expect(find).toBeVisible({ timeout: 1000 });
  }).toPass();
  await find.pressSequentially(text);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}
