import { accounts } from '~/codegen/3-check/scenarios/accounts';
import { drawer, field } from '~/tests/fixtures/codegen/project';
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
]);
