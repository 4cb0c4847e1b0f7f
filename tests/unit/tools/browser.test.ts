import { describe, expect, test } from 'vitest';
import { findBrowser, findFirefox, findPackagedBrowser, type Surroundings } from '~/tools/browser';

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
    [
      "is the system's Chromium without a window if none is named",
      { given: machine([...all, '/usr/bin/chromium-headless-shell']), want: '/usr/bin/chromium-headless-shell' },
    ],
    [
      "is the system's Chromium if the one without a window is missing",
      { given: machine(all), want: '/usr/bin/chromium' },
    ],
    [
      "is the system's Chrome if there is no Chromium",
      { given: machine(['/usr/bin/google-chrome', playwright]), want: '/usr/bin/google-chrome' },
    ],
    ['is that of Playwright if the system has none', { given: machine([playwright]), want: playwright }],
    ['is the packaged one if there is no other', { given: machine([]), want: '/tmp/chromium' }],
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

describe('the packaged Chromium', () => {
  test('is found although the machine has a newer one', async () => {
    expect(await findPackagedBrowser(machine(all))).toMatchObject({ executablePath: '/tmp/chromium' });
  });

  test.each<[string, Surroundings]>([
    ['the optional package is left out', machine(all, absent)],
    ['the package has no build for the processor', machine(all, { arch: 'arm64' })],
  ])('is not there when %s', async (_name, given) => {
    expect(await findPackagedBrowser(given)).toBeUndefined();
  });
});

describe('the Firefox for tests', () => {
  test.each<[string, { given: Surroundings; want: string | undefined }]>([
    [
      'is the one that FIREFOX_PATH names',
      {
        given: machine(['/opt/firefox', '/usr/bin/firefox'], { environment: { FIREFOX_PATH: '/opt/firefox' } }),
        want: '/opt/firefox',
      },
    ],
    [
      "is the distribution's long-term release before any other",
      { given: machine(['/usr/bin/firefox', '/usr/bin/firefox-esr']), want: '/usr/bin/firefox-esr' },
    ],
    ['is absent on a machine without Firefox', { given: machine(all), want: undefined }],
  ])('%s', (_name, { given, want }) => {
    expect(findFirefox(given)).toBe(want);
  });

  test('is not replaced by another if the named one is missing', () => {
    const given = machine(['/usr/bin/firefox'], { environment: { FIREFOX_PATH: '/nowhere' } });
    expect(() => findFirefox(given)).toThrow('FIREFOX_PATH is "/nowhere", and there is no such file.');
  });
});
