import { expect, test } from 'vitest';
import type { FormCase, FormLine } from '~/generated/contract/descriptor-types';
import { ruleOf } from '~/view/form/form-model';
import { words } from '~/tests/harness/view/show-dialog';

const line = (messages: FormLine['messages']): FormLine => ({
  property: 'from',
  label: words('L'),
  widget: 'text',
  messages,
});
const caseWith = (mode: 'any' | 'public' | 'private'): FormCase => ({
  value: 'a',
  text: words('A'),
  asks: { from: mode },
  schema: {},
  validate: () => true,
});
const both = line({ public: words('public'), private: words('private') });

test.each<[string, { readonly given: readonly [FormLine, FormCase | undefined, string]; readonly want: string }]>([
  ['any other rule is called as it is', { given: [both, caseWith('public'), 'format'], want: 'format' }],
  ['a case that narrows', { given: [both, caseWith('private'), 'pattern'], want: 'private' }],
  ['a case that does not', { given: [both, caseWith('any'), 'pattern'], want: 'pattern' }],
  ['a pattern of its own', { given: [line({ pattern: words('p') }), undefined, 'pattern'], want: 'pattern' }],
  ['one message for all', { given: [line({ any: words('p') }), undefined, 'pattern'], want: 'pattern' }],
])('the broken rule: %s', (_, { given, want }) => {
  expect(ruleOf(...given)).toBe(want);
});
