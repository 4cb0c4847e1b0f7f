/** How many tests passed, failed and were left out. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
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
  return { passed, failed: failed + unloadedFiles(report), skipped: (skipped ?? 0) + (todo ?? 0) };
};

/** The counts of Playwright. A test that passed only when tried again has failed. */
export const playwrightCounts: ReadCounts = (report) => {
  const stats = memberOf(report, 'stats');
  const passed = numberAt(stats, 'expected');
  const failed = numberAt(stats, 'unexpected');
  if (passed === undefined || failed === undefined) return undefined;
  return { passed, failed: failed + (numberAt(stats, 'flaky') ?? 0), skipped: numberAt(stats, 'skipped') ?? 0 };
};

/** The sum of several counts. */
export function sumOf(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      skipped: sum.skipped + each.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

function unloadedFiles(report: unknown): number {
  const files = memberOf(report, 'testResults');
  if (!Array.isArray(files)) return 0;
  return files.filter((file) => {
    const tests = memberOf(file, 'assertionResults');
    return memberOf(file, 'status') === 'failed' && Array.isArray(tests) && tests.length === 0;
  }).length;
}

function numberAt(value: unknown, name: string): number | undefined {
  const found = memberOf(value, name);
  return typeof found === 'number' ? found : undefined;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}
