import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';

/** What the development server reads. A test edits a copy of it. */
const parts = [
  ...['codegen', 'demo', 'descriptors', 'lib', 'openapi', 'public', 'schemas', 'src', 'tools'],
  ...['index.html', 'info.html', 'logout.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];

/** A development server for a copy of the project. */
interface DevServer {
  readonly address: string;
  /** Saves a descriptor with other text. */
  readonly save: (file: string, edit: (text: string) => string) => void;
}

const test = base.extend<{ dev: DevServer }>({
  // Playwright reads the first parameter's pattern.
  // eslint-disable-next-line no-empty-pattern
  dev: async ({}, use) => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'descry-dev-')));
    for (const part of parts) cpSync(part, join(root, part), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    const server = spawn(process.execPath, ['--import', 'tsx', 'tools/dev.ts'], {
      cwd: root,
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await use({
      address: await printedAddress(server),
      save: (file, edit) => writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8'))),
    });
    const ended = new Promise((done) => server.once('exit', done));
    server.kill();
    await ended;
    rmSync(root, { recursive: true });
  },
});

/** The address that the server prints when it listens. */
function printedAddress(server: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let printed = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(printed) ?? [];
      if (address !== undefined) done(address);
    });
    server.once('exit', () => fail(new Error(`The development server ended: ${printed}`)));
  });
}

const drawer = 'descriptors/drawers/url.json';

test('the page of "npm run dev" shows a saved label without a reload, and a mistake until it is mended', async ({
  page,
  dev,
}) => {
  test.slow();
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
});
