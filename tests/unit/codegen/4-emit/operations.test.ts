import { expect, test } from 'vitest';
import type { BodyMedia } from '~/codegen/1-parse/openapi/contract';
import { createProject } from '~/codegen/1-parse/create-project';
import { emitOperationFacts } from '~/codegen/4-emit/operations';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { drawer, field, sourcesOf } from '~/tests/fixtures/codegen/project';

test('of a large contract the console has the operations that descriptors name, and no others', () => {
  const contract = contractOf({
    urlQuery: { root: 'data', rootOpen: true },
    'GET /hosts/{id}': { path: '/hosts/{id}' },
    getMenu: {},
    failing: {},
    lockHost: { method: 'post', safe: false },
  });
  const sources = sourcesOf({
    'engine.json': { menu: { operation: 'getMenu', reads: { entries: 'answer', entry: { id: 'item.id' } } } },
    'drawers/url.json': drawer([field()], {
      sources: { url: { operation: 'urlQuery' }, host: { operation: 'GET /hosts/{id}', path: { id: 'input.id' } } },
    }),
    'errors.json': { rows: [{ operation: 'failing', policy: { kind: 'toast', message: 'A' } }] },
  });
  const [file] = emitOperationFacts(createProject(sources, contract).project);
  expect(file?.text).toContain(`  urlQuery: { path: '/urlQuery', root: 'data', rootOpen: true },`);
  expect(file?.text).toContain(`  'GET /hosts/{id}': { path: '/hosts/{id}' },`);
  expect(file?.text).toContain(`  getMenu: `);
  expect(file?.text).not.toMatch(/failing|lockHost/);
});

test('of a read that can be answered with nothing the client knows it', () => {
  const schema = { reference: '', value: {}, type: { is: 'any' } } as const;
  const answers = new Map([
    ['200', schema],
    ['204', undefined],
    ['404', undefined],
  ]);
  const contract = contractOf({ urlQuery: { schemas: { parameters: [], answers } }, host: {} });
  const operations = { url: { operation: 'urlQuery' }, host: { operation: 'host' } };
  const sources = sourcesOf({ 'drawers/url.json': drawer([field()], { sources: operations }) });
  const [file] = emitOperationFacts(createProject(sources, contract).project);
  expect(file?.text).toContain(`urlQuery: { path: '/urlQuery', canBeEmpty: true },`);
  expect(file?.text).toContain(`host: { path: '/host' }`);
});

test.each<[string, BodyMedia, string]>([
  ['a form', { as: 'multipart', contentTypes: new Map() }, "{ as: 'multipart' }"],
  [
    'a form with a part of JSON',
    { as: 'multipart', contentTypes: new Map([['a', 'application/json']]) },
    "{ as: 'multipart', types: { a: 'application/json' } }",
  ],
  ['a file', { as: 'file', types: ['image/png'] }, "{ as: 'file', types: ['image/png'] }"],
])('of a body that is no JSON the client knows how it is sent: %s', (_, media, want) => {
  const body = { required: true, media, schema: { reference: '', value: {}, type: { is: 'any' } } } as const;
  const contract = contractOf({ urlQuery: { schemas: { parameters: [], body, answers: new Map() } } });
  const sources = sourcesOf({ 'drawers/url.json': drawer([field()], { sources: { url: { operation: 'urlQuery' } } }) });
  const [file] = emitOperationFacts(createProject(sources, contract).project);
  expect(file?.text.replace(/\s+/g, ' ').replaceAll(', }', ' }')).toContain(`body: ${want}`);
});
