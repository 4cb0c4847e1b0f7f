import type { BrowserContext } from '@playwright/test';

/** Marks a line of the page's console as a violation of the policy. */
const VIOLATION = 'policy violation:';

/** What went wrong in the pages of a test without any test asking for it. */
export interface Problems {
  /** Takes what matches for expected, from the start of the test on. */
  expect(pattern: RegExp): void;
  /** What is left. */
  readonly unexpected: readonly string[];
}

/** Collects violations of the policy, uncaught errors and error lines of every page of a context. */
export async function watchProblems(context: BrowserContext): Promise<Problems> {
  const found: string[] = [];
  const expected: RegExp[] = [];
  context.on('weberror', (error) => found.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    // A refused call is part of what tests force; what the console makes of it is theirs to see.
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) found.push(text);
  });
  await context.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(mark, event.violatedDirective, event.blockedURI, event.sourceFile, event.lineNumber, event.sample);
    });
  }, VIOLATION);
  return {
    expect: (pattern) => expected.push(pattern),
    get unexpected() {
      return found.filter((line) => !expected.some((pattern) => pattern.test(line)));
    },
  };
}
