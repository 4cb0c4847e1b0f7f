import { oppositeParts } from '~/codegen/3-check/opposite-parts';
import { drawer, field } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const parts = (one: string, other: string, rest: object = {}) => ({
  'predicates.json': { predicates: { some: { description: 'D', when: "region == 'UAE'" } } },
  'drawers/url.json': drawer([field({ id: 'a', visibleWhen: one }), field({ id: 'b', visibleWhen: other })], {
    sources: { url: { operation: 'urlQuery' } },
    ...rest,
  }),
});
const undecided = (form: string) => [`condition/undecided -> ${form}`];

table(oppositeParts, [
  [
    'the part for the opposite of a comparison is there where nothing is known',
    { given: parts('url.a == 1', ' ▶url.a != 1'), want: undecided('!orElse(url.a == 1, false)') },
  ],
  ['in either order', { given: parts(' !(▶url.a == 1)', 'url.a == 1'), want: undecided('orElse(url.a == 1, false)') }],
  [
    'also beside conditions that both have',
    {
      given: parts('has(url.b) && url.a > 1', 'has(url.b) && !(▶url.a > 1)'),
      want: undecided('orElse(url.a > 1, false)'),
    },
  ],
  [
    'an answer is compared before it is negated',
    { given: parts('url.a', '!▶url.a'), want: undecided('orElse(url.a == true, false)') },
  ],
  [
    'saying that a negated comparison counts as false leaves both out',
    {
      given: parts('url.a == 1', 'orElse(▶url.a != 1, false)'),
      want: undecided('!orElse(url.a == 1, false)'),
    },
  ],
  [
    'a named value is looked into',
    {
      given: parts('isOne', '!▶isOne', { values: { isOne: 'url.a == 1' } }),
      want: undecided('orElse(isOne == true, false)'),
    },
  ],
  [
    'a named value that is always decided',
    { given: parts('isOne', '!isOne', { values: { isOne: 'has(url.a)' } }), want: [] },
  ],
  [
    'a named value that reads itself stays a name',
    {
      given: parts('isOne', '!▶isOne', { values: { isOne: 'isOne' } }),
      want: undecided('orElse(isOne == true, false)'),
    },
  ],
  [
    'the opposite of a condition that is false by default',
    { given: parts('url.a == 1', '!orElse(url.a == 1, false)'), want: [] },
  ],
  ['the opposite of a truth', { given: parts('url.a', '!orElse(url.a == true, false)'), want: [] }],
  ['a named condition is decided by itself', { given: parts('some', '!some'), want: [] }],
  ['parts for different things', { given: parts('url.a == 1', 'url.b != 1'), want: [] }],
  [
    'parts that differ in more than one condition',
    { given: parts('url.a == 1 && has(url.b)', 'url.a != 1'), want: [] },
  ],
]);
