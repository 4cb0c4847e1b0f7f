import { drawerMembers } from '~/codegen/3-check/names/drawer-members';
import { expressions } from '~/codegen/3-check/expressions/expressions';
import { contract, hosts, nameColumn } from '~/tests/fixtures/codegen/screens';
import { table } from '~/tests/harness/codegen/table';

const opening = (further: object) => ({
  'screens/hosts.json': hosts({
    columns: [{ ...nameColumn, type: 'object', searchType: 4, objectId: 'item.id', with: further }],
    open: { type: 'openDrawer', searchType: 4, objectId: 'item.id', with: further },
  }),
});

table(
  drawerMembers,
  [
    ['drawers are opened with members that they know', { given: opening({ name: 'item.name' }), want: [] }],
    [
      'a misspelt one is told with the nearest',
      { given: opening({ '▶proces': 'item.name' }), want: Array(2).fill('drawer/member -> "process"') },
    ],
    [
      'what names the object has a place of its own',
      {
        given: opening({ '▶id': 'item.id' }),
        want: Array(2).fill(
          'drawer/member -> Expected one of: "name", "edge_ids", "extra", "workbench", "process", "type".',
        ),
      },
    ],
  ],
  contract,
);

table(
  expressions,
  [
    [
      'a member is of the sort that drawers read',
      { given: opening({ workbench: ' ▶item.name' }), want: Array(2).fill('expression/type') },
    ],
  ],
  contract,
);
