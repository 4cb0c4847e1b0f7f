import { describe, expect, test } from 'vitest';
import { type Counts, playwrightCounts, sumOf, vitestCounts } from '../../../tools/counts';

const tests = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

describe('counts of vitest', () => {
  test.each<[string, { given: unknown; want: Counts | undefined }]>([
    ['are those of the report', { given: tests, want: { passed: 5, failed: 1, skipped: 3 } }],
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
        want: { passed: 5, failed: 2, skipped: 3 },
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
      'take a flaky test for failed',
      {
        given: { stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 } },
        want: { passed: 7, failed: 3, skipped: 3 },
      },
    ],
    ['are unknown without a report', { given: undefined, want: undefined }],
  ])('%s', (_name, { given, want }) => {
    expect(playwrightCounts(given)).toEqual(want);
  });
});

test('counts add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(sumOf([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  expect(sumOf([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
