import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run as runCommand } from '~/codegen/commands/run';
import { shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const folder = mkdtempSync(join(tmpdir(), 'descry-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file with a persona. */
function persona(json: unknown): string {
  return personaFile(JSON.stringify(json));
}

function personaFile(content: string): string {
  const path = join(folder, 'persona.json');
  writeFileSync(path, content);
  return path;
}

/** What a command prints about the shipped console, and its exit code. */
async function run(...args: readonly string[]) {
  let output = '';
  const world = {
    root: process.cwd(),
    print: (text: string) => (output += text),
    now: () => 0,
    compiler: shippedCompiler,
  };
  return { code: await runCommand(args, world), output };
}

const url = 'descriptors/drawers/url.json';
const tab = `${url}#/tabs/3`;
const text = readFileSync(url, 'utf8');
/** The line of the condition of this tab. */
const line = lineOf('!restrictedRegion');

/** The first line with some characters. */
function lineOf(characters: string): number {
  return 1 + text.split('\n').findIndex((one) => one.includes(characters));
}

/** Line and column of what follows some characters. */
function positionOf(before: string, what: string): string {
  const found = lineOf(before + what);
  return `${found}:${(text.split('\n')[found - 1] ?? '').indexOf(before) + before.length + 1}`;
}

describe('who', async () => {
  test('says who sees a part, in which cases, and where the conditions are', async () => {
    expect(await run('who', tab)).toEqual({
      code: 0,
      output: `Visible unless \`region\` is 'UAE' or 'GOV_US'.
Visible:
  \`region\` is not 'UAE' or 'GOV_US'
Hidden:
  \`region\` is 'UAE' or 'GOV_US'
Conditions:
  ${url}:${line}:22  !restrictedRegion
`,
    });
  });

  test.each(['drawers/url.json#/tabs/3', `./${url}:${line}`, `drawers/url.json:${line - 2}`, `${tab}/id`])(
    '%s names a part',
    async (named) => {
      expect((await run('who', named)).output).toBe((await run('who', tab)).output);
    },
  );

  test('with --json it prints the same as JSON', async () => {
    const { code, output } = await run('who', tab, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ never: false, always: false, conditions: [{ line, column: 22 }] });
  });

  test.each([
    ['drawers/none.json', 'There is no descriptor "drawers/none.json", or it is not JSON.\n'],
    ['drawers/url.json#/tabs/99', `${url}:${positionOf('"tabs": ', '[')}  There is nothing at "/tabs/99".\n`],
    ['drawers/url.json#tabs', `${url}:1:1  A JSON pointer begins with "/": "tabs".\n`],
    [
      'drawers/url.json:9999',
      `${url}:9999  Nothing begins on this line: the file has ${text.split('\n').length} lines.\n`,
    ],
  ])('%s, which names nothing, is answered with one line', async (named, output) => {
    expect(await run('who', named)).toEqual({ code: 1, output });
  });

  test('wrong arguments print the usage', async () => {
    expect(await run('who')).toEqual({ code: 2, output: expect.stringContaining('Usage: descry who') });
    expect(await run('who', '--help')).toEqual({ code: 0, output: expect.stringContaining('Usage: descry who') });
    expect((await run('who', tab, tab)).code).toBe(2);
  });
});

describe('why', async () => {
  test('says which conditions hide a part from a persona', async () => {
    const { code, output } = await run('why', tab, '--as', persona({ region: 'UAE' }));
    expect(code).toBe(1);
    expect(output).toContain(`Hidden.
  false    !restrictedRegion  ${url}:${line}:23
    true     restrictedRegion  ${url}:${line}:24
`);
    expect(output).toContain(`region == 'UAE'  (region is "UAE")  descriptors/predicates.json:`);
  });

  test('a part that the persona sees', async () => {
    const { code, output } = await run('why', tab, '--as', persona({ region: 'EU' }), '--json');
    expect(code).toBe(0);
    expect(JSON.parse(output)).toMatchObject({ visible: true, parts: [{ text: '!restrictedRegion', value: true }] });
  });

  test.each([
    [
      'a persona with an unknown member',
      [tab, '--as', () => personaFile('{\n  "flags": [],\n  "veiw": "ents"\n}')],
      /^\S+persona\.json:3:3 {2}A persona has no "veiw"\. Did you mean "view"\?\n$/,
    ],
    [
      'a persona with a text for a list',
      [tab, '--as', () => personaFile('{\n  "flags": "a"\n}')],
      /^\S+persona\.json:2:12 {2}"flags" is a list\.\n$/,
    ],
    [
      'a persona that is no JSON',
      [tab, '--as', () => personaFile('{\n  "region": EU\n}')],
      /^\S+persona\.json:2:13 {2}.+\n$/,
    ],
    ['a persona that is a folder', [tab, '--as', 'codegen'], /^There is no file "codegen"\.\n$/],
    ['a missing persona', [tab, '--as', 'none.json'], /^There is no file "none\.json"\.\n$/],
    [
      'a part that does not exist',
      ['none.json', '--as', () => persona({})],
      /^There is no descriptor "none\.json".+\n$/,
    ],
  ] as const)('%s is answered with one line', async (_, args, line) => {
    const given = args.map((one) => (typeof one === 'function' ? one() : one));
    expect(await run('why', ...given)).toEqual({ code: 1, output: expect.stringMatching(line) });
  });

  test.each([
    ['no persona', [tab], 'Usage: descry why'],
    ['an option that has no value', [tab, '--as'], 'Usage: descry why'],
  ] as const)('%s is wrong usage', async (_, args, message) => {
    expect(await run('why', ...args)).toEqual({ code: 2, output: expect.stringContaining(message) });
  });
});
