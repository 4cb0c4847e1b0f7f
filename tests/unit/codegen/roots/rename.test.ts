import { expect, test } from 'vitest';
import { applyEdits } from 'jsonc-parser';
import type { Fix } from '~/codegen/language/model';
import { createLanguageService } from '~/codegen/service/create-service';
import { inLines, teamCompiler, withFiles } from '~/tests/harness/codegen/teams';

const tab = {
  id: 'a',
  title: 'Title',
  fields: [{ type: 'text', id: 'aSerial', value: 'sensor.serial', label: 'Serial' }],
};
const extension = (rest: object) => ({ extends: 'drawers/sensor', at: 'tabs', ...rest });
const file = (name: string) => `../care/extensions/${name}.json`;

/** A file with edits. */
function withEdits(bytes: Uint8Array, edits: readonly Fix[] = []): Uint8Array {
  const replacements = edits.map(({ offset, length, text: content }) => ({ offset, length, content }));
  return new TextEncoder().encode(applyEdits(new TextDecoder().decode(bytes), replacements));
}

test('a screen is renamed with its file, from what an extension says that it adds to', () => {
  const column = { type: 'text', id: 'new', label: 'New', value: 'item.note' };
  const added = { extends: 'screens/sensors', at: 'columns', add: [column] };
  const sources = withFiles({ [file('column')]: added });
  const text = new TextDecoder().decode(sources.get(file('column')));
  const named = text.indexOf('sensors"');
  const renaming = createLanguageService(sources, teamCompiler()).rename(file('column'), named + 1, 'devices');
  if ('refused' in renaming) throw new Error(renaming.refused);
  expect(renaming.edits.get(file('column'))).toEqual([{ offset: named, length: 7, text: 'devices' }]);
  expect(renaming.moves).toContainEqual({
    from: 'descriptors/screens/sensors.json',
    to: 'descriptors/screens/devices.json',
  });
});

test('a tab and a part are renamed in the addresses of extension points, and in what follows them', () => {
  const fields = [{ type: 'text', id: 'more', value: 'sensor.note', label: 'More' }];
  const sources = withFiles({
    [file('tab')]: extension({ after: 'details', add: [tab] }),
    [file('section')]: extension({ at: 'tabs.details.sections', before: 'device', add: [{ id: 'care', fields }] }),
  });
  const owner = 'descriptors/drawers/sensor.json';
  const rename = (before: typeof sources, id: string, name: string) => {
    const offset = new TextDecoder().decode(before.get(owner)).indexOf(`"id": "${id}"`) + '"id": "'.length;
    const renaming = createLanguageService(before, teamCompiler()).rename(owner, offset, name);
    if ('refused' in renaming) throw new Error(renaming.refused);
    return new Map([...before].map(([path, bytes]) => [path, withEdits(bytes, renaming.edits.get(path))] as const));
  };
  const after = rename(rename(sources, 'details', 'first'), 'device', 'hardware');
  const value = (path: string) => JSON.parse(new TextDecoder().decode(after.get(path)));
  expect(value(file('tab'))).toMatchObject({ at: 'tabs', after: 'first' });
  expect(value(file('section'))).toMatchObject({ at: 'tabs.first.sections', before: 'hardware' });
  expect(Object.keys(value(owner).extensions)).toEqual(['tabs', 'tabs.first.sections']);
  expect(inLines(teamCompiler().check(after).diagnostics)).toEqual([]);
});
