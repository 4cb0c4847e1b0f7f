import { join } from 'node:path';
import { run } from './run';
import { runSteps } from './run-steps';
import { browserStep, checkSteps } from './steps';

const root = join(import.meta.dirname, '..');
const steps = process.argv[2] === 'check' ? checkSteps : [...checkSteps, browserStep];

const { passed, failed } = await runSteps(steps, {
  root,
  log: console.log,
  run: (step) => run(step.command, root, step.environment),
});
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
