import { describe, expect, test } from 'vitest';
import type { Type } from '~/codegen/language/type';
import { documentWith, loaded } from '~/tests/harness/codegen/contract-document';

/** The operation whose body has this content. */
function operationWith(content: string, schemas: readonly string[] = []) {
  const members = ['operationId: thing', `requestBody: { required: true, content: ${content} }`];
  const { contract, diagnostics } = loaded({ 'a.yaml': documentWith(members, schemas) });
  expect(diagnostics).toEqual([]);
  const operation = contract.operations.get('thing');
  return { body: operation?.body, media: operation?.schemas.body?.media, unsupported: operation?.unsupported };
}

/** The parts of a body, each with its type in a few words. */
function partsOf(type: Type | undefined): object {
  const members = type?.is === 'object' ? [...type.members] : [];
  return Object.fromEntries(members.map(([name, member]) => [name, shown(member.type)]));
}

function shown(type: Type): string {
  if (type.is === 'list') return `[${shown(type.item)}]`;
  if (type.is !== 'file') return type.is === 'union' ? type.of.map(shown).join(' | ') : type.is;
  const { maxBytes, mediaTypes = [] } = type;
  return ['file', ...(maxBytes === undefined ? [] : [maxBytes]), ...mediaTypes].join(' ');
}

const parts = (properties: string, rest = ''): string =>
  `{ multipart/form-data: { schema: { type: object, properties: ${properties} }${rest} } }`;

describe('the parts of a form', () => {
  test.each([
    ['a file of 3.0', '{ a: { type: string, format: binary } }', '', 'file'],
    ['a file with a limit', '{ a: { type: string, format: binary, maxLength: 500 } }', '', 'file 500'],
    ['a file that can be null', "{ a: { type: [string, 'null'], format: binary } }", '', 'file | null'],
    ['a file of 3.1', '{ a: { contentMediaType: application/octet-stream } }', '', 'file'],
    ['a file of one media type', '{ a: { type: string, contentMediaType: image/PNG } }', '', 'file image/png'],
    ['files', '{ a: { type: array, items: { type: string, format: binary } } }', '', '[file]'],
    ['bytes in base64', '{ a: { type: string, contentMediaType: image/png, contentEncoding: base64 } }', '', 'string'],
    ['a text with a media type', '{ a: { type: string, contentMediaType: text/csv } }', '', 'string'],
    ['a file that is a text', '{ a: { contentMediaType: text/csv } }', '', 'file text/csv'],
    [
      'media types beside the schema',
      '{ a: { type: string, format: binary } }',
      ", encoding: { a: { contentType: 'image/png, image/*' } }",
      'file image/png image/*',
    ],
    [
      'what only its encoding calls bytes',
      '{ a: {} }',
      ', encoding: { a: { contentType: image/png } }',
      'file image/png',
    ],
    ['JSON', '{ a: { type: object } }', ', encoding: { a: { contentType: application/json } }', 'object'],
    ['a number', '{ a: { type: integer } }', '', 'number'],
    ['texts', '{ a: { type: array, items: { type: string } } }', '', '[string]'],
  ])('%s', (_, properties, rest, want) => {
    const { body, media, unsupported } = operationWith(parts(properties, rest));
    expect(partsOf(body)).toEqual({ a: want });
    expect(media?.as).toBe('multipart');
    expect(unsupported).toEqual([]);
  });

  test('a schema of components is read the same', () => {
    const content = "{ multipart/form-data: { schema: { $ref: '#/components/schemas/Sent' } } }";
    const schemas = ['Sent: { type: object, properties: { a: { type: string, format: binary } } }'];
    expect(partsOf(operationWith(content, schemas).body)).toEqual({ a: 'file' });
  });

  test.each([
    ['a part that needs a header', 'a: { headers: { X-Sum: { required: true, schema: { type: string } } } }'],
    ['a part of another media type', 'a: { contentType: application/xml }'],
    ['a list in one part', 'b: { explode: false }'],
  ])('%s cannot be sent', (_, encoding) => {
    const properties = '{ a: { type: object }, b: { type: array, items: { type: string } } }';
    const { unsupported } = operationWith(parts(properties, `, encoding: { ${encoding} }`));
    expect(unsupported).toEqual([{ what: 'part', name: encoding[0], optional: true }]);
  });
});

describe('a body that is one file', () => {
  test.each([
    ['bytes', '{ application/octet-stream: { schema: { type: string, format: binary, maxLength: 9 } } }', 'file 9'],
    ['bytes without a schema', '{ application/octet-stream: {} }', 'file'],
    ['one of several types', '{ image/png: {}, image/jpeg: {} }', 'file image/png image/jpeg'],
  ])('%s', (_, content, want) => {
    const { body, media, unsupported } = operationWith(content);
    expect(shown(body ?? { is: 'null' })).toBe(want);
    expect([media?.as, unsupported]).toEqual(['file', []]);
  });

  test('JSON is preferred, in which bytes are a text', () => {
    const schema = '{ schema: { type: string, format: binary } }';
    const { body, media } = operationWith(`{ application/octet-stream: ${schema}, application/json: ${schema} }`);
    expect([body, media]).toEqual([{ is: 'string' }, undefined]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/mixed'])(
    'what is neither a form nor a file cannot be sent: %s',
    (type) => {
      const { body, unsupported } = operationWith(`{ ${type}: { schema: { type: string } } }`);
      expect([body, unsupported]).toEqual([undefined, [{ what: 'body', name: type }]]);
    },
  );
});
