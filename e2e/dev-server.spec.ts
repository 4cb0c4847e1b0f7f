import { expect } from '@playwright/test';
import { test } from './support/studio';

const drawer = 'descriptors/drawers/url.json';

test('the page of "npm run dev" shows a saved label without a reload, and mistakes until they are mended', async ({
  page,
  dev,
}) => {
  test.slow();
  const before = dev.read(drawer);
  await page.goto(dev.address);
  await page.getByRole('button', { name: 'ada.lindholm' }).click({ timeout: 60_000 });
  await expect(page.getByTestId('shell')).toBeVisible({ timeout: 60_000 });
  await page.evaluate(() => {
    document.body.dataset.sameDocument = 'true';
    const detail = { search_type: 4, id: 'http://parcel-notice.example/invoice/4471' };
    window.dispatchEvent(new CustomEvent('console:open-drawer', { detail }));
  });
  const panel = page.getByTestId('drawer');
  const label = (text: string) => panel.locator('dt', { hasText: text });
  await expect(label('Web reputation score')).toBeVisible({ timeout: 60_000 });
  dev.save(drawer, (text) => text.replace('"Web reputation score"', '"Reputation on the web"'));
  await expect(label('Reputation on the web')).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same-document', 'true');

  const overlay = page.locator('vite-error-overlay');
  dev.save(drawer, (text) => text.replace('"Reputation on the web"', '"Standing"').replace('wrsScore"', 'wrsScorre"'));
  await expect(overlay).toContainText('wrsScorre');
  dev.save(drawer, (text) => text.replace('wrsScorre"', 'wrsScore"'));
  await expect(overlay).toHaveCount(0);
  await expect(label('Standing')).toBeVisible({ timeout: 30_000 });

  const note = page.locator('descry-warnings');
  await expect(note).toHaveCount(0);
  dev.save(drawer, (text) => text.replace('"!restrictedRegion"', '"restrictedRegion || !restrictedRegion"'));
  await note.getByText('1 warning').click();
  await expect(note).toContainText(/descriptors\/drawers\/url\.json:\d+:\d+/);
  // The next tests on this server begin with what was there.
  dev.save(drawer, () => before);
  await expect(note).toHaveCount(0);
  await expect(label('Web reputation score')).toBeVisible();
});
