import { execFileSync } from 'node:child_process';
import { run } from '~/codegen/commands/run';
import { copyProject } from '../studio/project-copy';
import { shippedCompiler } from './shipped-sources';

/** A copy of the project in a git repository of its own, with one commit, and what runs commands in it. */
export function gitProject() {
  const project = copyProject();
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: project.root });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'one');

  /** Runs a command of `npx descry`: its exit code, and what it prints. */
  async function command(...args: readonly string[]) {
    let output = '';
    const print = (text: string): void => void (output += text);
    return { code: await run(args, { root: project.root, print, now: () => 0, compiler: shippedCompiler }), output };
  }

  return { project, git, command };
}
