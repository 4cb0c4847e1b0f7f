import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createCompiler } from '~/codegen/compile';
import { readProjectFolder } from '~/codegen/host/project-folder';
import { kinds } from '~/codegen/language/kinds';
import { KindTable } from '~/codegen/language/kind-table';
import { choicesOf } from '~/studio/server/choices';
import { Answers } from '~/studio/server/answers';
import { deletionOf } from '~/studio/server/deletion';
import { pathOfDescriptor } from '~/studio/server/descriptor-path';
import { FileList } from '~/studio/server/file-list';
import { locate } from '~/studio/server/locate';
import { menuEntriesOf, profilePortOf } from '~/studio/server/ports';
import { Preview } from '~/studio/server/preview';
import { findTexts } from '~/studio/server/search';
import { profileAsSeen } from '~/studio/server/seen-as/profile-as-seen';
import { sourceCallsOf } from '~/studio/server/source-calls';
import { targetOf } from '~/studio/server/target';
import { visibilityAt } from '~/studio/server/visibility';
import { Workspace } from '~/studio/server/workspace';
import { copyFleet, type FleetCopy } from '~/tests/harness/studio/fleet-copy';

const drawer = 'descriptors/drawers/sensor.json';
const extension = '../maintenance/extensions/service-tab.json';
const module = 'src/generated/console/drawers/sensor.ts';

let fleet: FleetCopy;
let workspace: Workspace;
const show = vi.fn<(files: ReadonlyMap<string, string>) => void>();

beforeAll(() => {
  fleet = copyFleet();
  workspace = new Workspace({ root: fleet.root, compiler: createCompiler(fleet.kinds), show });
  workspace.refresh();
});

afterAll(() => fleet.remove());

test('the files of all teams are listed with their owners, those of other roots by the name of the root', () => {
  const { files, documents, diagnostics } = workspace.state.get();
  expect([documents, diagnostics]).toEqual(['openapi/', []]);
  const owner = { name: 'Maintenance team', contact: '#maintenance' };
  expect(files.find(({ file }) => file === extension)).toEqual({
    file: extension,
    name: 'maintenance:extensions/service-tab',
    root: 'maintenance',
    owner,
    group: 'Extensions',
    title: 'Service tab',
    isEdited: false,
  });
  const drawerEntry = files.find(({ file }) => file === drawer);
  expect(drawerEntry).toMatchObject({ name: 'drawers/sensor', owner: { name: 'Fleet team', contact: '#fleet' } });
  expect(drawerEntry).not.toHaveProperty('root');
  // Both teams have one; the owner tells which is which.
  expect(files.filter(({ title }) => title === 'English').map(({ root }) => root)).toEqual([undefined, 'maintenance']);
});

test('in the folder of a team alone descriptors are changed and checked, without a preview', async () => {
  const { root, layout } = await readProjectFolder(`${process.cwd()}/examples/fleet/maintenance`);
  const showAlone = vi.fn<(files: ReadonlyMap<string, string>) => void>();
  const alone = new Workspace({ root, compiler: createCompiler(new KindTable(kinds, layout)), show: showAlone });
  const state = alone.refresh();
  expect(state).toMatchObject({ diagnostics: [], isShown: false });
  expect(state.noPreview).toMatch(/^No console can be made here: of the root "console" of Fleet team/);
  const file = 'descriptors/screens/batteries.json';
  expect(state.files.map((one) => one.file)).toContain(file);
  const { text, base } = await alone.read(file);
  const { diagnostics } = alone.edit({ file, text: text.replace('item.battery', 'item.batery'), base });
  expect(diagnostics).toMatchObject([{ file, code: 'expression/unknown-field', fix: { text: 'battery' } }]);
  expect(showAlone).not.toHaveBeenCalled();
});

test('a new descriptor is in the root that is named, with its route; the console is the first that is offered', async () => {
  expect(workspace.state.get().roots).toEqual([
    { name: 'console', owner: 'Fleet team' },
    { name: 'maintenance', owner: 'Maintenance team' },
  ]);
  const wanted = { kind: 'screen', name: 'open-jobs', operation: 'jobList' } as const;
  const created = await workspace.create({ ...wanted, root: 'maintenance' });
  if ('problem' in created) throw new Error(created.problem);
  const [screen, route] = created.files;
  expect([screen?.file, route?.file]).toEqual([
    '../maintenance/screens/open-jobs.json',
    '../maintenance/routes/open-jobs.json',
  ]);
  expect(screen?.text).toMatch(/"\$schema": ".*schemas\/screen\.schema\.json"/);
  expect(workspace.state.get().diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  for (const { file } of created.files) workspace.revert(file);
  expect(await workspace.create({ ...wanted, root: 'maintenence' })).toEqual({
    problem: 'No root "maintenence" has its files here. Did you mean "maintenance"?',
  });
});

test('an edit of the drawer and one of the extension by the other team are shown together, and saved in their places', async () => {
  const before = readdirSync(join(fleet.root, '..'), { recursive: true });
  for (const [file, from, to] of [
    [drawer, '"Serial number"', '"Number"'],
    [extension, '"Newest firmware"', '"Latest firmware"   '],
  ] as const) {
    const { text, base } = await workspace.read(file);
    workspace.edit({ file, text: text.replace(from, to), base });
  }
  const shown = show.mock.lastCall?.[0].get(module) ?? '';
  expect([shown.includes("'Number'"), shown.includes("'Latest firmware'")]).toEqual([true, true]);
  for (const file of [drawer, extension]) await workspace.save(file, (await workspace.read(file)).base);
  expect(fleet.read(drawer)).toContain('"label": "Number"');
  expect(fleet.read(extension)).toContain('"label": "Latest firmware" }');
  expect(readdirSync(join(fleet.root, '..'), { recursive: true })).toEqual(before);
});

test('a mistake in another root has its owner', async () => {
  const { text, base } = await workspace.read(extension);
  const { diagnostics } = workspace.edit({
    file: extension,
    text: text.replace('newest.version', 'newest.versoin'),
    base,
  });
  expect(diagnostics).toMatchObject([{ file: extension, owner: { name: 'Maintenance team' } }]);
  await workspace.revert(extension);
});

test('what shows an extension is what it adds to, and a part that it adds leads to its file', () => {
  const { descriptors } = workspace;
  expect(targetOf(descriptors, extension)).toEqual({ kind: 'drawer', searchType: 'sensor' });
  expect(targetOf(descriptors, '../maintenance/screens/batteries.json')).toEqual({
    kind: 'address',
    path: '/batteries',
  });
  const line = (ids: readonly string[]) => {
    const found = locate(descriptors, { searchType: 'sensor', ids, text: '' });
    return [
      found?.file,
      fleet
        .read(found?.file ?? '')
        .slice(found?.offset)
        .slice(0, 40),
    ];
  };
  expect(line(['newest', 'service'])).toEqual([extension, expect.stringMatching(/^\{ "type": "mono"/)]);
  expect(line(['details'])).toEqual([drawer, expect.stringMatching(/^\{\s+"id": "details"/)]);
});

test('a text of another team is found in its file', () => {
  const [found, ...others] = findTexts(workspace.parsed, 'Service').filter(({ file }) => file.includes('messages'));
  expect(others).toEqual([]);
  const { file = '', offset = 0, length = 0 } = found ?? {};
  expect(file).toBe('../maintenance/messages/en.json');
  expect(fleet.read(file).slice(offset, offset + length)).toBe('"Service"');
});

test('who sees a part of an extension, and what is called for it, are those of the descriptor that it adds to', () => {
  const offset = fleet.read(extension).indexOf('"id": "newest"');
  expect(visibilityAt(workspace.parsed, new Answers(), { file: extension, offset })).toMatchObject({
    part: 'field Latest firmware',
    who: { always: true },
  });
  const calls = sourceCallsOf(workspace.parsed, extension).map(({ operation }) => operation);
  expect(calls).toEqual(expect.arrayContaining(['sensorQuery', 'firmwareList']));
});

test('a persona has the choices that the console has names for and whose answer can be changed', () => {
  const choices = choicesOf(workspace.parsed);
  expect(choices).toMatchObject({ region: [], view: [], userType: [], language: [], flags: [] });
  expect(choices.permissions).toEqual([{ value: 'fleet.manage', label: 'May change sites, sensors and work' }]);
  const port = profilePortOf(workspace.parsed);
  if (!port) throw new Error('The console has a profile.');
  const seenAs = { region: '', view: '', userType: '', flags: {}, answers: {}, permissions: { 'fleet.manage': false } };
  const profileOf = (permissions: unknown) => profileAsSeen({ name: 'Ida', permissions }, port, seenAs);
  expect(profileOf(['fleet.manage', 'other'])).toEqual({ name: 'Ida', permissions: ['other'] });
  expect(profileOf({ other: 1 })).toEqual({ name: 'Ida', permissions: { other: 1, 'fleet.manage': 0 } });
  expect(menuEntriesOf(workspace.parsed, { entries: [{ id: 3, title: 'Batteries' }] })).toEqual([
    { id: 3, title: 'Batteries' },
  ]);
});

test('with a drawer go the scenarios and translations of its file, not those of extensions by other teams', () => {
  const scenarios = (file: string) => file.replace('.json', '.scenarios.json');
  const text = (value: object) => new TextEncoder().encode(JSON.stringify(value));
  const entry = (of: string) => ({ of, text: '値' });
  const japanese = '../maintenance/messages/ja.json';
  const texts = {
    'drawers.sensor.tabs.service.fields.since.label': entry('In service since'),
    'drawers.sensor.tabs.details.title': entry('Details'),
  };
  const sources = new Map([
    ...workspace.sources,
    [scenarios(drawer), text({ scenarios: [] })],
    [scenarios(extension), text({ scenarios: [] })],
    [japanese, text({ language: '日本語', texts })],
  ]);
  const compiler = createCompiler(fleet.kinds);
  const deletion = (file: string) => deletionOf(sources, compiler, { file, withRoutes: false });
  const leftBy = (file: string) =>
    deletion(file).translations.map(({ text: left }) => Object.keys(JSON.parse(left).texts));
  expect(deletion(drawer).files).toEqual([drawer, scenarios(drawer)]);
  expect(leftBy(drawer)).toEqual([['drawers.sensor.tabs.service.fields.since.label']]);
  expect(deletion(extension).files).toEqual([extension, scenarios(extension)]);
  expect(leftBy(extension)).toEqual([['drawers.sensor.tabs.details.title']]);
});

test('compiled modules are served where the console has them', () => {
  const preview = new Preview(fleet.root, fleet.kinds.layout);
  const path = join(fleet.root, 'generated/console/drawers/sensor.ts');
  expect(preview.show(new Map([[module, 'edited']]))).toEqual([path]);
  expect(preview.textOf(path)).toBe('edited');
  expect(preview.resolve('./drawers/sensor', join(fleet.root, 'generated/console/catalogue.ts'))).toBe(path);
});

describe('nothing is written outside of the folders of the console and its roots', () => {
  test.each([
    '../maintenance/../secret.json',
    '../maintenance/screens/../../secret.json',
    '../maintenance/notes/a.json',
    '../secret/screens/a.json',
    '../../schemas/screen.schema.json',
    '../maintenance//screens/a.json',
    'maintenance/screens/a.json',
  ])('"%s" is refused', (file) => {
    expect(() => pathOfDescriptor(fleet, file)).toThrow('is not the path of a descriptor');
  });

  test('what another team has published is no file that can be written', () => {
    const [care] = fleet.kinds.layout.roots ?? [];
    if (!care) throw new Error('There is another root.');
    const layout = {
      ...fleet.kinds.layout,
      published: ['care.json'],
      roots: [{ ...care, folder: 'care.json/roots/care/' }],
    };
    const folder = { root: fleet.root, kinds: new KindTable(kinds, layout) };
    const file = 'care.json/roots/care/screens/visits.json';
    expect(() => pathOfDescriptor(folder, file)).toThrow('is not the path of a descriptor');
    const sources = new Map([[file, new TextEncoder().encode('{}')]]);
    expect(new FileList(folder.kinds).of(sources, new Map(), new Set())).toEqual([]);
  });

  test('a link below the folder of another root is refused; the folder is where the configuration names it', () => {
    const root = join(fleet.root, '../maintenance');
    mkdirSync(join(fleet.root, '../secret'));
    writeFileSync(join(fleet.root, '../secret/a.json'), '{}');
    symlinkSync(join(fleet.root, '../secret'), join(root, 'drawers'));
    expect(() => pathOfDescriptor(fleet, '../maintenance/drawers/a.json')).toThrow(
      '"../maintenance/drawers" is a symbolic link',
    );
    rmSync(join(root, 'drawers'));
    renameSync(root, join(fleet.root, '../moved'));
    symlinkSync(join(fleet.root, '../moved'), root);
    expect(pathOfDescriptor(fleet, extension)).toBe(join(fleet.root, extension));
    rmSync(root);
    renameSync(join(fleet.root, '../moved'), root);
  });
});
