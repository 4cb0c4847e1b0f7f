import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readProjectFolder } from '~/codegen/host/project-folder';
import { bringUpToDate, productsOf } from '~/tools/up-to-date';

let root = '';
let logged: string[] = [];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'project-'));
  logged = [];
  await mkdir(join(root, 'in'));
  await writeFile(join(root, 'in/a.json'), '1');
});
afterEach(() => rm(root, { recursive: true }));

const product = { name: 'copy', doing: 'Copying', inputs: ['in', 'not-there'], outputs: ['out'], command: ['copy'] };

/** Brings the product up to date and tells whether that made it again. */
async function isMade(ok = true, showsOutput = false): Promise<boolean> {
  let made = false;
  await bringUpToDate([{ ...product, showsOutput }], {
    root,
    log: (line) => logged.push(line),
    make: async () => {
      made = true;
      await mkdir(join(root, 'out'), { recursive: true });
      await writeFile(join(root, 'out/b'), '2');
      return { ok, output: 'what went wrong', seconds: 0 };
    },
  });
  return made;
}

describe('a product', () => {
  test('is made when it is missing, and logged', async () => {
    expect(await isMade()).toBe(true);
    expect(logged).toEqual(['Copying ...']);
  });

  test('shows what was printed while it was made, if that may be warnings', async () => {
    await isMade(true, true);
    expect(logged).toEqual(['Copying ...', 'what went wrong']);
  });

  test('is not made again while nothing changes', async () => {
    await isMade();
    expect(await isMade()).toBe(false);
  });

  test.each([
    ['an input changes', 'in/a.json'],
    ['an input is added', 'in/deep-b.json'],
    ['what was made changes', 'out/b'],
  ])('is made again when %s', async (_name, file) => {
    await isMade();
    await writeFile(join(root, file), 'other');
    expect(await isMade()).toBe(true);
  });

  test('is made again when what was made is removed', async () => {
    await isMade();
    await rm(join(root, 'out'), { recursive: true });
    expect(await isMade()).toBe(true);
  });

  test('that fails says why, and is tried again', async () => {
    await expect(isMade(false)).rejects.toThrow('Copying failed.\n\nwhat went wrong');
    expect(await isMade()).toBe(true);
  });
});

test('what is made into another folder is made once for each folder', async () => {
  const folders = [join(root, 'first'), join(root, 'second')];
  const made: string[] = [];
  for (const into of [...folders, ...folders]) {
    await bringUpToDate([product], {
      ...{ root, into, log: () => undefined },
      make: async () => {
        made.push(into);
        await mkdir(join(into, 'out'), { recursive: true });
        return { ok: true, output: '', seconds: 0 };
      },
    });
  }
  expect(made).toEqual(folders);
});

test('the console is built again when a module of its build changes', async () => {
  const config = await readFile('tools/vite-config.ts', 'utf8');
  const modules = [...config.matchAll(/from '\.\/([^']+)'/g)].map(([, path = '']) => `tools/${path}`);
  const inputs = productsOf(await readProjectFolder(process.cwd())).find(({ name }) => name === 'built')?.inputs ?? [];
  expect(modules.length).toBeGreaterThan(3);
  expect(modules.filter((path) => !inputs.some((input) => path === input || path.startsWith(`${input}/`)))).toEqual([]);
});
