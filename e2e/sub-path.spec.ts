import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemoBackend } from '../tools/server/demo';
import { startServer } from '../tools/server/server';
import { expect, test } from './support/console';

const dist = join(import.meta.dirname, '../dist');

test('a console below a path sends to the sign-in and comes back to the same page below that path', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'below-'));
  await symlink(dist, join(folder, 'console'));
  const server = await startServer({ folder, backend: createDemoBackend('127.0.0.1'), host: '127.0.0.1', port: 0 });
  try {
    await page.goto(`${server.origin}/console/#/users/about`);
    await expect(page).toHaveURL(
      `${server.origin}/saml/ssoLogin?reauth=true&relayState=%2Fconsole%2F%23%2Fusers%2Fabout`,
    );
    await page.locator('button[data-account]').first().click();
    await expect(page).toHaveURL(`${server.origin}/console/#/users/about`);
    await expect(page.getByTestId('shell')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});
