import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, expect } from 'vitest';
import { run } from '~/codegen/commands/run';
import { shipped, shippedCompiler } from './shipped-sources';

/** Gives every test of a file a copy of the sources and of what is generated from them, on disk. */
export function useCopy() {
  let root: string;
  let untouched: ReadonlyMap<string, Buffer>;

  /** Runs the command and gives what it says with its exit code. */
  async function command(...args: readonly string[]) {
    let output = '';
    const code = await run(args, { root, print: (text) => (output += text), now: () => 0, compiler: shippedCompiler });
    return { code, output };
  }

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'descry-'));
    for (const [path, content] of shipped) write(join(root, path), content);
    const { code, output } = await command();
    expect(code, output).toBe(0);
    untouched = filesIn(root);
    return () => rmSync(root, { recursive: true });
  }, 60_000);

  afterEach(() => restore(root, untouched));

  return {
    /** Folder of the copy. */
    root: () => root,
    command,
    /** Edits a file of the copy. */
    change(path: string, edit: (text: string) => string): void {
      writeFileSync(join(root, path), edit(readFileSync(join(root, path), 'utf8')));
    },
    /** The generated files of the copy. */
    generated(): ReadonlyMap<string, string> {
      const folder = join(root, 'src/generated');
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
      return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    },
  };
}

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** The entries of a folder at any depth; links are not followed. */
function entriesIn(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({
    path: join(entry.parentPath, entry.name),
    entry,
  }));
}

function filesIn(folder: string): ReadonlyMap<string, Buffer> {
  const files = entriesIn(folder).filter(({ entry }) => entry.isFile());
  return new Map(files.map(({ path }) => [path, readFileSync(path)]));
}

/** Undoes what was done to a folder. A fresh copy for every test would take three times as long. */
function restore(folder: string, files: ReadonlyMap<string, Buffer>): void {
  const folders = new Set([...files.keys()].map(dirname));
  for (const { path, entry } of entriesIn(folder)) {
    const isKnown = entry.isFile() ? files.has(path) : entry.isDirectory() && isParent(path, folders);
    if (!isKnown) rmSync(path, { recursive: true, force: true });
  }
  const present = filesIn(folder);
  for (const [path, content] of files) if (present.get(path)?.equals(content) !== true) write(path, content);
}

function isParent(folder: string, folders: ReadonlySet<string>): boolean {
  return [...folders].some((each) => each === folder || each.startsWith(join(folder, '/')));
}
