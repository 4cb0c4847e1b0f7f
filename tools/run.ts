import { type ChildProcess, spawn } from 'node:child_process';

/** How a command ended. */
export interface Run {
  readonly ok: boolean;
  /** Everything it printed. */
  readonly output: string;
  readonly seconds: number;
}

/** What else a run may be given. */
export interface RunOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** How long the command may take, in minutes; without it, as long as it wants. */
  readonly limit?: number;
}

/** The commands that run. Each has a group of processes, which does not get the signals of the terminal. */
const running = new Set<ChildProcess>();

/** What ends the commands together with this program. */
const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs a command in the project and keeps what it prints. One that takes longer than its limit is stopped together with
 * the processes that it has started, and fails.
 */
export function run(
  command: readonly string[],
  root: string,
  { environment = {}, limit }: RunOptions = {},
): Promise<Run> {
  const start = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const child = startGroup(command, root, environment);
    const timer =
      limit &&
      setTimeout(() => {
        output += `\nStopped: it had not ended after ${limit} minutes.\n`;
        // A process that never waits for anything does not see another signal.
        stopGroup(child, 'SIGKILL');
      }, limit * 60_000);
    const end = (ok: boolean) => {
      clearTimeout(timer);
      running.delete(child);
      if (running.size === 0) for (const signal of signals) process.off(signal, stopAll);
      resolve({ ok, output, seconds: (performance.now() - start) / 1000 });
    };
    child.stdout?.on('data', (data) => (output += String(data)));
    child.stderr?.on('data', (data) => (output += String(data)));
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

function startGroup(command: readonly string[], cwd: string, environment: NonNullable<RunOptions['environment']>) {
  const [program = '', ...parameters] = command;
  const child = spawn(program, parameters, {
    cwd,
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    windowsHide: true,
  });
  if (running.size === 0) for (const signal of signals) process.on(signal, stopAll);
  running.add(child);
  return child;
}

/** Ends with everything that runs. */
function stopAll(signal: NodeJS.Signals): never {
  for (const child of running) stopGroup(child, signal);
  process.exit(1);
}

/** Sends a signal to a command and all processes that it has started; Windows knows no groups. */
function stopGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (process.platform === 'win32' || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended already.
  }
}

/** The command that runs an installed package's program with the Node in use. */
export function program(path: string, ...parameters: string[]): string[] {
  return [process.execPath, `node_modules/${path}`, ...parameters];
}
