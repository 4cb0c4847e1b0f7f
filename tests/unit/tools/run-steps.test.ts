import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failedFiles, playwrightCounts, vitestCounts } from '~/tools/counts';
import { runSteps } from '~/tools/run-steps';
import type { Step } from '~/tools/steps';

let root = '';
let logged: string[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'steps-'));
  logged = [];
});
afterEach(() => rm(root, { recursive: true }));

const build: Step = { name: 'build', command: ['build'] };
const size: Step = { name: 'size', command: ['size'], needs: 'build' };
const unit: Step = { name: 'unit', command: ['unit'], report: { file: 'unit.json', read: vitestCounts } };

/** Runs the steps; those named fail, and the unit tests leave this report. */
function outcome(steps: Step[], failing: string[] = [], report?: object) {
  return runSteps(steps, {
    root,
    log: (line) => logged.push(line),
    run: async ({ name }) => {
      if (name === 'unit' && report) await writeFile(join(root, 'unit.json'), JSON.stringify(report));
      return { ok: !failing.includes(name), output: `output of ${name}`, seconds: 1.25 };
    },
  });
}

describe('steps of npm test', () => {
  test('count as one each and are logged in one line each', async () => {
    expect(await outcome([build, size])).toEqual({ passed: 2, failed: 0, skipped: 0, flaky: [] });
    expect(logged).toEqual(['ok      build               1.3 s', 'ok      size                1.3 s']);
  });

  test('show what they printed when they succeed, if that may be warnings', async () => {
    await outcome([{ ...build, showsOutput: true }, size]);
    expect(logged.join('\n')).toContain('output of build');
    expect(logged.join('\n')).not.toContain('output of size');
  });

  test('show what they printed when they fail, and the next ones run', async () => {
    const lint = { name: 'lint', command: ['lint'] };
    expect(await outcome([lint, build], ['lint'])).toEqual({ passed: 1, failed: 1, skipped: 0, flaky: [] });
    expect(logged.join('\n')).toContain('output of lint');
    expect(logged.join('\n')).not.toContain('output of build');
  });

  test('that need a failed one fail without being run', async () => {
    expect(await outcome([build, size], ['build'])).toEqual({ passed: 0, failed: 2, skipped: 0, flaky: [] });
    expect(logged.at(-1)).toBe('failed  size              not run  needs build');
  });

  describe('with test files that failed', () => {
    const again: Step = { ...unit, command: ['unit'], report: { file: 'unit.json', read: vitestCounts, failedFiles } };
    const first = {
      numPassedTests: 8,
      numFailedTests: 1,
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'failed', fullName: 'waits' }] },
        { name: 'b.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'counts' }] },
      ],
    };
    const runTwice = async (second: object) => {
      const commands: (readonly string[])[] = [];
      const counts = await runSteps([again], {
        root,
        log: (line) => logged.push(line),
        run: async ({ command }) => {
          commands.push(command);
          const report = commands.length === 1 ? first : second;
          await writeFile(join(root, 'unit.json'), JSON.stringify(report));
          return { ok: 'numFailedTests' in report && report.numFailedTests === 0, output: 'why', seconds: 1 };
        },
      });
      return { commands, counts };
    };

    test('run these alone once more, count them as passed then, and name what was flaky', async () => {
      const { commands, counts } = await runTwice({ numPassedTests: 1, numFailedTests: 0 });
      expect(commands).toEqual([['unit'], ['unit', 'a.test.ts']]);
      expect(counts).toEqual({ passed: 9, failed: 0, skipped: 0, flaky: ['a.test.ts waits'] });
      expect(logged.join('\n')).toContain('why');
    });

    test.each([
      ['fail again', { numPassedTests: 0, numFailedTests: 1 }],
      ['run no test any more', { numPassedTests: 0, numFailedTests: 0 }],
      ['leave no report', {}],
    ])('fail if these %s', async (_, second) => {
      const { counts } = await runTwice(second);
      expect(counts).toEqual({ passed: 8, failed: 1, skipped: 0, flaky: [] });
    });
  });

  test('with a report count its tests', async () => {
    const report = { numPassedTests: 8, numFailedTests: 0, numPendingTests: 1 };
    expect(await outcome([unit, build], [], report)).toEqual({ passed: 9, failed: 0, skipped: 1, flaky: [] });
    expect(logged[0]).toBe('ok      unit                1.3 s  8 passed, 1 skipped');
  });

  test('with a report count the tests that passed only when tried again', async () => {
    const browser = { ...unit, report: { file: 'unit.json', read: playwrightCounts } };
    const tests = ['flaky', 'expected'].map((status) => ({ title: status, file: 'a', line: 1, tests: [{ status }] }));
    const report = { stats: { expected: 1, unexpected: 0, flaky: 1 }, suites: [{ specs: tests }] };
    expect(await outcome([browser], [], report)).toEqual({ passed: 2, failed: 0, skipped: 0, flaky: ['a:1 flaky'] });
    expect(logged[0]).toBe('ok      unit                1.3 s  2 passed, 1 flaky');
  });

  test('that fail fail at least once, whatever their report says', async () => {
    const report = { numPassedTests: 8, numFailedTests: 0 };
    expect(await outcome([unit], ['unit'], report)).toEqual({ passed: 8, failed: 1, skipped: 0, flaky: [] });
  });

  test('that should leave a report and leave none have failed', async () => {
    expect(await outcome([unit])).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: [] });
  });

  test('that use one core and follow each other run two at a time, and are logged in their order', async () => {
    const ends = new Map<string, () => void>();
    const step = (name: string, more: Partial<Step> = {}): Step => ({ name, command: [name], ...more });
    const single = ['contract', 'lint', 'format'].map((name) => step(name, { usesOneCore: true }));
    const done = runSteps([...single, build, size], {
      root,
      log: (line) => logged.push(line),
      run: ({ name }) =>
        new Promise((resolve) => ends.set(name, () => resolve({ ok: name !== 'lint', output: name, seconds: 1 }))),
    });
    const end = async (name: string): Promise<readonly string[]> => {
      ends.get(name)?.();
      await new Promise(setImmediate);
      return [...ends.keys()];
    };
    expect([...ends.keys()]).toEqual(['contract', 'lint']);
    expect(await end('lint')).toEqual(['contract', 'lint', 'format']);
    expect(logged).toEqual([]);
    expect(await end('format')).not.toContain('build');
    expect(await end('contract')).toContain('build');
    expect(await end('build')).toContain('size');
    await end('size');
    expect(await done).toEqual({ passed: 4, failed: 1, skipped: 0, flaky: [] });
    expect(logged.map((line) => line.split(' ').filter((word) => word !== '')[1] ?? line)).toEqual([
      ...['contract', 'lint', '\nlint\n', 'format', 'build', 'size'],
    ]);
  });

  test('never count the report of an earlier run', async () => {
    await outcome([unit], [], { numPassedTests: 8, numFailedTests: 0 });
    expect(await outcome([unit])).toEqual({ passed: 0, failed: 1, skipped: 0, flaky: [] });
  });
});
