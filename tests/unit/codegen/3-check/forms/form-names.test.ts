import { formNames } from '~/codegen/3-check/forms/form-names';
import { table } from '~/tests/harness/codegen/table';

const line = { property: 'name', label: 'L', widget: 'text', messages: { any: 'Wrong.' } };
const form = (properties: object, rest: object = {}) => ({
  'forms/case.json': {
    schema: { type: 'object', properties },
    layout: [line],
    submit: { id: 'send', label: 'Send', operation: 'send' },
    ...rest,
  },
});
const text = { type: 'string' };
const hosts = { type: 'object', additionalProperties: text };
const cases = (property: string, keys: readonly string[]) => ({
  cases: { property, label: 'C', widget: 'select', items: [{ value: 'a', text: 'A', asks: { hosts: keys } }] },
});
const want = 'form/name -> Choose another name.';

table(formNames, [
  [
    'a name that objects do not inherit is fine',
    { given: form({ name: text, hosts }, cases('kind', ['server'])), want: [] },
  ],
  [
    'a property may not be called as a member of every object',
    { given: form({ '▶toString': text, '▶hasOwnProperty': text }), want: [want, want] },
  ],
  [
    'nor may the choice of the case, or a key of values by key',
    { given: form({ hosts }, cases('▶valueOf', ['▶constructor'])), want: [want, want] },
  ],
]);
