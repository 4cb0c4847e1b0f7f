import { join } from 'node:path';
import { run } from './run';
import { runSteps } from './run-steps';
import { browserStep, checkSteps } from './steps';

/** The longest step takes half of it. A test that hangs is then named as what failed, and CI reads what else did. */
const minutesPerStep = 35;

const root = join(import.meta.dirname, '..');
const steps = process.argv[2] === 'check' ? checkSteps : [...checkSteps, browserStep];

const { passed, failed, flaky } = await runSteps(steps, {
  root,
  log: console.log,
  run: ({ command, environment }) => run(command, root, { environment, limit: minutesPerStep }),
});
// A test that needs a second try holds up nobody's change, and must be seen all the same: it waits for the wrong thing.
if (flaky.length > 0) console.log([`${flaky.length} flaky, passed when tried again:`, ...flaky].join('\n  '));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
