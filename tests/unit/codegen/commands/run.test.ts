import { expect, test } from 'vitest';
import { commands, run } from '~/codegen/commands/run';
import { shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

async function descry(...args: readonly string[]) {
  let printed = '';
  const print = (text: string) => (printed += text);
  const code = await run(args, { root: '/nowhere', print, now: () => 0, compiler: shippedCompiler });
  return { code, printed };
}

test('the help names every command with what it does', async () => {
  const { code, printed } = await descry('--help');
  expect(code).toBe(0);
  for (const { name, summary } of commands)
    expect(printed).toMatch(new RegExp(`^  ${name} +${summary.slice(0, 20)}`, 'm'));
});

test.each(commands.map(({ name, usage }) => [name, usage]))(
  '"descry %s --help" prints how it is called',
  async (name, usage) => {
    expect(await descry(name, '--help')).toEqual({ code: 0, printed: expect.stringContaining(usage) });
    expect(usage).toContain(`descry ${name === 'compile' ? '[compile]' : name}`);
  },
);

test.each<[string, { readonly given: readonly string[]; readonly want: string }]>([
  ['a command', { given: ['chekc'], want: 'Unknown command "chekc". Did you mean "check"?' }],
  [
    'an option',
    { given: ['check', '--fromat', 'json'], want: 'Unknown argument "--fromat". Did you mean "--format"?' },
  ],
  ['an option without a command', { given: ['--chek'], want: 'Unknown argument "--chek". Did you mean "--check"?' }],
  ['a format', { given: ['check', '--format', 'sraif'], want: 'Unknown format "sraif". Did you mean "sarif"?' }],
  ['a code', { given: ['explain', 'expression/tpye'], want: 'Did you mean "expression/type"?' }],
])('%s that does not exist is answered with what was probably meant', async (_, { given, want }) => {
  expect(await descry(...given)).toEqual({ code: 2, printed: expect.stringContaining(want) });
});

test('a surplus argument, and an option without its value, are wrong usage', async () => {
  expect(await descry('check', 'all')).toEqual({
    code: 2,
    printed: expect.stringContaining('Unknown argument "all".'),
  });
  expect((await descry('check', '--format')).code).toBe(2);
});

test('a command that nothing resembles is answered with all of them', async () => {
  expect((await descry('xyzzy')).printed).toContain(`Expected one of: ${commands.map(({ name }) => name).join(', ')}.`);
});
