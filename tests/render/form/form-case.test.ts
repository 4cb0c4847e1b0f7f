import { expect, test } from 'vitest';
import type { FormCase, FormLine } from '../../../src/generated/descriptor-types';
import { ruleOf } from '../../../src/render/form/form-case';
import { words } from '../show-dialog';

const line = (messages: FormLine['messages']): FormLine => ({
  property: 'from',
  label: words('L'),
  widget: 'text',
  messages,
});
const asking = (ask: 'any' | 'public' | 'private'): FormCase => ({
  value: 'a',
  text: words('A'),
  asks: { from: ask },
  schema: {},
  validators: {},
});
const both = line({ public: words('public'), private: words('private') });

test.each<[string, { readonly given: readonly [FormLine, FormCase | undefined, string]; readonly want: string }]>([
  ['any other rule is called as it is', { given: [both, asking('public'), 'format'], want: 'format' }],
  ['a case that narrows', { given: [both, asking('private'), 'pattern'], want: 'private' }],
  ['a case that does not', { given: [both, asking('any'), 'pattern'], want: 'pattern' }],
  ['a pattern of its own', { given: [line({ pattern: words('p') }), undefined, 'pattern'], want: 'pattern' }],
  ['one message for all', { given: [line({ any: words('p') }), undefined, 'pattern'], want: 'pattern' }],
])('the broken rule: %s', (_, { given, want }) => {
  expect(ruleOf(...given)).toBe(want);
});
