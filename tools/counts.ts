/** How many tests passed, failed and were left out. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Names of tests that failed and passed when tried again; they count as passed. */
  readonly flaky: readonly string[];
}

/** Reads the counts out of a test runner's JSON report; `undefined` if it is no such report. */
export type ReadCounts = (report: unknown) => Counts | undefined;

/** The counts of vitest. A file that cannot even be loaded counts as one failure. */
export const vitestCounts: ReadCounts = (report) => {
  const passed = numberAt(report, 'numPassedTests');
  const failed = numberAt(report, 'numFailedTests');
  const skipped = numberAt(report, 'numPendingTests');
  const todo = numberAt(report, 'numTodoTests');
  if (passed === undefined || failed === undefined) return undefined;
  return { passed, failed: failed + unloadedFiles(report), skipped: (skipped ?? 0) + (todo ?? 0), flaky: [] };
};

/** A test file that failed in vitest: its path, and the names of the tests in it that failed. */
export interface FailedFile {
  readonly path: string;
  readonly tests: readonly string[];
}

/** The test files that failed in vitest. */
export function failedFiles(report: unknown): readonly FailedFile[] {
  return membersOf(report, 'testResults')
    .filter((file) => memberOf(file, 'status') === 'failed')
    .map((file) => ({
      path: String(memberOf(file, 'name')),
      tests: membersOf(file, 'assertionResults')
        .filter((test) => memberOf(test, 'status') === 'failed')
        .map((test) => String(memberOf(test, 'fullName'))),
    }));
}

/** The counts of Playwright, with the names of tests that passed only when tried again. */
export const playwrightCounts: ReadCounts = (report) => {
  const stats = memberOf(report, 'stats');
  const passed = numberAt(stats, 'expected');
  const failed = numberAt(stats, 'unexpected');
  if (passed === undefined || failed === undefined) return undefined;
  const flaky = flakyIn(report);
  return { passed: passed + flaky.length, failed, skipped: numberAt(stats, 'skipped') ?? 0, flaky };
};

/** The sum of several counts. */
export function sumOf(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      skipped: sum.skipped + each.skipped,
      flaky: [...sum.flaky, ...each.flaky],
    }),
    { passed: 0, failed: 0, skipped: 0, flaky: [] },
  );
}

/** The flaky tests of a suite and the suites in it, such as `menu.spec.ts:60 the menu folds away`. */
function flakyIn(suite: unknown): readonly string[] {
  const ofSuite = membersOf(suite, 'specs').flatMap((spec) =>
    membersOf(spec, 'tests').some((test) => memberOf(test, 'status') === 'flaky')
      ? [`${memberOf(spec, 'file')}:${memberOf(spec, 'line')} ${memberOf(spec, 'title')}`]
      : [],
  );
  return [...ofSuite, ...membersOf(suite, 'suites').flatMap(flakyIn)];
}

function unloadedFiles(report: unknown): number {
  return membersOf(report, 'testResults').filter(
    (file) => memberOf(file, 'status') === 'failed' && membersOf(file, 'assertionResults').length === 0,
  ).length;
}

function numberAt(value: unknown, name: string): number | undefined {
  const found = memberOf(value, name);
  return typeof found === 'number' ? found : undefined;
}

function membersOf(value: unknown, name: string): readonly unknown[] {
  const found = memberOf(value, name);
  return Array.isArray(found) ? found : [];
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}
