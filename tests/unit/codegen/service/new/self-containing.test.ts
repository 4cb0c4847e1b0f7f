import { expect, test } from 'vitest';
import { createCompiler } from '~/codegen/compile';
import { newDescriptor, type NewDescriptor } from '~/codegen/service/new/new-descriptor';
import { sourcesOf } from '~/tests/fixtures/codegen/project';

const compiler = createCompiler();
const json = (schema: string) => `{ description: D, content: { application/json: { schema: ${schema} } } }`;
const filter = `{ $ref: '#/components/schemas/Filter' }`;

/** A contract whose filters contain filters. */
const document = `
openapi: 3.1.0
info: { title: Filters, version: '1' }
paths:
  /filter:
    get:
      operationId: filterRead
      responses: { '200': ${json(`{ type: object, properties: { name: { type: string }, filter: ${filter} } }`)} }
    put:
      operationId: filterWrite
      requestBody: { required: true, content: { application/json: { schema: ${filter} } } }
      responses: { '204': { description: Done. } }
components:
  schemas:
    Filter: { oneOf: [{ $ref: '#/components/schemas/Not' }, { $ref: '#/components/schemas/Leaf' }] }
    Not: { type: object, properties: { not: ${filter} }, required: [not] }
    Leaf: { type: object, properties: { text: { type: string } }, required: [text] }
`;

const sources = new Map(sourcesOf({})).set('openapi/filters.yaml', new TextEncoder().encode(document));

async function made(wanted: NewDescriptor): Promise<ReadonlyMap<string, string>> {
  const found = await newDescriptor(sources, compiler, wanted);
  if ('problem' in found) throw new Error(found.problem);
  return new Map(found.files.map(({ file, text }) => [file, text]));
}

function errorsWith(files: ReadonlyMap<string, string>): readonly string[] {
  const all = [...files].map(([file, text]) => [file, new TextEncoder().encode(text)] as const);
  const { diagnostics } = compiler.check(new Map([...sources, ...all]));
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
}

test('a misspelt path inside a choice that contains itself is found', async () => {
  const [[file, text] = ['', '']] = await made({ kind: 'drawer', name: 'filter', operation: 'filterRead' });
  const reading = (path: string) => new Map([[file, text.replace('filterData.name', `filterData.${path}`)]]);
  expect(text).toContain('filterData.name');
  expect(errorsWith(reading('filter.not.not.text'))).toEqual([]);
  expect(errorsWith(reading('filter.not.not.txet'))).toEqual([expect.stringContaining('txet')]);
});

test('a call with an object that must contain itself takes what is inside from its opener', async () => {
  const files = await made({ kind: 'dialog', name: 'change', operation: 'filterWrite' });
  expect(errorsWith(files)).toEqual([]);
});
