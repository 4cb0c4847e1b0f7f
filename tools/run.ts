import { spawn } from 'node:child_process';

/** How a command ended. */
export interface Run {
  readonly ok: boolean;
  /** Everything it printed. */
  readonly output: string;
  readonly seconds: number;
}

/** Runs a command in the project and keeps what it prints. */
export function run(command: readonly string[], root: string, environment: Record<string, string> = {}): Promise<Run> {
  const [program = '', ...parameters] = command;
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const end = (ok: boolean) => resolve({ ok, output, seconds: (performance.now() - start) / 1000 });
    child.stdout.on('data', (data) => (output += String(data)));
    child.stderr.on('data', (data) => (output += String(data)));
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** The command that runs an installed package's program with the Node in use. */
export function program(path: string, ...parameters: string[]): string[] {
  return [process.execPath, `node_modules/${path}`, ...parameters];
}
