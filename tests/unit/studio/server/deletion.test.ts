import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompiler } from '~/codegen/compile';
import { Workspace } from '~/studio/server/workspace';
import { copyProject, type ProjectCopy } from '~/tests/harness/studio/project-copy';

const drawer = 'descriptors/drawers/file.json';

let project: ProjectCopy;
let workspace: Workspace;

beforeAll(() => {
  project = copyProject();
  workspace = new Workspace({ root: project.root, compiler: createCompiler(), show: () => undefined });
  workspace.refresh();
});

afterAll(() => project.remove());

test('a deletion says what uses the file, and nothing is deleted before it is saved', async () => {
  const files = [drawer, drawer.replace('.json', '.scenarios.json')];
  const texts = files.map((file) => project.read(file));
  const japanese = project.read('descriptors/messages/ja.json');
  const { diagnostics, ...deletion } = workspace.deletion({ file: drawer, withRoutes: false });
  expect(deletion).toEqual({ files, languages: ['descriptors/messages/ja.json'], routes: [] });
  expect(diagnostics.map(({ file }) => file)).toContain('descriptors/screens/threat-hunting.json');

  const state = await workspace.delete({ file: drawer, withRoutes: false });
  const isError = ({ severity }: { severity: string }): boolean => severity === 'error';
  expect(state.diagnostics.filter(isError)).toEqual(diagnostics.filter(isError));
  expect(state.files.find(({ file }) => file === drawer)).toMatchObject({ isEdited: true, isDeleted: true });
  expect(state.files.some(({ file }) => file === files[1])).toBe(false);
  expect(files.map((file) => project.read(file))).toEqual(texts);
  await workspace.revert(drawer);
  expect(workspace.state.get().diagnostics.filter(isError)).toEqual([]);

  const { base } = await workspace.read(drawer);
  await workspace.delete({ file: drawer, withRoutes: false });
  expect(await workspace.save(drawer, base)).toEqual({ isDeleted: true });
  expect(files.map((file) => existsSync(join(project.root, file)))).toEqual([false, false]);
  expect(project.read('descriptors/messages/ja.json')).not.toContain('"drawers.file.');
  expect(workspace.state.get().files.some(({ file }) => file === drawer)).toBe(false);
  for (const [index, file] of files.entries()) project.write(file, texts[index] ?? '');
  project.write('descriptors/messages/ja.json', japanese);
  expect(workspace.refresh().diagnostics.filter(isError)).toEqual([]);
});

test('a deletion is not saved over a change on the disk, or over edits of the translations', async () => {
  const text = project.read(drawer);
  const { base } = await workspace.read(drawer);
  await workspace.delete({ file: drawer, withRoutes: false });
  project.write(drawer, text.replace('"kind": "', '"kind": "Other '));
  expect(await workspace.save(drawer, base)).toHaveProperty('conflict.text', project.read(drawer));
  project.write(drawer, text);
  const messages = await workspace.read('descriptors/messages/ja.json');
  workspace.edit({
    file: 'descriptors/messages/ja.json',
    text: messages.text.replace('コンテナ', '容器'),
    base: messages.base,
  });
  await expect(workspace.save(drawer, base)).rejects.toThrow('Save or discard its edits first.');
  expect(project.read(drawer)).toBe(text);
  await workspace.revert('descriptors/messages/ja.json');
  await workspace.revert(drawer);
});

test('a file that was never saved is not deleted', async () => {
  workspace.edit({ file: 'descriptors/drawers/new.json', text: '{}', base: '' });
  await expect(workspace.delete({ file: 'descriptors/drawers/new.json', withRoutes: false })).rejects.toThrow(
    'Discard its edits instead.',
  );
  await workspace.revert('descriptors/drawers/new.json');
});

test('the route of a screen goes with it, and with the last route its file', async () => {
  const created = await workspace.create({ kind: 'screen', name: 'records', operation: 'auditList' });
  const files = 'files' in created ? created.files.map(({ file }) => file) : [];
  for (const file of files) await workspace.save(file, '');
  const [screen = '', route = ''] = files;
  expect(workspace.deletion({ file: screen, withRoutes: true })).toMatchObject({ routes: [route], diagnostics: [] });
  const state = await workspace.delete({ file: screen, withRoutes: true });
  expect(state.files.flatMap(({ file, isDeleted }) => (isDeleted ? [file] : []))).toEqual(files);
  for (const file of files) await workspace.save(file, (await workspace.read(file)).base);
  expect(files.map((file) => existsSync(join(project.root, file)))).toEqual([false, false]);
});

test('what a deletion edited is discarded together, from whichever file, with the edits that were there before', async () => {
  const created = await workspace.create({ kind: 'screen', name: 'records', operation: 'auditList' });
  const files = 'files' in created ? created.files.map(({ file }) => file) : [];
  const [screen = '', route = ''] = files;
  await workspace.save(screen, '');
  const edited = (await workspace.read(route)).text;
  await workspace.delete({ file: screen, withRoutes: true });
  expect(await workspace.revert(screen)).toMatchObject({
    text: { text: project.read(screen) },
    others: [{ file: route, text: { text: edited, base: '' } }],
  });
  expect(workspace.state.get().files.filter(({ isEdited }) => isEdited)).toMatchObject([{ file: route }]);
  await workspace.save(route, '');

  const { step } = await workspace.delete({ file: screen, withRoutes: true }).then(() => workspace.read(route));
  expect(await workspace.revert(route)).toMatchObject({ others: [{ file: screen }] });
  expect(workspace.state.get().files.filter(({ isEdited }) => isEdited)).toEqual([]);

  // A server that was started again gets the edits one by one from the browser.
  await workspace.delete({ file: route, withRoutes: false, ...(step !== undefined && { step }) });
  await workspace.delete({ file: screen, withRoutes: false, ...(step !== undefined && { step }) });
  expect(await workspace.revert(screen)).toMatchObject({ others: [{ file: route }] });

  await workspace.delete({ file: screen, withRoutes: true });
  workspace.edit({ file: route, text: `${project.read(route)} `, base: (await workspace.read(route)).base });
  expect(await workspace.revert(screen)).toMatchObject({ others: [] });
  await workspace.revert(route);
  await workspace.delete({ file: screen, withRoutes: true });
  for (const file of files) await workspace.save(file, (await workspace.read(file)).base);
});

test('a deletion takes no change of others on the disk along', async () => {
  const messages = 'descriptors/messages/ja.json';
  const scenarios = drawer.replace('.json', '.scenarios.json');
  const [japanese, expected] = [project.read(messages), project.read(scenarios)];
  const { base } = await workspace.read(drawer);
  await workspace.delete({ file: drawer, withRoutes: false });
  project.write(scenarios, `${expected}\n`);
  await expect(workspace.save(drawer, base)).rejects.toThrow(`"${scenarios}", which goes with it, has changed`);
  expect(project.read(messages)).toBe(japanese);
  project.write(scenarios, expected);
  project.write(messages, japanese.replace('"日本語"', '"日本の言葉"'));
  expect(await workspace.save(drawer, base)).toEqual({ isDeleted: true });
  expect(project.read(messages)).toContain('"日本の言葉"');
  expect(project.read(messages)).not.toContain('"drawers.file.');
});
