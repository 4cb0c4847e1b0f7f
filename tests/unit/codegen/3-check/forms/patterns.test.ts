import { maxPatternLength, patterns, patternsWithin } from '~/codegen/3-check/forms/patterns';
import { table } from '~/tests/harness/codegen/table';

const form = (pattern: string) => ({
  'forms/case.json': {
    schema: { type: 'object', properties: { code: { type: 'string', pattern } } },
    layout: [{ property: 'code', label: 'L', widget: 'text', messages: { any: 'Wrong.' } }],
    submit: { id: 'send', label: 'Send', operation: 'send' },
  },
});
const slow = 'form/pattern -> Let no two parts in a row, and no repeated part, match the same text in two ways.';

table(patterns, [
  ['a fast expression is fine', { given: form('^[A-Z]{2}\\d{1,9}$'), want: [] }],
  ['an exponential one is refused at the part that repeats', { given: form('^(▶a+)+$'), want: [slow] }],
  ['after an escape the place counts as it is written', { given: form('^\\d(▶a+)+$'), want: [slow] }],
  [
    'one that is none is refused',
    { given: form('▶^(a'), want: ['form/pattern -> Invalid regular expression: /^(a/u: Unterminated group'] },
  ],
  ['one that is too long is refused', { given: form(`▶${'a'.repeat(maxPatternLength + 1)}`), want: ['form/pattern'] }],
]);

table(patternsWithin(0), [
  [
    'one that repeats nothing is fine on every machine',
    { given: form(String.raw`^([01][0-9]|2[0-3]):[0-5]\d$`), want: [] },
  ],
  [
    'a repeated digit is no repetition of several ways',
    { given: form(String.raw`^\p{Lu}[0-9+*]{4}-\d{2}$`), want: [] },
  ],
]);

table(patternsWithin(1), [
  [
    'one whose analysis takes too long has a warning',
    {
      given: form(String.raw`▶^(?<a>x*)\k<a>(y|z){1,200}(a|b|ab){1,50}$`),
      want: ['form/pattern-unknown -> Write a simpler one.'],
    },
  ],
]);
