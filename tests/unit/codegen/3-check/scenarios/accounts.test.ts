import { accounts } from '~/codegen/3-check/scenarios/accounts';
import { scenarios } from '~/codegen/3-check/scenarios/scenarios';
import { drawer, field, needed } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const links = (...names: readonly string[]) => ({
  externalLinks: Object.fromEntries(names.map((name) => [name, 'https://example.com/'])),
});

table(accounts, [
  [
    'the account of all scenarios and that of one have addresses of links that exist',
    {
      given: {
        'drawers/url.json': drawer([field()]),
        'drawers/url.scenarios.json': {
          as: links('vendor', '▶vendro'),
          scenarios: [{ title: 'A', as: links('▶other') }, { title: 'B' }],
        },
      },
      want: ['name/externalLink -> "vendor"', 'name/externalLink -> Expected one of: "vendor".'],
    },
  ],
  [
    'an account has a type of users, menu keys and a time that exist',
    {
      given: {
        'vocabulary.json': { ...needed['vocabulary.json'], userTypes: { samlGroup: 'Member of a group.' } },
        'routes/urls.json': { area: 'Urls', routes: [{ kind: 'screen', path: '/urls', title: 'Urls', keys: [7] }] },
        'drawers/url.json': drawer([field()]),
        'drawers/url.scenarios.json': `{
          "as": { "userType": "▶samlGrup", "menuKeys": [7, ▶77], "now": "▶2025-02-31T08:00" },
          "scenarios": [{ "title": "A", "as": { "userType": "samlGroup", "now": "2024-02-29T23:59:59" } }]
        }`,
      },
      want: ['scenario/user-type -> "samlGroup"', 'route/menu-key', 'scenario/day'],
    },
  ],
]);

table(scenarios, [
  [
    'a part is in one state',
    {
      given: {
        'drawers/url.json': drawer([field()]),
        'drawers/url.scenarios.json': {
          scenarios: [
            { title: 'A', visible: ['tabs.basic'], hidden: ['▶tabs.basic'] },
            { title: 'B', enabled: ['tabs.basic'], disabled: ['▶tabs.basic'] },
            { title: 'C', shows: [{ part: 'tabs.basic.title', text: 'Basic' }], hidden: ['▶tabs.basic.title'] },
            { title: 'D', visible: ['tabs.basic'], enabled: ['tabs.basic'], hidden: ['tabs.basic.fields.host'] },
          ],
        },
      },
      want: ['scenario/opposite', 'scenario/opposite', 'scenario/opposite'],
    },
  ],
]);
