import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** A Chromium to test with, and how to start it. */
export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/** The machine as the search for browsers sees it. */
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

/**
 * A Chromium without a window of its own, which starts and draws in half the time; Debian updates it with `chromium`.
 */
const SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
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

/**
 * Finds a Chromium: the one that `CHROMIUM_PATH` names, the system's (without a window before one with), Playwright's,
 * the packaged one. Throws with what to run if there is none.
 */
export async function findBrowser(machine: Surroundings = thisMachine): Promise<Browser> {
  const named = machine.environment.CHROMIUM_PATH;
  if (named && !machine.exists(named)) throw new Error(`CHROMIUM_PATH is "${named}", and there is no such file.`);
  const executablePath =
    named ||
    [SHELL, ...SYSTEM, machine.playwrightPath()].find((path) => machine.exists(path)) ||
    (await packagedPath(machine));
  if (!executablePath) {
    throw new Error(
      'No Chromium found. Run "npx playwright install chromium", or set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  }
  return { executablePath, args: argumentsFor(machine) };
}

/** Finds the packaged Chromium, which is older than the system's; `undefined` where there is none. */
export async function findPackagedBrowser(machine: Surroundings = thisMachine): Promise<Browser | undefined> {
  const executablePath = await packagedPath(machine);
  return executablePath === undefined ? undefined : { executablePath, args: argumentsFor(machine) };
}

/**
 * Finds the path of a Firefox: the one that `FIREFOX_PATH` names, else the system's; `undefined` where there is none.
 */
export function findFirefox(machine: Surroundings = thisMachine): string | undefined {
  const named = machine.environment.FIREFOX_PATH;
  if (named && !machine.exists(named)) throw new Error(`FIREFOX_PATH is "${named}", and there is no such file.`);
  return named || FIREFOX.find((path) => machine.exists(path));
}

function argumentsFor({ platform }: Surroundings): readonly string[] {
  return platform === 'linux' ? ['--no-sandbox', ...ARGS] : ARGS;
}

async function packagedPath(machine: Surroundings): Promise<string | undefined> {
  return machine.platform === 'linux' && machine.arch === 'x64' ? machine.packagedPath() : undefined;
}

const thisMachine: Surroundings = {
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
