import { failedFiles, type FailedFile, playwrightCounts, type ReadCounts, vitestCounts } from './counts';
import { defaultLayout } from '../codegen/language/layout';
import { program } from './run';

/** One of the things that npm test does. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether its output is worth reading after a success too: warnings. */
  readonly showsOutput?: boolean;
  /** Whether it leaves other cores free: independent steps that do and follow each other run at the same time. */
  readonly usesOneCore?: boolean;
  /** A step without which this one says nothing. */
  readonly needs?: string;
  /** Where a test runner leaves its JSON report, and how to read it; any other step counts as one. */
  readonly report?: {
    readonly file: string;
    readonly read: ReadCounts;
    /** Reads the files that failed, which are run once more, alone: the paths are added to the command. */
    readonly failedFiles?: (report: unknown) => readonly FailedFile[];
  };
}

const tsx = (...parameters: string[]) => program('tsx/dist/cli.mjs', ...parameters);

/** Everything but the browser tests. */
export const checkSteps: readonly Step[] = [
  { name: 'committed code', command: tsx('codegen/cli.ts', '--check'), showsOutput: true },
  { name: 'compiled descriptors', command: tsx('tools/compile.ts') },
  {
    name: 'contract',
    usesOneCore: true,
    command: program('@redocly/cli/bin/cli.js', 'lint', `${defaultLayout.documents}*.yaml`),
    environment: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
  { name: 'types', usesOneCore: true, command: program('typescript7/bin/tsc', '-p', 'tsconfig.json') },
  {
    name: 'lint',
    usesOneCore: true,
    command: program(
      'eslint/bin/eslint.js',
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      '.cache/eslint',
    ),
  },
  {
    name: 'format',
    usesOneCore: true,
    command: program('oxfmt/bin/oxfmt', '--check', '-c', '.prettierrc.json', '.'),
  },
  {
    name: 'dead code',
    usesOneCore: true,
    command: program('knip/bin/knip.js', '--cache', '--cache-location', '.cache/knip'),
  },
  { name: 'build', usesOneCore: true, command: tsx('tools/build.ts') },
  {
    name: 'unit tests',
    command: program(
      'vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile=.cache/unit.json',
    ),
    report: { file: '.cache/unit.json', read: vitestCounts, failedFiles },
  },
  { name: 'size', command: tsx('tools/size.ts'), needs: 'build' },
  { name: 'same build', command: tsx('tools/same-build.ts'), needs: 'build' },
  { name: 'advisories', command: tsx('tools/advisories.ts'), showsOutput: true },
];

/** The tests in a browser. */
export const browserStep: Step = {
  name: 'browser tests',
  command: program('@playwright/test/cli.js', 'test'),
  needs: 'build',
  report: { file: '.cache/e2e.json', read: playwrightCounts },
};
