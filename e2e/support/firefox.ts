import puppeteer, { type Browser } from 'puppeteer-core';
import { POLICY_VIOLATION } from './problems';
import type { WalkPage } from './walk';

/** A signed-in page of Firefox, and its problems. */
export interface FirefoxPage {
  readonly page: WalkPage;
  /** Uncaught errors, error lines of the console and violations of the policy. */
  readonly problems: readonly string[];
}

/**
 * Starts Firefox. Playwright 1.65 sends commands of WebDriver BiDi that the long-term release does not know
 * (`emulation.setMediaFeaturesOverride`), so Puppeteer drives it.
 */
export function launchFirefox(executablePath: string): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-US' },
    env: { ...process.env, TZ: 'UTC' },
  });
}

/** Opens the console in Firefox as the owner of a token. */
export async function openInFirefox(browser: Browser, origin: string, token: string): Promise<FirefoxPage> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.evaluateOnNewDocument((mark) => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`${mark} ${event.violatedDirective} ${event.blockedURI}`),
    );
  }, POLICY_VIOLATION);
  await page.goto(`${origin}/info.html`);
  await page.evaluate((value) => localStorage.setItem('uic-token', value), token);
  return {
    problems,
    page: {
      async load() {
        // A change of the fragment alone would load nothing.
        await page.goto('about:blank');
        await page.goto(`${origin}/#/users/about`);
      },
      async run(effect, texts) {
        await page.evaluate(effect, texts);
      },
      async until(isReached, texts) {
        await page.waitForFunction(isReached, { timeout: 15_000, polling: 50 }, texts);
      },
      read: (texts, given = []) => page.evaluate(texts, [...given]),
      press: (key) => page.keyboard.press(key),
    },
  };
}
