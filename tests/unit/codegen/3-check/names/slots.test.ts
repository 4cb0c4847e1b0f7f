import { slots } from '~/codegen/3-check/names/slots';
import { needed } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const header = (rest: object) => ({ 'header.json': { ...needed['header.json'], ...rest } });

table(slots, [
  ['the assistant opens a slot', { given: header({}), want: [] }],
  [
    'a slot that is not there is reported with the one that is meant',
    {
      given: header({ assistant: { visibleWhen: "site != ''", slot: '▶chats' }, slots: [{ id: 'chat' }] }),
      want: ['header/slot -> "chat"'],
    },
  ],
]);
