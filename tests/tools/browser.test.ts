import { describe, expect, test } from 'vitest';
import { findBrowser, type Surroundings } from '../../tools/browser';

const playwright = '/home/a/ms-playwright/chrome';

/** A Linux machine with these files and the packaged browser. */
function machine(files: string[], changes: Partial<Surroundings> = {}): Surroundings {
  return {
    environment: {},
    platform: 'linux',
    arch: 'x64',
    exists: (path) => files.includes(path),
    playwrightPath: () => playwright,
    packagedPath: async () => '/tmp/chromium',
    ...changes,
  };
}

const all = ['/opt/my-chrome', '/usr/bin/chromium', '/usr/bin/google-chrome', playwright];
const absent = { packagedPath: async () => undefined };

describe('the browser for tests', () => {
  test.each<[string, { given: Surroundings; want: string }]>([
    [
      'is the one that is named',
      { given: machine(all, { environment: { CHROMIUM_PATH: '/opt/my-chrome' } }), want: '/opt/my-chrome' },
    ],
    ["else the system's Chromium", { given: machine(all), want: '/usr/bin/chromium' }],
    [
      "else the system's Chrome",
      { given: machine(['/usr/bin/google-chrome', playwright]), want: '/usr/bin/google-chrome' },
    ],
    ["else Playwright's own", { given: machine([playwright]), want: playwright }],
    ['else the packaged one', { given: machine([]), want: '/tmp/chromium' }],
  ])('%s', async (_name, { given, want }) => {
    expect(await findBrowser(given)).toMatchObject({ executablePath: want });
  });

  test.each<[string, Surroundings]>([
    ['on a Mac', machine([], { platform: 'darwin', arch: 'arm64' })],
    ['on Linux for ARM', machine([], { arch: 'arm64' })],
    ['where the optional package is left out', machine([], absent)],
  ])('is asked for with a sentence %s without any', async (_name, given) => {
    await expect(findBrowser(given)).rejects.toThrow('Run "npx playwright install chromium", or set CHROMIUM_PATH');
  });

  test('is not replaced by another if the named one is missing', async () => {
    const given = machine(all, { environment: { CHROMIUM_PATH: '/nowhere' } });
    await expect(findBrowser(given)).rejects.toThrow('CHROMIUM_PATH is "/nowhere", and there is no such file.');
  });

  test('keeps its protections', async () => {
    const { args } = await findBrowser(machine(all));
    expect(
      args.filter((arg) => /disable-web-security|single-process|disable-features|site-isolation/.test(arg)),
    ).toEqual([]);
  });
});
