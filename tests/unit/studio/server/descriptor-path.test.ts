import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedKinds } from '~/codegen/language/kind-table';
import { pathOfDescriptor, type ConsoleFolder } from '~/studio/server/descriptor-path';
import { copyProject, type ProjectCopy } from '~/tests/harness/studio/project-copy';

let project: ProjectCopy;
let folder: ConsoleFolder;

beforeAll(() => {
  project = copyProject();
  folder = { root: project.root, kinds: shippedKinds };
});

afterAll(() => project.remove());

test.each(['descriptors/drawers/url.json', 'descriptors/console.json', 'descriptors/messages/pt-BR.json'])(
  '%s is the path of a descriptor',
  (file) => {
    expect(pathOfDescriptor(folder, file)).toBe(join(project.root, file));
  },
);

test.each([
  '',
  'package.json',
  '/etc/passwd',
  'descriptors',
  'descriptors/',
  'descriptors/../package.json',
  'descriptors/drawers/../../package.json',
  'descriptors/drawers/..%2f..%2fpackage.json',
  'descriptors\\..\\package.json',
  'descriptors/drawers/url.json/',
  'descriptors//drawers/url.json',
  './descriptors/drawers/url.json',
  'descriptors/drawers/url.json\0.txt',
  'descriptors/drawers/.url.json',
  'descriptors/drawers/url.ts',
  'descriptors/notes/url.json',
  'schemas/drawer.schema.json',
  'openapi/svp.yaml',
])('"%s" is refused', (file) => {
  expect(() => pathOfDescriptor(folder, file)).toThrow('is not the path of a descriptor');
});

test('a symbolic link is refused, whether it is the file or a folder on the way', () => {
  const outside = join(project.root, 'outside');
  mkdirSync(outside);
  writeFileSync(join(outside, 'stolen.json'), '{}');
  symlinkSync(join(outside, 'stolen.json'), join(project.root, 'descriptors/drawers/stolen.json'));
  expect(() => pathOfDescriptor(folder, 'descriptors/drawers/stolen.json')).toThrow('is a symbolic link');
  rmSync(join(project.root, 'descriptors/pictures'), { recursive: true });
  symlinkSync(outside, join(project.root, 'descriptors/pictures'));
  expect(() => pathOfDescriptor(folder, 'descriptors/pictures/new.json')).toThrow(
    '"descriptors/pictures" is a symbolic link',
  );
});
