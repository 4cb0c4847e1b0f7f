import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { editsOf } from './release/edits';
import { makeRelease, ReleaseProblem } from './release/make';
import { changesSince, refusals } from './release/refusals';
import { nextSteps, plan } from './release/report';
import { readState } from './release/state';
import { buildTasks, packTasks } from './release/tasks';

const usage = `npm run release -- VERSION [--dry-run] [--out FOLDER]
  VERSION    three numbers, higher than those of package.json
  --dry-run  checks, and prints what would be done; writes nothing
  --out      the folder of the release, which must not exist; release/VERSION without it`;

/** Checks a version, and makes its release; the answer is what to print at the end. */
async function release(root: string, args: readonly string[]): Promise<string> {
  const { version, isDry, out } = readOptions(args);
  const state = await readState(root);
  const reasons = refusals(state, version);
  if (reasons.length > 0) throw new ReleaseProblem(`${version} is not released.\n\n${reasons.join('\n\n')}`);
  const edits = editsOf(state, version, new Date());
  const making = { root, out: resolve(root, out), before: buildTasks(root), edits, after: packTasks(root, version) };
  const about = plan(state.recorded?.version, changesSince(state));
  if (isDry) return `${about}\n\n${nextSteps({ ...making, version, isDry })}`;
  console.log(`${about}\n`);
  // Whoever interrupts it ends the command that runs, but not this process, which undoes what was changed.
  const interruption = new AbortController();
  const reason = new ReleaseProblem('Interrupted. Every file is as it was.');
  process.on('SIGINT', () => interruption.abort(reason));
  await makeRelease({ ...making, log: console.log, signal: interruption.signal });
  return nextSteps({ ...making, version, isDry });
}

function readOptions(args: readonly string[]) {
  const options = { 'dry-run': { type: 'boolean', default: false }, out: { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [version, ...others] = positionals;
    if (version === undefined || others.length > 0) throw new ReleaseProblem('Name one version.');
    return { version, isDry: values['dry-run'], out: values.out ?? join('release', version) };
  } catch (error) {
    throw new ReleaseProblem(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

try {
  console.log(await release(join(import.meta.dirname, '..'), process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof ReleaseProblem ? error.message : error);
  process.exitCode = 1;
}
