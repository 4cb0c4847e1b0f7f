import { sentFiles } from '~/codegen/3-check/forms/files';
import { forms } from '~/codegen/3-check/forms/forms';
import { sentValues } from '~/codegen/3-check/forms/sent-values';
import type { Type } from '~/codegen/language/type';
import { listOf, objectOf, string } from '~/codegen/language/types';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { table } from '~/tests/harness/codegen/table';

const image: Type = { is: 'file', maxBytes: 2048, mediaTypes: ['image/png', 'text/*'] };
const bodyOf = (type: Type, media?: { readonly as: 'multipart'; readonly contentTypes: Map<string, string> }) => ({
  body: type,
  schemas: {
    parameters: [],
    answers: new Map(),
    body: { required: true, schema: { reference: '', value: {}, type }, ...(media && { media }) },
  },
});
const parts = { as: 'multipart', contentTypes: new Map() } as const;
const files = objectOf({ 'file?': image, 'any?': { is: 'file' }, 'files?': listOf(image) });
const contract = contractOf({
  send: bodyOf(files, parts),
  sendJson: bodyOf(objectOf({ 'file?': string })),
});

const file = { type: 'string', format: 'binary' };
const several = { type: 'array', items: file };
const accept = ['image/png'];
const line = (rest: object = {}) => ({
  label: 'L',
  ...('widget▶' in rest ? {} : { widget: 'file' }),
  messages: { any: 'Wrong.' },
  ...rest,
});
const form = (property: string, schema: object, rest: object = {}, operation: object = { operation: 'send' }) => ({
  'forms/case.json': {
    schema: { type: 'object', properties: { [property]: schema } },
    layout: [{ property, ...line(rest) }],
    submit: { id: 'send', label: 'Send', ...operation, body: { [property]: `form.${property}` } },
  },
});

table(forms, [
  ['a file has its widget', { given: form('file', file), want: [] }],
  ['so have several files', { given: form('files', { ...several, minItems: 1, maxItems: 3 }), want: [] }],
  ['a file with another widget', { given: form('file', file, { 'widget▶': 'text' }), want: ['form/widget'] }],
  ['files with another widget', { given: form('files', several, { 'widget▶': 'textarea' }), want: ['form/widget'] }],
  [
    'several texts with the widget of a file',
    {
      given: form('files', { type: 'array', items: { type: 'string' } }, { 'widget▶': 'file' }),
      want: ['form/widget'],
    },
  ],
  [
    'another value with the widget of a file',
    { given: form('name', { type: 'string' }, { 'widget▶': 'file' }), want: ['form/widget'] },
  ],
  [
    'the words of files beside another value',
    {
      given: form('name', { type: 'string' }, { widget: 'text', '▶maxSize': '1 MB' }),
      want: ['form/file -> A file is { "type": "string", "format": "binary" }.'],
    },
  ],
  [
    'the rules of a text for a file',
    {
      given: form('file', { ...file, '▶maxLength': 5 }),
      want: ['form/file -> The line of the file has "accept" and "maxSize".'],
    },
  ],
  [
    'more files at least than at most',
    { given: form('files', { ...several, minItems: 3, 'maxItems▶': 2 }), want: ['form/limits'] },
  ],
]);

table(
  sentValues,
  [
    ['what the contract takes', { given: form('file', file, { accept, maxSize: '2 KB' }), want: [] }],
    ['a group that it takes', { given: form('file', file, { accept: ['text/csv', '.png'], maxSize: 1 }), want: [] }],
    ['any file where it takes any', { given: form('any', file), want: [] }],
    [
      'a larger file',
      { given: form('file', file, { accept, 'maxSize▶': '3 KB' }), want: ['form/file -> Write it in "maxSize".'] },
    ],
    [
      'more bytes',
      { given: form('file', file, { accept, 'maxSize▶': 2049 }), want: ['form/file -> Write it in "maxSize".'] },
    ],
    [
      'a file of any size',
      { given: form('file', file, { accept, 'widget▶': 'file' }), want: ['form/file -> Write it in "maxSize".'] },
    ],
    [
      'a file of any type',
      { given: form('file', file, { maxSize: 1, 'widget▶': 'file' }), want: ['form/file -> List them in "accept".'] },
    ],
    ['a wider group', { given: form('file', file, { accept: ['▶image/*'], maxSize: 1 }), want: ['form/file'] }],
    ['files, each of which it takes', { given: form('files', several, { accept, maxSize: 1 }), want: [] }],
  ],
  contract,
);

table(
  sentFiles,
  [
    ['a form with a file is sent as parts', { given: form('file', file), want: [] }],
    [
      'a form without a file may be sent as JSON',
      { given: form('file', { type: 'string' }, {}, { operation: 'sendJson' }), want: [] },
    ],
    [
      'a form with a file is not sent as JSON',
      {
        given: form('file', file, {}, { 'operation▶': 'sendJson' }),
        want: ['form/file -> Call an operation whose body is multipart/form-data or one file.'],
      },
    ],
  ],
  contract,
);
