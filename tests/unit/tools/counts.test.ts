import { describe, expect, test } from 'vitest';
import { type Counts, playwrightCounts, sumOf, vitestCounts } from '~/tools/counts';

const tests = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

describe('counts of vitest', () => {
  test.each<[string, { given: unknown; want: Counts | undefined }]>([
    ['are those of the report', { given: tests, want: { passed: 5, failed: 1, skipped: 3, flaky: [] } }],
    [
      'hold a file that could not be loaded',
      {
        given: {
          ...tests,
          testResults: [
            { status: 'failed', assertionResults: [] },
            { status: 'failed', assertionResults: [{}] },
            { status: 'passed', assertionResults: [] },
          ],
        },
        want: { passed: 5, failed: 2, skipped: 3, flaky: [] },
      },
    ],
    ['are unknown without a report', { given: undefined, want: undefined }],
    ['are unknown from anything else', { given: { stats: {} }, want: undefined }],
  ])('%s', (_name, { given, want }) => {
    expect(vitestCounts(given)).toEqual(want);
  });
});

describe('counts of Playwright', () => {
  test.each<[string, { given: unknown; want: Counts | undefined }]>([
    [
      'name the tests that passed only when tried again, and count them as passed',
      {
        given: {
          stats: { expected: 1, unexpected: 1, flaky: 2, skipped: 3 },
          suites: [
            {
              specs: [
                { title: 'fails', file: 'a.spec.ts', line: 1, tests: [{ status: 'unexpected' }] },
                { title: 'wavers', file: 'a.spec.ts', line: 2, tests: [{ status: 'flaky' }] },
              ],
              suites: [
                {
                  specs: [
                    { title: 'passes', file: 'a.spec.ts', line: 7, tests: [{ status: 'expected' }] },
                    { title: 'wavers inside', file: 'a.spec.ts', line: 8, tests: [{ status: 'flaky' }] },
                  ],
                },
              ],
            },
          ],
        },
        want: { passed: 3, failed: 1, skipped: 3, flaky: ['a.spec.ts:2 wavers', 'a.spec.ts:8 wavers inside'] },
      },
    ],
    ['are unknown without a report', { given: undefined, want: undefined }],
  ])('%s', (_name, { given, want }) => {
    expect(playwrightCounts(given)).toEqual(want);
  });
});

test('counts add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3, flaky: ['one'] };
  expect(sumOf([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6, flaky: ['one', 'one'] });
  expect(sumOf([])).toEqual({ passed: 0, failed: 0, skipped: 0, flaky: [] });
});
