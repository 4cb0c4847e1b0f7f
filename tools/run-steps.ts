import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Counts, sumOf } from './counts';
import type { Run } from './run';
import type { Step } from './steps';

/** How steps are run and told. */
export interface StepRunning {
  readonly root: string;
  readonly tell: (line: string) => void;
  readonly run: (step: Step) => Promise<Run>;
}

/** Runs steps one after the other, tells one line for each and the output of those that fail, and adds the counts up. */
export async function runSteps(steps: readonly Step[], running: StepRunning): Promise<Counts> {
  const failed = new Set<string>();
  const counts: Counts[] = [];
  for (const step of steps) {
    const count = failed.has(step.needs ?? '') ? leftOut(step, running) : await runStep(step, running);
    if (count.failed > 0) failed.add(step.name);
    counts.push(count);
  }
  return sumOf(counts);
}

async function runStep(step: Step, { root, tell, run }: StepRunning): Promise<Counts> {
  const report = step.report && join(root, step.report.file);
  // One of an earlier run must never be counted.
  if (report) await rm(report, { force: true });
  const { ok, output, seconds } = await run(step);
  const counts = report ? ofReport(ok, step.report?.read(await readReport(report))) : ofOutcome(ok);
  tell(
    line(counts.failed === 0 ? 'ok' : 'failed', step.name, `${seconds.toFixed(1)} s`, report ? summary(counts) : ''),
  );
  if (counts.failed > 0) tell(`\n${output.trim()}\n`);
  return counts;
}

function ofOutcome(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/** A test runner that fails has failed once whatever it counted, and so has one that leaves no report. */
function ofReport(ok: boolean, counts: Counts | undefined): Counts {
  if (counts === undefined) return ofOutcome(false);
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function leftOut(step: Step, { tell }: StepRunning): Counts {
  tell(line('failed', step.name, 'not run', `needs ${step.needs}`));
  return { passed: 0, failed: 1, skipped: 0 };
}

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function line(outcome: string, name: string, time: string, more: string): string {
  return `${outcome.padEnd(7)} ${name.padEnd(16)} ${time.padStart(8)}  ${more}`.trimEnd();
}
