import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Counts, type FailedFile, sumOf } from './counts';
import type { Run } from './run';
import type { Step } from './steps';

/** How steps are run and reported. */
export interface StepRunning {
  readonly root: string;
  readonly log: (line: string) => void;
  readonly run: (step: Step) => Promise<Run>;
}

/** How many steps that use one core run at the same time. */
const CORES = 2;

/** What a step leaves: its counts, and the lines to log. */
interface Outcome {
  readonly counts: Counts;
  readonly lines: readonly string[];
}

/**
 * Runs steps in order, those that use one core two at a time, and adds up their counts. Logs one line for each and the
 * output of those that fail, fail at first or may warn, in the order of the steps.
 */
export async function runSteps(steps: readonly Step[], { log, ...running }: StepRunning): Promise<Counts> {
  const failed = new Set<string>();
  const counts: Counts[] = [];
  for (const batch of batchesOf(steps)) {
    const limited = limit(CORES);
    const outcomes = batch.map((step) =>
      failed.has(step.needs ?? '') ? leaveOut(step) : limited(() => runStep(step, running)),
    );
    for (const [index, step] of batch.entries()) {
      const outcome = await outcomes[index];
      if (outcome === undefined) continue;
      for (const line of outcome.lines) log(line);
      if (outcome.counts.failed > 0) failed.add(step.name);
      counts.push(outcome.counts);
    }
  }
  return sumOf(counts);
}

/** Steps that use one core and follow each other share a batch; every other step is one. */
function batchesOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const batches: Step[][] = [];
  for (const step of steps) {
    const last = batches.at(-1);
    if (last && [...last, step].every(isIndependent)) last.push(step);
    else batches.push([step]);
  }
  return batches;
}

function isIndependent({ usesOneCore = false, needs }: Step): boolean {
  return usesOneCore && needs === undefined;
}

/** A function that runs tasks in order, at most `count` at the same time. */
function limit(count: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running === count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

async function runStep(step: Step, running: Omit<StepRunning, 'log'>): Promise<Outcome> {
  const first = await tryStep(step, running);
  const failed = first.counts.failed > 0 ? (step.report?.failedFiles?.(first.report) ?? []) : [];
  const isFlaky = failed.length > 0 && (await passesAlone(step, failed, running));
  const counts = isFlaky ? passedAgain(first.counts, failed) : first.counts;
  const isOk = counts.failed === 0;
  const { seconds, output } = first.run;
  const result = line(isOk ? 'ok' : 'failed', step.name, `${seconds.toFixed(1)} s`, step.report ? summary(counts) : '');
  return { counts, lines: isOk && !isFlaky && !step.showsOutput ? [result] : [result, `\n${output.trim()}\n`] };
}

/** One run of a step, and the report that it leaves. */
async function tryStep(step: Step, { root, run }: Omit<StepRunning, 'log'>) {
  const file = step.report && join(root, step.report.file);
  // One of an earlier run must never be counted.
  if (file) await rm(file, { force: true });
  const ended = await run(step);
  const report = file && (await readReport(file));
  return { run: ended, report, counts: file ? ofReport(ended.ok, step.report?.read(report)) : ofOutcome(ended.ok) };
}

/** Whether test files that failed beside the others pass alone. */
async function passesAlone(step: Step, failed: readonly FailedFile[], running: Omit<StepRunning, 'log'>) {
  const command = [...step.command, ...failed.map(({ path }) => path)];
  const { counts } = await tryStep({ ...step, command }, running);
  return counts.failed === 0 && counts.passed > 0;
}

function passedAgain(counts: Counts, failed: readonly FailedFile[]): Counts {
  const flaky = failed.flatMap(({ path, tests }) => (tests.length > 0 ? tests.map((test) => `${path} ${test}`) : path));
  return { ...counts, passed: counts.passed + counts.failed, failed: 0, flaky };
}

function ofOutcome(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, flaky: [] };
}

/** A test runner that fails has failed once whatever it counted, and so has one that leaves no report. */
function ofReport(ok: boolean, counts: Counts | undefined): Counts {
  if (counts === undefined) return ofOutcome(false);
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function leaveOut(step: Step): Outcome {
  const counts = ofOutcome(false);
  return { counts, lines: [line('failed', step.name, 'not run', `needs ${step.needs}`)] };
}

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function summary({ passed, failed, skipped, flaky }: Counts): string {
  const others = Object.entries({ failed, skipped, flaky: flaky.length }).filter(([, count]) => count > 0);
  return [`${passed} passed`, ...others.map(([name, count]) => `${count} ${name}`)].join(', ');
}

function line(outcome: string, name: string, time: string, more: string): string {
  return `${outcome.padEnd(7)} ${name.padEnd(16)} ${time.padStart(8)}  ${more}`.trimEnd();
}
