import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useCopy } from '~/tests/harness/codegen/copy';

const { root, command } = useCopy();
const text = (file: string) => readFileSync(join(root(), file), 'utf8');
const screen = ['new', 'screen', 'sign-ins', '--operation', 'auditList'];

test('the files of a descriptor are written, and the project stays right', async () => {
  expect(await command(...screen)).toEqual({
    code: 0,
    output: 'descriptors/screens/sign-ins.json was written.\ndescriptors/routes/sign-ins.json was written.\n',
  });
  expect(text('descriptors/screens/sign-ins.json')).toContain('"operation": "auditList"');
  expect(await command('check')).toMatchObject({ code: 0 });
});

test('the line of a screen goes to the end of the route file that is named', async () => {
  const before = text('descriptors/routes/administration.json');
  expect((await command(...screen, '--area', 'administration')).output).toContain(
    'descriptors/routes/administration.json has a new line.\n',
  );
  const line = '    { "kind": "screen", "path": "/sign-ins", "screen": "sign-ins", "title": "Sign ins" }\n';
  expect(text('descriptors/routes/administration.json')).toBe(
    before.replace(/\}\n {2}\]\n\}\n$/, `},\n${line}  ]\n}\n`),
  );
});

test('a dry run prints the files, and writes none', async () => {
  const { code, output } = await command(...screen, '--dry-run');
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^descriptors\/screens\/sign-ins\.json:\n\{\n {2}"\$schema"/),
  ]);
  const json = JSON.parse((await command(...screen, '--dry-run', '--json')).output);
  expect(json.files.map(({ file }: { readonly file: string }) => file)).toEqual([
    'descriptors/screens/sign-ins.json',
    'descriptors/routes/sign-ins.json',
  ]);
  expect(existsSync(join(root(), 'descriptors/screens/sign-ins.json'))).toBe(false);
});

test('a root that has no files here gets nothing', async () => {
  expect(await command(...screen, '--root', 'care')).toEqual({
    code: 1,
    output: 'No root "care" has its files here. There are: console.\n',
  });
});

test('a file that is there is not written over', async () => {
  const before = text('descriptors/drawers/url.json');
  const { code, output } = await command('new', 'drawer', 'url', '--operation', 'urlQuery');
  expect([code, output]).toEqual([1, 'There is a descriptors/drawers/url.json already.\n']);
  expect(text('descriptors/drawers/url.json')).toBe(before);
});

test('a descriptor gets the scenarios of its conditions, which hold', async () => {
  rmSync(join(root(), 'descriptors/drawers/ip.scenarios.json'));
  expect(await command('new', 'scenarios', 'drawers/ip.json')).toEqual({
    code: 0,
    output: 'descriptors/drawers/ip.scenarios.json was written.\n',
  });
  expect(text('descriptors/drawers/ip.scenarios.json')).toContain('"$schema": "../../schemas/scenarios.schema.json"');
  expect(await command('test')).toMatchObject({ code: 0 });
});

test('scenarios that are there are not written over', async () => {
  const before = text('descriptors/drawers/url.scenarios.json');
  const { code, output } = await command('new', 'scenarios', 'descriptors/drawers/url.json');
  expect([code, output]).toEqual([1, 'There is a descriptors/drawers/url.scenarios.json already.\n']);
  expect(text('descriptors/drawers/url.scenarios.json')).toBe(before);
});

test('a file that cannot be written is a problem in words, and the files before it are removed', async () => {
  mkdirSync(join(root(), 'descriptors/routes/sign-ins.json'));
  const { code, output } = await command(...screen, '--json');
  expect([code, JSON.parse(output)]).toEqual([
    1,
    {
      problem:
        'descriptors/routes/sign-ins.json cannot be written: there is something with this name already. ' +
        'Move it away, then repeat the command. Nothing was changed.',
    },
  ]);
  expect(existsSync(join(root(), 'descriptors/screens/sign-ins.json'))).toBe(false);
});

test.each([
  [['new', 'drawer', 'x', '--operation', 'urlQery'], 1, 'Did you mean "urlQuery"?'],
  [['new', 'drawer', 'x', '--operation', 'urlQery', '--json'], 1, '"problem": "'],
  [['new', 'drawr', 'x', '--operation', 'urlQuery'], 2, 'Did you mean "drawer"?'],
  [['new', 'drawer', '--operation', 'urlQuery'], 2, 'The name is missing.'],
  [['new', 'drawer', 'x'], 2, 'The operation is missing: --operation ID.'],
  [['new', 'scenarios', 'forms/threat-actor.json'], 1, 'gets no scenarios: it has no condition.'],
  [['new', 'scenarios', 'forms/threat.json'], 1, 'There is no descriptor "forms/threat.json"'],
  [['new', 'scenarios'], 2, 'The descriptor is missing: descry new scenarios FILE.'],
])('%s is answered with exit code %i and a reason', async (args, code, output) => {
  expect(await command(...args)).toEqual({ code, output: expect.stringContaining(output) });
});

test('a console that has screens does not begin again', async () => {
  const { code, output } = await command('new', 'console');
  expect([code, output]).toEqual([1, expect.stringMatching(/^The console has screens already\. Add one: descry new/)]);
});
