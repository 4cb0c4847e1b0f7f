import { texts } from '~/codegen/3-check/texts/texts';
import { drawer, field } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const labelled = (label: unknown) => ({ 'drawers/url.json': drawer([field({ label })]) });

table(texts, [
  ['every place has its value', { given: labelled({ text: 'Of {name}', with: { name: 'input.id' } }), want: [] }],
  [
    'a place without value is marked inside the text, also after escapes',
    {
      given: labelled({ text: 'A "quote": ▶{nmae}', with: { name: 'input.id' } }),
      want: ['text/place -> {name}'],
    },
  ],
  [
    'where the value reads what the place is named after, its own name is wrong',
    {
      given: labelled({ text: 'Of {name}', with: { '▶nmae': 'input.name' } }),
      want: ['text/unused-value -> "name"'],
    },
  ],
  [
    'and where the text has the place several times',
    {
      given: labelled({ text: 'Of {name} or {name}', with: { '▶nmae': 'input.id' } }),
      want: ['text/unused-value -> "name"'],
    },
  ],
  ['a plain text has no places', { given: labelled('Of ▶{name}'), want: ['text/place'] }],
  [
    'a value without place is of no use',
    { given: labelled({ text: 'Of', with: { '▶name': 'input.id' } }), want: ['text/unused-value'] },
  ],
  ['a shared message has places as well', { given: labelled({ message: '▶HELLO.NAME' }), want: ['text/place'] }],
  [
    'a shared message is given its values',
    { given: labelled({ message: 'HELLO.NAME', with: { name: 'input.id' } }), want: [] },
  ],
]);
