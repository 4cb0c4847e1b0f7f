import { afterEach, expect, test } from 'vitest';
import { compile } from '~/codegen/compile';
import { readSources } from '~/codegen/host/read-sources';
import { drawers } from '~/generated/console/catalogue';
import { invalidTypeError, readDrawerRequest } from '~/state/drawer/input';

afterEach(() => Reflect.deleteProperty(drawers, '14'));

test('the range of search types is that of the drawers [DR-CONST-20]', () => {
  expect(readDrawerRequest({ search_type: 14, id: 'x' })).toMatchObject({ kind: 'invalid-type' });
  expect(invalidTypeError()).toBe('search_type must be in the range 1-13');
  Reflect.set(drawers, '14', drawers['4']);
  expect(readDrawerRequest({ search_type: '14', id: 'x' })).toMatchObject({ kind: 'open', input: { search_type: 14 } });
  expect(readDrawerRequest({ search_type: 15, id: 'x' })).toMatchObject({ kind: 'invalid-type' });
  expect(invalidTypeError()).toBe('search_type must be in the range 1-14');
});

test('a new search type needs one descriptor', () => {
  const { sources } = readSources(process.cwd());
  const url = JSON.parse(new TextDecoder().decode(sources.get('descriptors/drawers/url.json')));
  // No response is for objects of the new type, so the drawer has no target.
  const added = JSON.stringify({ ...url, searchType: 14, target: undefined });
  const { files, diagnostics } = compile(
    new Map(sources).set('descriptors/drawers/storage-bucket.json', new TextEncoder().encode(added)),
  );
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(files.get('src/generated/console/catalogue.ts')).toContain("id: 'storage-bucket'");
});
