import { sentValues } from '~/codegen/3-check/forms/sent-values';
import { typeOfSchema } from '~/codegen/1-parse/openapi/schema-type';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { table } from '~/tests/harness/codegen/table';

const contract = contractOf({
  send: {
    body: typeOfSchema({
      type: 'object',
      required: ['memo', 'kind', 'id'],
      properties: {
        memo: { type: 'string', minLength: 2, maxLength: 500 },
        kind: { type: 'string', enum: ['one', 'two'] },
        count: { type: 'integer', minimum: 1, maximum: 9 },
        price: { type: 'number', exclusiveMinimum: 0, maximum: 100 },
        mail: { type: 'string', format: 'email' },
        code: { type: 'string', pattern: '^a+$' },
        id: { type: 'string', readOnly: true },
        hosts: { type: 'object', additionalProperties: { type: 'string', enum: ['a', 'b'] } },
      },
    }),
  },
});
const memo = { type: 'string', minLength: 2, maxLength: 500 };
const kind = { type: 'string', enum: ['one', 'two'] };
const form = (properties: object, body: unknown = 'form', rest: object = {}) => ({
  'forms/case.json': {
    schema: { type: 'object', properties, required: ['memo', 'kind'] },
    layout: [{ property: 'memo', label: 'L', widget: 'text', messages: { any: 'Wrong.' } }],
    ...rest,
    submit: { id: 'send', label: 'Send', operation: 'send', body },
  },
});
const all = (rest: object) => form({ memo, kind, ...rest });
const withMemo = (property: object) => form({ memo: property, kind });
const alone = (property: object, body: string, required: readonly string[] = ['memo']) =>
  form({}, { memo: body, kind: "'one'" }, { schema: { type: 'object', properties: { memo: property }, required } });
const cases = (value: string) =>
  form({ memo }, 'form', {
    cases: { property: 'kind', label: 'K', widget: 'radio', items: [{ value, text: 'T', asks: { memo: 'any' } }] },
  });
const required = ['form/body -> Add it to "required".'];

table(
  sentValues,
  [
    ['a form that takes what the contract accepts', { given: all({}), want: [] }],
    ['or less', { given: withMemo({ type: 'string', minLength: 3, maxLength: 9, pattern: '^a' }), want: [] }],
    ['a property that the body lacks', { given: all({ '▶mial': { type: 'string' } }), want: ['form/body -> "mail"'] }],
    ['a member of the body that the form lacks', { given: form({ memo }, '▶form'), want: ['form/body'] }],
    [
      'a member of the body that the form does not require',
      {
        given: form({}, 'form', {
          schema: { type: 'object', properties: { '▶memo': memo, kind }, required: ['kind'] },
        }),
        want: required,
      },
    ],
    [
      'a text that may be longer',
      { given: withMemo({ type: 'string', minLength: 2, 'maxLength▶': 501 }), want: ['form/body -> 500'] },
    ],
    [
      'a text that may be shorter',
      { given: withMemo({ type: 'string', maxLength: 500, 'minLength▶': 1 }), want: ['form/body -> 2'] },
    ],
    [
      'a text without a limit',
      { given: form({ '▶memo': { type: 'string', minLength: 2 }, kind }), want: ['form/body'] },
    ],
    [
      'a number above the limit',
      { given: all({ count: { type: 'integer', minimum: 1, 'maximum▶': 10 } }), want: ['form/body -> 9'] },
    ],
    [
      'a number that may be the bound of the contract, which is no value',
      { given: all({ '▶price': { type: 'number', maximum: 100 } }), want: ['form/body'] },
    ],
    [
      'a number from that bound on',
      { given: all({ '▶price': { type: 'number', minimum: 0, maximum: 100 } }), want: ['form/body'] },
    ],
    [
      'a number above that bound, and one below the other',
      {
        given: all({ price: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 100 } }),
        want: [],
      },
    ],
    ['a number from another one on', { given: all({ price: { type: 'number', minimum: 1, maximum: 9 } }), want: [] }],
    [
      'a number above less',
      { given: all({ price: { type: 'number', 'exclusiveMinimum▶': -1, maximum: 9 } }), want: ['form/body -> 0'] },
    ],
    [
      'a number that may be broken',
      { given: all({ count: { type: '▶number', minimum: 1, maximum: 9 } }), want: ['form/body'] },
    ],
    ['a text in place of a number', { given: all({ count: { type: '▶string' } }), want: ['form/body'] }],
    [
      'a text of another format',
      { given: all({ mail: { type: 'string', format: '▶uri' } }), want: ['form/body -> "email"'] },
    ],
    ['a text of any format', { given: all({ '▶mail': { type: 'string' } }), want: ['form/body'] }],
    ['a text without the pattern', { given: all({ '▶code': { type: 'string' } }), want: ['form/body'] }],
    [
      'a value that the contract does not know',
      { given: form({ memo, kind: { type: 'string', enum: ['one', '▶tow'] } }), want: ['form/body -> "two"'] },
    ],
    [
      'any text in place of some values',
      { given: form({ memo, '▶kind': { type: 'string' } }), want: ['form/body -> List them in "enum".'] },
    ],
    [
      'values by key',
      {
        given: all({ hosts: { type: 'object', additionalProperties: { type: 'string', enum: ['a', '▶bb'] } } }),
        want: ['form/body -> "b"'],
      },
    ],
    ['a case that the contract does not know', { given: cases('▶tow'), want: ['form/body -> "two"'] }],
    ['a case that it knows', { given: cases('two'), want: [] }],
    [
      'a property that is sent alone',
      { given: alone({ type: 'string', minLength: 2, 'maxLength▶': 900 }, 'form.memo'), want: ['form/body -> 500'] },
    ],
    [
      'one that may be missing',
      {
        given: form(
          {},
          { memo: 'form.memo', kind: "'one'" },
          { schema: { type: 'object', properties: { '▶memo': memo } } },
        ),
        want: required,
      },
    ],
    [
      'a value that is chosen from a list',
      {
        given: form(
          {},
          { memo: 'form.memo', kind: "'one'" },
          {
            schema: { type: 'object', properties: { memo: { type: 'string' } }, required: ['memo'] },
            layout: [
              {
                property: 'memo',
                label: 'L',
                widget: 'choice',
                choices: { groups: [{ id: 'a', label: 'A', list: 'input.all' }], key: 'item.id', text: 'item.id' },
                messages: { any: 'Wrong.' },
              },
            ],
          },
        ),
        want: [],
      },
    ],
    ['one with another value in its place', { given: alone(memo, "orElse(form.memo, 'none')", []), want: [] }],
    ['what is computed from it says nothing', { given: alone({ type: 'string' }, 'lower(form.memo)'), want: [] }],
    [
      'a value of another type is reported where it is sent',
      { given: alone({ type: 'boolean' }, 'form.memo'), want: [] },
    ],
  ],
  contract,
);
