import { forms } from '~/codegen/3-check/forms/forms';
import { table } from '~/tests/harness/codegen/table';

const any = { any: 'Wrong.' };
const line = (property: string, rest: object = {}) => ({
  property,
  label: 'L',
  widget: 'text',
  messages: any,
  ...rest,
});
const form = (properties: object, layout: readonly unknown[], rest: object = {}) => ({
  'forms/case.json': {
    schema: { type: 'object', properties, ...rest },
    layout,
    submit: { id: 'send', label: 'Send', operation: 'send' },
  },
});
const text = { type: 'string' };
const choice = { type: 'string', enum: ['one', 'two'] };
const option = (value: unknown) => ({ value, text: 'T' });
const help = 'A message "any" serves all rules without their own message.';

table(forms, [
  [
    'one line per property with a message per rule is fine',
    {
      given: form(
        { name: { type: 'string', minLength: 1 }, kind: choice, agreed: { type: 'boolean', const: true } },
        [
          line('name', { messages: { required: 'A', minLength: 'B' } }),
          line('kind', { widget: 'radio', options: [option('two'), option('one')] }),
          line('agreed', { widget: 'checkbox' }),
        ],
        { required: ['name', 'kind'] },
      ),
      want: [],
    },
  ],
  ['every property is drawn', { given: form({ name: text, '▶mail': text }, [line('name')]), want: ['form/layout'] }],
  [
    'a required property exists',
    { given: form({ name: text }, [line('name')], { required: ['▶nmae'] }), want: ['form/required -> "name"'] },
  ],
  [
    'every rule has a message',
    {
      given: form(
        { name: { type: 'string', maxLength: 9, pattern: 'a' } },
        [line('name', { 'messages▶▶': { pattern: 'A' }, messages: undefined })],
        { required: ['name'] },
      ),
      want: [`form/message -> ${help}`, `form/message -> ${help}`],
    },
  ],
  [
    'every message has its rule',
    {
      given: form({ name: text }, [line('name', { messages: { any: 'A', '▶required': 'B' } })]),
      want: ['form/message'],
    },
  ],
  [
    'limits leave something possible',
    {
      given: form(
        {
          name: { type: 'string', minLength: 5, 'maxLength▶': 1 },
          age: { type: 'integer', minimum: 5, 'maximum▶': 4 },
        },
        [line('name'), line('age')],
      ),
      want: ['form/limits', 'form/limits'],
    },
  ],
  [
    'options and allowed values are the same',
    {
      given: form({ kind: choice }, [line('kind', { widget: 'select', 'options▶': [option('one')] })]),
      want: ['form/options'],
    },
  ],
  [
    'options of numbers, null and texts have the values that are allowed, each with its type',
    {
      given: form(
        {
          level: { type: 'integer', enum: [1, 2] },
          scope: { type: 'mixed', enum: ['all', 1, '1', false, null] },
          near: { type: 'integer', enum: [1, 2] },
        },
        [
          line('level', { widget: 'radio', options: [option(1), option(2)] }),
          line('scope', { widget: 'select', options: ['all', 1, '1', false, null].map(option) }),
          line('near', { widget: 'radio', options: [option(1), option('▶2')] }),
        ],
      ),
      want: ['form/options -> 2'],
    },
  ],
  [
    'an option in place of the only one that is missing is that one',
    {
      given: form({ kind: choice }, [line('kind', { widget: 'select', options: [option('one'), option('▶further')] })]),
      want: ['form/options -> "two"'],
    },
  ],
  [
    'the language of an option is one that has a name',
    {
      given: form({ kind: choice }, [
        line('kind', {
          widget: 'select',
          options: [
            { ...option('one'), language: 'pt-BR' },
            { ...option('two'), language: '▶jp' },
          ],
        }),
      ]),
      want: ['form/options'],
    },
  ],
  [
    'the widget fits the property',
    {
      given: form({ name: text, kind: choice, agreed: { type: 'boolean' } }, [
        line('name', { widget: '▶select' }),
        line('kind', { widget: '▶text', options: [option('one'), option('two')] }),
        line('agreed', { widget: '▶text' }),
      ]),
      want: ['form/widget', 'form/widget', 'form/widget'],
    },
  ],
  [
    'a browser can fill a fact about the reader into each kind of text control',
    {
      given: form({ name: text, about: text, mail: text, phone: text }, [
        line('name', { autocomplete: 'organization' }),
        line('about', { widget: 'textarea', autocomplete: 'street-address' }),
        line('mail', { widget: 'email', autocomplete: 'email' }),
        line('phone', { widget: 'tel', autocomplete: 'tel' }),
      ]),
      want: [],
    },
  ],
  [
    'a browser fills in no other fact than the control takes',
    {
      given: form({ mail: text, phone: text, kind: choice }, [
        line('mail', { widget: 'email', autocomplete: '▶tel' }),
        line('phone', { widget: 'tel', autocomplete: '▶name' }),
        line('kind', { widget: 'radio', autocomplete: '▶name', options: [option('one'), option('two')] }),
      ]),
      want: ['form/autocomplete', 'form/autocomplete', 'form/autocomplete'],
    },
  ],
]);
