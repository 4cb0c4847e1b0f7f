import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useCopy } from '~/tests/harness/codegen/copy';

const { root, command } = useCopy();
const text = (file: string) => readFileSync(join(root(), file), 'utf8');

test('a panel is renamed with its file, its users and its translations', async () => {
  const { code, output } = await command('rename', 'panel', 'sandbox', 'detonation');
  expect(output).toContain('descriptors/panels/sandbox.json is now descriptors/panels/detonation.json\n');
  expect(code).toBe(0);
  expect(existsSync(join(root(), 'descriptors/panels/sandbox.json'))).toBe(false);
  expect(text('descriptors/drawers/url.json')).toContain('"panel": "detonation"');
  expect(text('descriptors/messages/ja.json')).toContain('"panels.detonation.');
  expect(await command('check')).toMatchObject({ code: 0 });
});

test('a name of one file is renamed in that file', async () => {
  const file = 'descriptors/drawers/url.json';
  expect(await command('rename', 'source', 'url', 'address')).toMatchObject({ code: 2 });
  expect(await command('rename', 'source', 'url', 'siteAddress', '--in', file)).toMatchObject({ code: 0 });
  expect(text(file)).toContain('"siteAddress.wrsScore"');
  expect(await command('check')).toMatchObject({ code: 0 });
});

test('with the id of a section or a tab, the addresses in translations and scenarios change', async () => {
  const file = 'descriptors/drawers/host.json';
  const scenarios = 'descriptors/drawers/host.scenarios.json';
  const before = [text(scenarios), text('descriptors/messages/ja.json')];
  const [tab] = JSON.parse(text(file)).tabs;
  const section = tab.sections.find(({ id }: { readonly id: string }) =>
    text(scenarios).includes(`"tabs.${tab.id}.sections.${id}.`),
  ).id;
  const address = `tabs.${tab.id}.sections.${section}`;
  expect(await command('rename', 'part', address, 'other', '--in', file)).toMatchObject({ code: 0 });
  expect(await command('rename', 'tab', tab.id, 'first', '--in', file)).toMatchObject({ code: 0 });
  expect([text(scenarios), text('descriptors/messages/ja.json')]).toEqual(
    before.map((one, index) =>
      one
        .replaceAll(`${index === 0 ? '"' : '"drawers.host.'}tabs.${tab.id}.`, (start) => start.replace(tab.id, 'first'))
        .replaceAll(`tabs.first.sections.${section}.`, 'tabs.first.sections.other.'),
    ),
  );
  expect(await command('check')).toMatchObject({ code: 0, output: expect.stringContaining('without a mistake') });
});

test('a file that cannot get its name is named, and what was changed before is taken back', async () => {
  const files = ['descriptors/drawers/url.json', 'descriptors/messages/ja.json', 'descriptors/panels/sandbox.json'];
  const before = files.map(text);
  const name = 'a'.repeat(300);
  expect(await command('rename', 'panel', 'sandbox', name)).toEqual({
    code: 1,
    output:
      `descriptors/panels/${name}.json cannot be written: the name is too long for the file system. ` +
      'Choose a shorter one. Nothing was changed.\n',
  });
  expect(files.map(text)).toEqual(before);
});

test('the help lists what can be renamed, and what --in is for', async () => {
  const { output } = await command('rename', '--help');
  expect(output).toMatch(/^ {2}KIND {6}screen, drawer, .+, input$/m);
  expect(output).not.toMatch(/\b(icon|operation|property|kind|warning|port|extensible|route|filter)\b/);
  expect(output).toMatch(/^ {2}--in {6}the file of the name, for a source, tab, part, value, input$/m);
});

test.each([
  [
    ['rename', 'part', 'tabs.basic.fields.host', 'x', '--in', 'descriptors/drawers/url.json'],
    1,
    'has no "id": its name follows from its value or its place.\n',
  ],
  [['rename', 'panel', 'sandbox', 'activity'], 1, 'There is a panel "activity" already.\n'],
  [['rename', 'panel', 'sandbax', 'other'], 1, 'There is no panel "sandbax".\n'],
  [['rename', 'operation', 'urlQuery', 'x'], 1, 'Operations are named by the contract.\n'],
  [['rename', 'pannel', 'sandbox', 'x'], 2, 'Did you mean "panel"?'],
  [['rename', 'source', 'url', 'x'], 2, 'A source belongs to one file'],
  [
    ['rename', 'source', 'url', 'a_b', '--in', 'descriptors/drawers/url.json'],
    1,
    'With this name, the project would be wrong',
  ],
  [['rename', 'panel', 'sandbox'], 2, 'The new name is missing.'],
  [['rename', 'panel', 'sandbox', ''], 1, 'A name cannot be empty.\n'],
  [['rename', 'source', 'url', 'x', '--in', 'drawers/ulr.json'], 1, 'There is no descriptor "drawers/ulr.json".\n'],
])('%s is refused, and nothing is changed', async (args, code, message) => {
  const before = text('descriptors/drawers/url.json');
  expect(await command(...args)).toMatchObject({ code, output: expect.stringContaining(message) });
  expect(text('descriptors/drawers/url.json')).toBe(before);
});
