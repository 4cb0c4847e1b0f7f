import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLayout, sourceFoldersOf } from '~/codegen/language/layout';

/** What the development server reads. A test edits a copy of it. */
const parts = [
  ...['codegen', 'demo', 'descriptors', 'lib', 'openapi', 'public', 'schemas', 'src', 'studio', 'tools'],
  ...['index.html', 'info.html', 'logout.html', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
  ...['descry.config.ts', '.prettierrc.json'],
  // The page of the Studio as the setup of the tests has built it: no server builds it again.
  ...['.cache/studio', '.cache/studio.hash', '.cache/engine', '.cache/engine.hash'],
];

/** A development server for a copy of the project. */
export interface DevServer {
  readonly address: string;
  /** The text of a file of the copy. */
  readonly read: (file: string) => string;
  /** Saves a descriptor with other text. */
  readonly save: (file: string, edit: (text: string) => string) => void;
  /** Commits the copy as it is, in a repository of its own. */
  readonly commit: () => void;
  /** Ends the server and removes the copy. */
  readonly stop: () => Promise<void>;
}

/** Copies what the development server reads, and gives the folder of the copy. */
export function copyForServer(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'descry-dev-')));
  for (const part of parts) cpSync(part, join(root, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return root;
}

/** Serves a copy of the project; `end` ends the server. `environment` are further variables for it. */
export function serveCopy(
  root: string,
  environment: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<Served> {
  return serve(['--import', 'tsx', 'tools/dev.ts', ...args], root, environment);
}

interface Served {
  readonly address: string;
  readonly end: () => Promise<void>;
}

async function serve(
  args: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>>,
): Promise<Served> {
  const server = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', NO_COLOR: '1', BROWSER: 'none', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await printedAddress(server);
  return {
    address,
    end: async () => {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill();
      await ended;
    },
  };
}

/** Starts a development server for a copy of the project; `environment` are further variables for it. */
export async function startDevServer(environment: Readonly<Record<string, string>> = {}): Promise<DevServer> {
  const root = copyForServer();
  return devServer(root, await serveCopy(root, environment, ['studio']));
}

/** Starts `descry studio` of this working copy for a copy of the console of the fleet. */
export async function startFleetStudio(): Promise<DevServer> {
  // As far from the schemas as the original, so that the links of its descriptors lead to them.
  mkdirSync('test-results', { recursive: true });
  const root = realpathSync(mkdtempSync('test-results/fleet-'));
  const files = ['backend', 'descriptors', 'maintenance', 'openapi', 'public', 'descry.config.ts'];
  for (const part of files) cpSync(join('examples/fleet', part), join(root, part), { recursive: true });
  // The setup of the tests has built the page.
  for (const part of ['.cache/studio', '.cache/studio.hash', '.cache/engine', '.cache/engine.hash'])
    cpSync(part, join(root, part), { recursive: true });
  return devServer(root, await serve(['bin/descry.js', 'studio', '--project', root], '.', {}));
}

function devServer(root: string, { address, end }: Served): DevServer {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  return {
    address,
    read,
    save: (file, edit) => writeFileSync(join(root, file), edit(read(file))),
    commit: () => {
      const identity = ['-c', 'user.name=Author', '-c', 'user.email=author@example.com'];
      execFileSync('git', ['init', '-q'], { cwd: root });
      execFileSync('git', ['add', ...sourceFoldersOf(defaultLayout)], { cwd: root });
      execFileSync('git', [...identity, 'commit', '-qm', 'Begin', '--allow-empty'], { cwd: root });
    },
    stop: async () => {
      await end();
      rmSync(root, { recursive: true });
    },
  };
}

/** The address that the server prints when it listens. */
function printedAddress(server: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let printed = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(printed) ?? [];
      if (address !== undefined) done(address);
    });
    server.once('exit', () => fail(new Error(`The development server ended: ${printed}`)));
  });
}
