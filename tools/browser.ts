import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** A Chromium to test with, and how to start it. */
export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/** What the search for a browser looks at. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly arch: string;
  exists(path: string): boolean;
  /** Where Playwright would keep its own browser. */
  playwrightPath(): string;
  /** Unpacks the browser of the optional package; `undefined` if it is not installed. */
  packagedPath(): Promise<string | undefined>;
}

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Quiet and without what a test machine lacks; nothing here weakens what a page may do. */
const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Finds a Chromium: the one that is named, the system's, Playwright's, the packaged one; throws with what to run. */
export async function findBrowser(around: Surroundings = here): Promise<Browser> {
  const named = around.environment.CHROMIUM_PATH;
  if (named && !around.exists(named)) throw new Error(`CHROMIUM_PATH is "${named}", and there is no such file.`);
  const executablePath =
    named || [...SYSTEM, around.playwrightPath()].find((path) => around.exists(path)) || (await packaged(around));
  if (!executablePath) {
    throw new Error(
      'No Chromium found. Run "npx playwright install chromium", or set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  }
  return { executablePath, args: around.platform === 'linux' ? ['--no-sandbox', ...ARGS] : ARGS };
}

async function packaged(around: Surroundings): Promise<string | undefined> {
  return around.platform === 'linux' && around.arch === 'x64' ? around.packagedPath() : undefined;
}

const here: Surroundings = {
  environment: process.env,
  platform: process.platform,
  arch: process.arch,
  exists: existsSync,
  playwrightPath: () => chromium.executablePath(),
  async packagedPath() {
    // Read while the package is imported: it then brings the libraries that a bare machine lacks.
    process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
    const found = await import('@sparticuz/chromium').catch(() => undefined);
    return found?.default.executablePath();
  },
};
