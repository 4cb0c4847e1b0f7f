import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { run } from '~/codegen/commands/run';
import { shipped, shippedCompiler } from './shipped-sources';

/** Gives every test of a file a copy of the sources and of what is generated from them, on disk. */
export function useCopy() {
  let template: string;
  let root: string;

  /** Runs the command and gives what it says with its exit code. */
  async function command(...args: readonly string[]) {
    let output = '';
    const code = await run(args, { root, print: (text) => (output += text), now: () => 0, compiler: shippedCompiler });
    return { code, output };
  }

  beforeAll(async () => {
    template = mkdtempSync(join(tmpdir(), 'descry-'));
    for (const [path, content] of shipped) {
      mkdirSync(dirname(join(template, path)), { recursive: true });
      writeFileSync(join(template, path), content);
    }
    root = template;
    const { code, output } = await command();
    expect(code, output).toBe(0);
    return () => rmSync(template, { recursive: true });
  }, 60_000);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'descry-'));
    cpSync(template, root, { recursive: true });
  });

  afterEach(() => rmSync(root, { recursive: true }));

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
