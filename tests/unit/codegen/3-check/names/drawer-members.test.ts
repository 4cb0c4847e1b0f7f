import { drawerMembers } from '~/codegen/3-check/names/drawer-members';
import { expressions } from '~/codegen/3-check/expressions/expressions';
import { contract, hosts, nameColumn } from '~/tests/fixtures/codegen/screens';
import { table } from '~/tests/harness/codegen/table';

const drawer = (searchType: number | string, input?: object) => ({
  searchType,
  ...(input && { input }),
  title: 'T',
  kind: 'K',
  icon: 'desktop',
  name: 'input.id',
  defaultTab: 'a',
  tabs: [{ id: 'a', title: 'A', fields: [{ type: 'text', value: 'input.id', label: 'L' }] }],
});
const opening = (further: object, searchType: number | string = 4) => ({
  'drawers/url.json': drawer(4, { process: { pid: 'scalar?' }, ports: 'strings?' }),
  'drawers/domain.json': drawer(5, { account: 'string?' }),
  'screens/hosts.json': hosts({
    columns: [{ ...nameColumn, type: 'object', searchType, objectId: 'item.id', with: further }],
    open: { type: 'openDrawer', searchType, objectId: 'item.id', with: further },
  }),
});
const twice = (finding: string): readonly string[] => [finding, finding];

table(
  drawerMembers,
  [
    ['each drawer has a name', { given: opening({ name: 'item.name' }), want: [] }],
    ['and what it declares', { given: opening({ process: 'item.process', ports: 'item.ports' }), want: [] }],
    [
      'a misspelt input is reported with the nearest',
      { given: opening({ '▶proces': 'item.name' }), want: twice('drawer/member -> "process"') },
    ],
    [
      'an input of another drawer is none of this one',
      {
        given: opening({ '▶account': 'item.name' }),
        want: twice('drawer/member -> Expected one of: "name", "process", "ports".'),
      },
    ],
    [
      'where an expression says which drawer opens, any of them may declare it',
      { given: opening({ account: 'item.name', process: 'item.process' }, 'item.at'), want: [] },
    ],
    [
      'and one of them has to',
      { given: opening({ '▶acount': 'item.name' }, 'item.at'), want: twice('drawer/member -> "account"') },
    ],
    [
      'the id is given by its own property',
      {
        given: opening({ '▶id': 'item.id' }),
        want: twice('drawer/member -> Expected one of: "name", "process", "ports".'),
      },
    ],
    [
      'a constant names one drawer as a number does',
      {
        given: {
          ...opening({ '▶account': 'item.name' }, "'url'"),
          'drawers/url.json': drawer('url', { port: 'number?' }),
        },
        want: twice('drawer/member -> Expected one of: "name", "port".'),
      },
    ],
    ['a search type without a drawer is reported alone', { given: opening({ anything: 'item.id' }, 9), want: [] }],
    [
      'no drawer declares what all have',
      {
        given: { 'drawers/url.json': drawer(4, { '▶id': 'string?', '▶name': 'string?', port: 'number?' }) },
        want: twice('drawer/member -> Remove it here: what opens the drawer gives it anyway, or use another name.'),
      },
    ],
  ],
  contract,
);

table(
  expressions,
  [
    [
      'an input has the type that the drawer declares',
      { given: opening({ process: ' ▶item.name', ports: ' ▶item.name' }), want: Array(4).fill('expression/type') },
    ],
  ],
  contract,
);
