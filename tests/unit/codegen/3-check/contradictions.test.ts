import { contradictions } from '~/codegen/3-check/contradictions';
import { drawer, field, needed } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const predicates = {
  'vocabulary.json': { ...needed['vocabulary.json'], regions: { UAE: 'U', GOV_US: 'G' } },
  'predicates.json': {
    predicates: {
      emirates: { description: 'D', when: "region == 'UAE'" },
      government: { description: 'D', when: "region == 'GOV_US'" },
    },
    rules: { isOne: { description: 'D', of: ['given'], value: 'given == 1' } },
  },
};
const hintOf = (outer: string, position: string) => [
  `condition/contradicts -> The part around it is there only while \`${outer}\`: descriptors/drawers/url.json:${position}.`,
];

/** A drawer with a condition of its tab and one of a field in it. */
const inTab = (tab: string, inner: string, rest: object = {}) => ({
  ...predicates,
  'drawers/url.json': drawer([], {
    tabs: [{ id: 'a', title: 'A', visibleWhen: tab, fields: [field({ visibleWhen: inner })] }],
    ...rest,
  }),
});

/** One with the condition of a section between them. */
const inSection = (tab: string, section: object, inner: string) => ({
  ...predicates,
  'drawers/url.json': drawer([], {
    tabs: [
      {
        ...{ id: 'a', title: 'A', visibleWhen: tab },
        sections: [{ id: 's', title: 'S', ...section, fields: [field({ visibleWhen: inner })] }],
      },
    ],
  }),
});

/** A panel with a condition, and two drawers that show it. */
const panel = (visibleWhen: string, ...kinds: readonly [string, string]) => {
  const user = (kind: string, searchType: number) =>
    drawer([], { searchType, tabs: [{ id: 'basic', title: 'P', panel: 'facts', with: { kind } }] });
  return {
    'panels/facts.json': { input: { kind: 'number' }, fields: [field({ value: 'input.kind', visibleWhen })] },
    'drawers/one.json': user(kinds[0], 4),
    'drawers/url.json': user(kinds[1], 5),
  };
};

table(contradictions, [
  ['a condition beside that of its tab', { given: inTab('url.a == 1', 'url.b == 2'), want: [] }],
  [
    'a condition against that of its tab',
    { given: inTab('url.a == 1', '▶url.a == 2'), want: hintOf('url.a == 1', '17:22') },
  ],
  ['through named conditions', { given: inTab('emirates', '▶government'), want: hintOf('emirates', '17:22') }],
  ['through rules', { given: inTab('isOne(url.a)', '▶orElse(url.a, 2) == 2'), want: hintOf('isOne(url.a)', '17:22') }],
  [
    'through named values',
    {
      given: inTab('isOne(url.a)', '▶other', { values: { other: 'url.a > 1' } }),
      want: hintOf('isOne(url.a)', '17:22'),
    },
  ],
  [
    'the nearest condition that it contradicts is named',
    {
      given: inSection('url.a == 1', { visibleWhen: 'url.b == 1' }, '▶url.a != 1'),
      want: hintOf('url.a == 1', '17:22'),
    },
  ],
  [
    'against two conditions together',
    {
      given: inSection("url.a in ['x', 'y']", { visibleWhen: "url.a != 'x'" }, "▶url.a != 'y'"),
      want: hintOf("url.a != 'x'", '22:26'),
    },
  ],
  [
    'the entry of a list is another one than that of the list in it',
    {
      given: inSection(
        'has(url.a)',
        { value: 'url.list', visibleWhen: "item.b == 'x'" },
        "item.c == 'x' && url.b == 'x'",
      ),
      want: [],
    },
  ],
  [
    'an undecided answer hides both',
    { given: inTab('has(url.a)', '▶url.a == null'), want: hintOf('has(url.a)', '17:22') },
  ],
  [
    'what never holds by itself is told by another rule',
    { given: inTab('url.b == 1', 'url.a == 1 && url.a == 2'), want: [] },
  ],
  [
    'what is in a part that is never there is not told',
    { given: inTab('url.a == 1 && url.a == 2', 'url.a == 3'), want: [] },
  ],
  [
    'what nothing that shows a panel passes to it',
    {
      given: panel('▶input.kind == 3', '1', 'input.type == 4 ? 2 : 1'),
      want: ['condition/contradicts -> The panel is shown in drawers/one.json#/tabs/0, drawers/url.json#/tabs/0.'],
    },
  ],
  ['what one of them passes to it', { given: panel('input.kind == 3', '1', '3'), want: [] }],
  ['what one of them may pass to it', { given: panel('input.kind == 3', '1', 'input.tabId'), want: [] }],
  [
    'a panel that nothing shows',
    { given: { 'panels/facts.json': panel('input.kind == 3', '1', '1')['panels/facts.json'] }, want: [] },
  ],
]);
