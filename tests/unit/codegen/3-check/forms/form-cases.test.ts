import { formCases } from '~/codegen/3-check/forms/form-cases';
import { formWords } from '~/codegen/3-check/forms/form-words';
import { forms } from '~/codegen/3-check/forms/forms';
import { describe } from 'vitest';
import { table } from '~/tests/harness/codegen/table';

const address = { type: 'string', format: 'ipv4' };
const byHost = { type: 'object', additionalProperties: address };
const any = { any: 'Wrong.' };
const line = (property: string, rest: object = {}) => ({
  property,
  label: 'L',
  widget: 'text',
  messages: any,
  ...rest,
});
const one = (value: string, asks: object) => ({ value, text: 'T', asks });
const form = (properties: object, items: readonly object[], rest: object = {}) => ({
  'forms/case.json': {
    schema: { type: 'object', properties },
    layout: Object.keys(properties).map((name) => line(name.replace('▶', ''))),
    cases: { property: 'kind', label: 'Kind', widget: 'radio', items },
    submit: { id: 'send', label: 'Send', operation: 'send' },
    ...rest,
  },
});

describe('cases', () => {
  table(formCases, [
    [
      'ask for properties of the schema, addresses of one sort, and values by key',
      {
        given: form({ from: address, to: address, hosts: byHost }, [
          one('a', { from: 'any', to: 'public' }),
          one('b', { from: 'private', hosts: ['x-1', 'y'] }),
        ]),
        want: [],
      },
    ],
    [
      'ask for nothing that the schema does not have',
      { given: form({ from: address }, [one('a', { '▶form': 'any' })]), want: ['form/case-ask -> "from"'] },
    ],
    [
      'name the keys of values by key, and only of these',
      {
        given: form({ from: address, hosts: byHost }, [one('a', { 'from▶': ['x'], 'hosts▶': 'any' })]),
        want: ['form/case-ask', 'form/case-ask'],
      },
    ],
    [
      'narrow only addresses without a pattern',
      {
        given: form({ name: { type: 'string' }, from: { ...address, pattern: '^1' } }, [
          one('a', { 'name▶': 'public', 'from▶': 'private' }),
        ]),
        want: ['form/case-ask', 'form/case-ask'],
      },
    ],
    [
      'leave no values by key without keys',
      { given: form({ from: address, '▶hosts': byHost }, [one('a', { from: 'any' })]), want: ['form/case-keys'] },
    ],
    [
      'are chosen by a value that is nowhere else',
      {
        given: form({ kind: { type: 'string' } }, [one('a', { kind: 'any' })], {
          cases: { 'property▶': 'kind', label: 'Kind', widget: 'radio', items: [one('a', { kind: 'any' })] },
        }),
        want: ['form/case-property'],
      },
    ],
    [
      'ask for what is not required always',
      {
        given: form({ from: address }, [one('a', { from: 'any' })], {
          schema: { type: 'object', properties: { from: address }, required: ['▶from'] },
        }),
        want: ['form/case-required'],
      },
    ],
  ]);
});

describe('lines of what cases ask for', () => {
  const messages = (given: object) => [line('from', { messages: given })];
  const formOf = (mode: string, given: object) =>
    form({ from: address }, [one('a', { from: mode })], { layout: messages(given) });
  table(forms, [
    [
      'have a message for each rule, that of the narrowing included',
      { given: formOf('public', { required: 'A', format: 'B', public: 'C' }), want: [] },
    ],
    [
      'have no message for a rule of no case',
      { given: formOf('any', { required: 'A', format: 'B', '▶private': 'C' }), want: ['form/message'] },
    ],
    [
      'of values by key have messages for each value',
      {
        given: form({ hosts: byHost }, [one('a', { hosts: ['x'] })], {
          layout: [line('hosts', { messages: { required: 'A', format: 'B' } })],
        }),
        want: [],
      },
    ],
    [
      'with choices have the widget for them',
      {
        given: form({ host: { type: 'string' } }, [one('a', { host: 'any' })], {
          layout: [{ property: 'host', label: 'L', 'widget▶': 'choice', messages: any }],
        }),
        want: ['form/widget'],
      },
    ],
  ]);
});

describe('what is above a form', () => {
  const about = (id: string) => ({ id, label: 'L', text: 'T' });
  const finding = form({ from: address }, [
    { ...one('a', { from: 'any' }), about: [about('models')] },
    { ...one('b', { from: 'any' }), about: [about('insights')] },
  ]);
  const dialog = (first: object) => ({
    ...finding,
    'dialogs/tour.json': { title: 'T', closing: 'dismissible', content: [{ type: 'form', form: 'case', ...first }] },
  });
  table(formWords, [
    ['is told of some case', { given: dialog({ first: ['insights', 'models'] }), want: [] }],
    [
      'and of no other is it there',
      { given: dialog({ first: ['models', '▶model'] }), want: ['form/first -> "models"'] },
    ],
  ]);
});
