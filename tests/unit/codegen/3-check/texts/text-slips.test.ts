import { textSlips } from '~/codegen/3-check/texts/text-slips';
import { drawer, field, needed } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const labelled = (label: unknown) => ({ 'drawers/url.json': drawer([field({ label })]) });
const message = (text: string) => ({
  'messages/en.json': { ...needed['messages/en.json'], shared: { 'UI.LEAVE': text } },
});

table(textSlips, [
  ['a text of words', { given: labelled('Host name (in the network)'), want: [] }],
  ['a text of blanks', { given: labelled('▶   '), want: ['text/blank'] }],
  ['a blank before it', { given: labelled('▶ Host'), want: ['text/space -> "Host"'] }],
  ['a blank behind a message', { given: message('▶Leave '), want: ['text/space -> "Leave"'] }],
  [
    'a blank behind a plural form',
    {
      given: labelled({ text: { one: '▶{count} host ', other: '{count} hosts' }, with: { count: 'size(url.a)' } }),
      want: ['text/space -> "{count} host"'],
    },
  ],
  ['a tag', { given: labelled('Host ▶<b>name</b>'), want: ['text/tag'] }],
  ['a sign that is no tag', { given: labelled('a < b and c > d, <none>, 3 <5'), want: [] }],
  ['a text that nobody reads to its end', { given: labelled(`▶${'a'.repeat(2001)}`), want: ['text/long'] }],
]);
