import type { BrowserContext } from '@playwright/test';

/** Marks a line of the page's console as a violation of the policy. */
export const POLICY_VIOLATION = 'policy violation:';

/** Unexpected problems in the pages of a test. */
export interface Problems {
  /** Marks matching problems as expected, also earlier ones. */
  expect(pattern: RegExp): void;
  /** The unexpected problems. */
  readonly unexpected: readonly string[];
}

/**
 * An error of Playwright's clock: the scripts of the test before leave a page that is used again one after the other,
 * and some run without the first. Code of the console has an address.
 */
const clockOfTests = /reading 'controller'\)\n\s+at <anonymous>/;

/** Collects violations of the policy, uncaught errors and error lines of every page of a context. */
export async function watchProblems(context: BrowserContext): Promise<Problems> {
  const found: string[] = [];
  const expected: RegExp[] = [];
  context.on('weberror', (error) => {
    const { message, stack = message } = error.error();
    if (!clockOfTests.test(stack)) found.push(`uncaught: ${stack}`);
  });
  context.on('console', (message) => {
    const text = message.text();
    // Tests force refused calls and check how the console reacts.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) found.push(text);
  });
  await context.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(mark, event.violatedDirective, event.blockedURI, event.sourceFile, event.lineNumber, event.sample);
    });
  }, POLICY_VIOLATION);
  return {
    expect: (pattern) => expected.push(pattern),
    get unexpected() {
      return found.filter((line) => !expected.some((pattern) => pattern.test(line)));
    },
  };
}
