import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/console';

const root = join(import.meta.dirname, '..');

/** The name that a package gives itself: one may be installed under another name. */
function ownName(folder: string): string {
  const { name }: { name: string } = JSON.parse(
    readFileSync(join(root, 'node_modules', folder, 'package.json'), 'utf8'),
  );
  return name;
}

test('the about page leads to the licence text of every package in the build', async ({ page, open }) => {
  const packages: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(join(root, '.cache/build/packages.json'), 'utf8'),
  );
  const shipped = [...new Set(Object.values(packages).flat())].map(ownName);
  expect(shipped.length).toBeGreaterThan(20);
  await open('full', '/users/about');
  await page.getByRole('link', { name: 'License texts' }).click();
  await expect(page).toHaveURL(/\/licenses\.txt$/);
  const sections = (await page.locator('body').innerText()).split(/^## /m).slice(1);
  const names = sections.map((section) => section.slice(0, section.indexOf(' - ')));
  expect(shipped.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((_, index) => (sections[index] ?? '').trim().split('\n').length < 3)).toEqual([]);
});
