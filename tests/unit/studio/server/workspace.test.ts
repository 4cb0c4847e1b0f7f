import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCompiler } from '~/codegen/compile';
import { scenariosOf } from '~/studio/server/scenarios';
import { Workspace } from '~/studio/server/workspace';
import { copyProject, type ProjectCopy } from '~/tests/harness/studio/project-copy';

const url = 'descriptors/drawers/url.json';
const module = 'src/generated/console/drawers/url.ts';

let project: ProjectCopy;
let workspace: Workspace;
const show = vi.fn<(files: ReadonlyMap<string, string>) => void>();

/** What the preview got last of the module of the drawer. */
const shown = () => show.mock.lastCall?.[0].get(module) ?? '';

beforeAll(() => {
  project = copyProject();
  workspace = new Workspace({ root: project.root, compiler: createCompiler(), show });
  workspace.refresh();
});

afterAll(() => project.remove());

test('the descriptors are listed by what people call them', () => {
  const { files } = workspace.state.get();
  expect(files.find(({ file }) => file === url)).toEqual({
    file: url,
    name: 'drawers/url',
    group: 'Drawers',
    title: 'URL',
    isEdited: false,
  });
  expect(files.find(({ file }) => file === 'descriptors/messages/ja.json')?.group).toBe('Texts');
  expect([...new Set(files.map(({ group }) => group))].slice(0, 3)).toEqual(['Screens', 'Drawers', 'Dialogs']);
});

test('the documents of the contract can be read, and no other file that way', () => {
  expect(workspace.readContract('openapi/svp.yaml').text).toBe(project.read('openapi/svp.yaml'));
  for (const file of [url, 'openapi/none.yaml', 'openapi/../package.json', '']) {
    expect(() => workspace.readContract(file)).toThrow('is no document of the contract.');
  }
});

test('what has not changed on the disk is not compiled again, and what has is', () => {
  const before = workspace.state.get();
  show.mockClear();
  expect(workspace.refresh()).toBe(before);
  expect(show).not.toHaveBeenCalled();
  const text = project.read(url);
  project.write(url, text.replace('"Host"', '"Machine"'));
  expect(workspace.refresh().version).toBe(before.version + 1);
  expect(shown()).toContain('Machine');
  project.write(url, text);
  workspace.refresh();
  expect(shown()).not.toContain('Machine');
});

test('an edit is compiled and shown, and nothing is written', async () => {
  const before = project.read(url);
  const { base } = await workspace.read(url);
  const state = workspace.edit({ file: url, text: before.replace('"Host"', '"Hostname"'), base });
  expect(state.isShown).toBe(true);
  expect(state.files.filter(({ isEdited }) => isEdited).map(({ file }) => file)).toEqual([url]);
  expect(shown()).toContain('Hostname');
  expect(project.read(url)).toBe(before);
});

test('a mistake is told at its place, and the preview keeps the state before', async () => {
  show.mockClear();
  const { text, base } = await workspace.read(url);
  const state = workspace.edit({ file: url, text: text.replace('url.host"', 'url.hots"'), base });
  expect(state.isShown).toBe(false);
  const errors = state.diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors).toMatchObject([{ file: url, code: 'expression/unknown-field', fix: { text: 'host' } }]);
  expect(show).not.toHaveBeenCalled();
  const [{ line = 0 } = {}] = errors;
  const lineStart = text.split('\n', line - 1).join('\n').length;
  expect(workspace.language.fixes(url, { offset: lineStart, length: 200 })).toMatchObject([{ title: 'Write host' }]);
  workspace.edit({ file: url, text, base });
});

test('an edit that gives the text of the disk is none', async () => {
  const { base } = await workspace.read(url);
  const state = workspace.edit({ file: url, text: project.read(url), base });
  expect(state.files.some(({ isEdited }) => isEdited)).toBe(false);
});

test('a saved edit is printed as all descriptors are, and leaves no other file behind', async () => {
  const { text, base } = await workspace.read(url);
  workspace.edit({ file: url, text: text.replace('"label": "Host"', '"label":    "Host name"'), base });
  const saved = await workspace.save(url, base);
  expect(saved).toMatchObject({ text: text.replace('"label": "Host"', '"label": "Host name"') });
  expect(project.read(url)).toBe(text.replace('"label": "Host"', '"label": "Host name"'));
  expect(readdirSync(join(project.root, 'descriptors/drawers')).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(workspace.state.get().files.some(({ isEdited }) => isEdited)).toBe(false);
});

test('a text that is no JSON is saved as it is', async () => {
  const { text, base } = await workspace.read(url);
  workspace.edit({ file: url, text: `${text},`, base });
  const saved = await workspace.save(url, base);
  expect(project.read(url)).toBe(`${text},`);
  if (!('base' in saved)) throw new Error('There was no conflict.');
  workspace.edit({ file: url, text, base: saved.base });
  await workspace.save(url, saved.base);
});

test('a file that changed on the disk is not overwritten, unless the editor knows the change', async () => {
  const { text, base } = await workspace.read(url);
  workspace.edit({ file: url, text: text.replace('"Domain"', '"Mine"'), base });
  const theirs = text.replace('"Domain"', '"Theirs"');
  project.write(url, theirs);
  const refused = await workspace.save(url, base);
  expect(refused).toMatchObject({ conflict: { text: theirs } });
  expect(project.read(url)).toBe(theirs);
  if (!('conflict' in refused)) throw new Error('There was a conflict.');
  await workspace.save(url, refused.conflict.base);
  expect(project.read(url)).toBe(text.replace('"Domain"', '"Mine"'));
});

test('what was discarded is again as on the disk', async () => {
  const before = project.read(url);
  const { base } = await workspace.read(url);
  workspace.edit({ file: url, text: '{', base });
  expect(workspace.state.get().isShown).toBe(false);
  expect(await workspace.revert(url)).toEqual({ text: { text: before, base }, others: [] });
  expect(workspace.state.get().isShown).toBe(true);
});

test('a new descriptor is an edit of each of its files, and nothing of it is left once it is discarded', async () => {
  const wanted = { kind: 'screen', name: 'entries', operation: 'auditList' } as const;
  const screen = 'descriptors/screens/entries.json';
  const route = 'descriptors/routes/entries.json';
  const created = await workspace.create(wanted);
  expect(created).toMatchObject({
    files: [
      { file: screen, base: '' },
      { file: route, base: '' },
    ],
  });
  const { files, isShown } = workspace.state.get();
  expect(files.filter(({ isEdited }) => isEdited).map(({ file }) => file)).toEqual([screen, route]);
  expect(isShown).toBe(true);
  expect(existsSync(join(project.root, screen))).toBe(false);
  expect(await workspace.create(wanted)).toEqual({ problem: `There is a ${screen} already.` });
  expect(await workspace.revert(route)).toEqual({ text: null, others: [] });
  expect(await workspace.revert(screen)).toEqual({ text: null, others: [] });
  await workspace.create(wanted);
  await workspace.save(screen, '');
  expect(project.read(screen)).toContain('"operation": "auditList"');
});

test('scenarios are made as an edit of a file that is not there, for a descriptor that has conditions', async () => {
  const scenarios = 'descriptors/drawers/email.scenarios.json';
  expect(await workspace.createScenarios('descriptors/drawers/url.json')).toEqual({
    problem: 'There is a descriptors/drawers/url.scenarios.json already.',
  });
  expect(await workspace.createScenarios('descriptors/none.json')).toEqual({
    problem: '"descriptors/none.json" is not a descriptor.',
  });
  const email = 'descriptors/drawers/email.json';
  const hidden = project.read(email).replace('"label": "Event time"', `$&, "visibleWhen": "region != 'UAE'"`);
  workspace.edit({ file: email, text: hidden, base: '' });
  expect(await workspace.createScenarios(email)).toMatchObject({ files: [{ file: scenarios, base: '' }] });
  expect(scenariosOf(workspace.parsed, workspace.state.get().diagnostics, scenarios)).toMatchObject({
    file: scenarios,
    results: [{ failures: [] }, { failures: [] }],
  });
  expect(existsSync(join(project.root, scenarios))).toBe(false);
  await workspace.revert(scenarios);
  await workspace.revert(email);
});

test('a field that is moved to another section takes its translations and what scenarios say about it along', async () => {
  const host = 'descriptors/drawers/host.json';
  const { text } = await workspace.read(host);
  const { sections } = JSON.parse(text).tabs[0];
  const index = sections[0].fields.findIndex(({ value = '' }) => value === 'host.policy.name');
  const [from, to] = [sections[0].id, sections[1].id];
  const path = ['tabs', 0, 'sections', 1, 'fields', 0];
  const moved = await workspace.movePart({ file: host, from: ['tabs', 0, 'sections', 0, 'fields', index], to: path });
  if ('problem' in moved) throw new Error(moved.problem);
  const address = (section: string) => `tabs.main.sections.${section}.fields.policy.name`;
  const files = ['descriptors/drawers/host.scenarios.json', 'descriptors/messages/ja.json'];
  expect(moved.path).toEqual(path);
  expect(moved.others.map(({ file }) => file).toSorted()).toEqual(files);
  for (const { file, before, text: after } of moved.others) {
    expect(before, file).toContain(address(from));
    expect(after, file).toBe(before.replaceAll(address(from), address(to)));
  }
  const known = workspace.state.get().diagnostics.length;
  expect(workspace.edit({ file: host, text: moved.text, base: '' }).diagnostics).toHaveLength(known);
  for (const file of [host, ...files]) await workspace.revert(file);
});

test('nothing changes with a part that cannot be moved', async () => {
  expect(await workspace.movePart({ file: url, from: ['tabs', 0], to: ['tabs', 1] })).toMatchObject({
    problem: expect.stringContaining('cannot go there'),
  });
});

test('a part that is removed takes the translations of its texts along, and no other ones', async () => {
  const japanese = 'descriptors/messages/ja.json';
  const fields: readonly { readonly value: string }[] = JSON.parse(project.read(url)).tabs[0].fields;
  const index = fields.findIndex(({ value }) => value === 'url.domainName');
  const removed = await workspace.movePart({ file: url, from: ['tabs', 0, 'fields', index] });
  if ('problem' in removed) throw new Error(removed.problem);
  const translations = removed.others.find(({ file }) => file === japanese);
  expect(translations?.before).toBe(project.read(japanese));
  const { 'drawers.url.tabs.basic.fields.domainName.label': gone, ...left } = JSON.parse(project.read(japanese)).texts;
  expect(gone).toBeDefined();
  expect(JSON.parse(translations?.text ?? '').texts).toEqual(left);
  const { diagnostics } = workspace.edit({ file: url, text: removed.text, base: '' });
  expect(diagnostics.filter(({ code }) => code === 'message/address')).toEqual([]);
  for (const file of [url, ...removed.others.map((other) => other.file)]) await workspace.revert(file);
});

test('what scenarios expect of a removed part goes with it, and a scenario that expects nothing else', async () => {
  const file = url.replace('.json', '.scenarios.json');
  const known = workspace.state.get().diagnostics;
  const { tabs } = JSON.parse(project.read(url));
  const remove = async (from: readonly (string | number)[]) => {
    const removed = await workspace.movePart({ file: url, from: [...from] });
    if ('problem' in removed) throw new Error(removed.problem);
    const { diagnostics } = workspace.edit({ file: url, text: removed.text, base: '' });
    expect(diagnostics.filter(({ code }) => code === 'name/part')).toEqual([]);
    return JSON.parse(removed.others.find((other) => other.file === file)?.text ?? '');
  };
  const fields: readonly { readonly value: string }[] = tabs[0].fields;
  const { scenarios } = JSON.parse(project.read(file));
  const [{ shows }, ...others] = (await remove(['tabs', 0, 'fields', indexOf(fields, 'url.registrantName')])).scenarios;
  expect(others).toEqual(scenarios.slice(1));
  expect(shows).toHaveLength(scenarios[0].shows.length - 1);
  expect(JSON.stringify(shows)).not.toContain('registrantName');
  const index = tabs.findIndex(({ id }: { readonly id: string }) => id === 'threat-intelligence');
  const left = await remove(['tabs', index]);
  expect(left.scenarios).toEqual([{ ...scenarios[0], shows }]);
  for (const one of [url, file, 'descriptors/messages/ja.json']) await workspace.revert(one);
  expect(workspace.state.get().diagnostics).toEqual(known);
});

function indexOf(fields: readonly { readonly value: string }[], value: string): number {
  return fields.findIndex((field) => field.value === value);
}

test('a filter goes with the parameter that sends its value and the columns that lead to it, and can be added again', async () => {
  const screen = 'descriptors/screens/mobile-inventory.json';
  const filters: readonly { readonly id: string }[] = JSON.parse(project.read(screen)).filters;
  const known = workspace.state.get().diagnostics;
  const removed = await workspace.movePart({
    file: screen,
    from: ['filters', filters.findIndex(({ id }) => id === 'risk')],
  });
  if ('problem' in removed) throw new Error(removed.problem);
  expect(project.read(screen)).toMatch(/"filter\.risk"[^]*"by": "risk"/);
  expect(removed.text).not.toMatch(/"filter\.risk"|"by": "risk"/);
  expect(removed.text).toContain('"filter.security"');
  expect(workspace.edit({ file: screen, text: removed.text, base: '' }).diagnostics).toEqual(known);
  const filter = workspace.language.additions(screen, 0).find(({ kind }) => kind === 'filter');
  expect(filter?.choices.map(({ id }) => id)).toContain('risk');
  for (const file of [screen, ...removed.others.map((other) => other.file)]) await workspace.revert(file);
});

test.each(['package.json', 'descriptors/../package.json'])(
  '"%s" is neither read nor edited nor saved',
  async (file) => {
    await expect(workspace.read(file)).rejects.toThrow('is not the path of a descriptor');
    expect(() => workspace.edit({ file, text: '{}', base: '' })).toThrow('is not the path of a descriptor');
    await expect(workspace.save(file, '')).rejects.toThrow('is not the path of a descriptor');
  },
);
