import { join } from 'node:path';
import { run } from './run';
import { runSteps } from './run-steps';
import { browserStep, checkSteps } from './steps';

const root = join(import.meta.dirname, '..');
const steps = process.argv[2] === 'check' ? checkSteps : [...checkSteps, browserStep];

const { passed, failed, flaky } = await runSteps(steps, {
  root,
  log: console.log,
  run: (step) => run(step.command, root, step.environment),
});
// A test that needs a second try holds up nobody's change, and must be seen all the same: it waits for the wrong thing.
if (flaky.length > 0) console.log([`${flaky.length} flaky, passed when tried again:`, ...flaky].join('\n  '));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
