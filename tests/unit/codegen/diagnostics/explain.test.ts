import { describe, expect, test } from 'vitest';
import { entries } from '~/codegen/diagnostics/codes/codes';
import { explain } from '~/codegen/diagnostics/explain';
import { run } from '~/codegen/commands/run';
import { shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

async function descry(...args: readonly string[]) {
  let printed = '';
  const code = await run(args, {
    root: '/nowhere',
    print: (text) => (printed += text),
    now: () => 0,
    compiler: shippedCompiler,
  });
  return { code, printed };
}

describe('descry explain', () => {
  test('prints the severity, the code, every text, the explanation and the example of an entry', async () => {
    const { code, printed } = await descry('explain', 'preference/key-taken');
    expect(code).toBe(0);
    expect(printed).toMatch(/^error preference\/key-taken\n\n {2}The preference "\{owner\}" already uses this key\.\n/);
    expect(printed).toContain(
      'Example: descriptors/console.json at /preferences/mfaNever/key\n  wrong:  "uic_language"',
    );
  });

  test('answers an unknown code with the nearest one, and fails', async () => {
    expect(await descry('explain', 'preference/key-takn')).toEqual({
      code: 2,
      printed: 'Unknown code "preference/key-takn". Did you mean "preference/key-taken"?\n',
    });
    expect(explain(['nothing at all']).text).toContain('Run "npx descry explain" for a list of all codes.');
  });

  test('prints the entries of several codes in their order, each of them once', async () => {
    const [taken, type] = ['preference/key-taken', 'expression/type'];
    const { code, printed } = await descry('explain', type, taken, type);
    expect(code).toBe(0);
    expect(printed).toBe(`${(await descry('explain', type)).printed}\n${(await descry('explain', taken)).printed}`);
  });

  test('explains the known codes beside an unknown one, and fails', async () => {
    const { code, printed } = await descry('explain', 'preference/key-takn', 'expression/type');
    expect(code).toBe(2);
    expect(printed).toMatch(/^Unknown code "preference\/key-takn"\. .*\n\nerror expression\/type\n/);
  });

  test('lists every code without an argument, in alphabetical order', async () => {
    const { code, printed } = await descry('explain');
    expect(code).toBe(0);
    expect(
      printed
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual([...entries.keys()].sort());
  });
});
