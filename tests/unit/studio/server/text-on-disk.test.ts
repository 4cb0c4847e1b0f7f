import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createCompiler, type Compiler } from '~/codegen/compile';
import { applied } from '~/studio/document/edits';
import { Disk } from '~/studio/server/disk';
import { Workspace } from '~/studio/server/workspace';
import { copyFleet, type FleetCopy } from '~/tests/harness/studio/fleet-copy';

const drawer = 'descriptors/drawers/sensor.json';
const contract = 'openapi/fleet.yaml';

let compiler: Compiler;
let fleet: FleetCopy;
let workspace: Workspace;

beforeAll(() => {
  fleet = copyFleet();
  compiler = createCompiler(fleet.kinds);
  fleet.remove();
});

beforeEach(() => {
  fleet = copyFleet();
  workspace = new Workspace({ root: fleet.root, compiler, show: () => undefined });
});

afterEach(() => fleet.remove());

const editedFiles = () => workspace.state.get().files.flatMap(({ file, isEdited }) => (isEdited ? [file] : []));

test.each([
  ['CRLF', '\r\n'],
  ['CR', '\r'],
])('a file whose lines end with %s is read as the editor has it, with offsets in that', async (_, lineEnd) => {
  const right = fleet.read(drawer);
  fleet.write(drawer, right.replace('"sensor.siteName"', '"sensor.siteNmae"').replaceAll('\n', lineEnd));
  fleet.write(contract, fleet.read(contract).replaceAll('\n', lineEnd));
  const { diagnostics } = workspace.refresh();
  const { text, base } = await workspace.read(drawer);
  expect(text).not.toContain('\r');
  workspace.edit({ file: drawer, text, base });
  expect(editedFiles()).toEqual([]);
  expect(
    applied(
      text,
      diagnostics.flatMap(({ fix }) => fix ?? []),
    ),
  ).toBe(right);

  const operation = workspace.language.definition(drawer, text.indexOf('sensorQuery'));
  const { offset = 0, length = 0 } = operation ?? {};
  const document = workspace.readContract(contract).text;
  expect(document.slice(offset, offset + length)).toContain('sensorQuery');

  workspace.edit({ file: drawer, text: right, base });
  expect(await workspace.save(drawer, base)).toHaveProperty('text', fleet.read(drawer));
  expect(fleet.read(drawer)).not.toContain('\r');
});

test('a file with a byte order mark is read with it, so that its corrections are where they belong', async () => {
  const right = fleet.read(drawer);
  fleet.write(drawer, `\uFEFF${right}`);
  const { diagnostics } = workspace.refresh();
  const { text } = await workspace.read(drawer);
  const fixes = diagnostics.flatMap(({ code, fix }) => (code === 'file/byte-order-mark' && fix ? [fix] : []));
  expect(applied(text, fixes)).toBe(right);
  const renamed = workspace.language.rename(drawer, text.indexOf('"readings": {') + 1, 'measured');
  const edits = 'edits' in renamed ? (renamed.edits.get(drawer) ?? []) : [];
  expect(new Set(edits.map(({ offset, length }) => text.slice(offset, offset + length)))).toEqual(
    new Set(['readings']),
  );
});

test('an edit that is made while the file is saved is one of what was saved', async () => {
  workspace.refresh();
  const { text, base } = await workspace.read(drawer);
  const [first, second] = ['First', 'Second'].map((label) => text.replace('"Last seen"', `"${label}"`));
  vi.spyOn(Disk.prototype, 'print').mockImplementationOnce(function (this: Disk, file, printed) {
    workspace.edit({ file, text: second ?? '', base });
    return this.print(file, printed);
  });
  workspace.edit({ file: drawer, text: first ?? '', base });
  const saved = await workspace.save(drawer, base);
  const written = 'text' in saved ? saved : { text: '', base: '' };
  expect(written.text).toContain('"First"');
  expect(await workspace.read(drawer)).toMatchObject({ text: second, base: written.base, saved: written.text });
  expect(await workspace.save(drawer, written.base)).toHaveProperty('text', fleet.read(drawer));
  expect(fleet.read(drawer)).toContain('"Second"');
});
