import { describe } from 'vitest';
import { expressions } from '~/codegen/3-check/expressions/expressions';
import { names } from '~/codegen/3-check/names/names';
import { variables } from '~/codegen/3-check/expressions/variables';
import { listOf, number, objectOf, string } from '~/codegen/language/types';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { drawer, field } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const host = objectOf({ name: string, 'ring?': number }, 'Host');
const contract = contractOf({
  urlQuery: { answer: objectOf({ host: string, hosts: listOf(host), words: listOf(string) }, 'UrlObject') },
});
const withValues = (values: object, fields: readonly unknown[] = [field()], rest: object = {}) => ({
  'drawers/url.json': drawer(fields, { values, ...rest }),
});
const withSections = (section: object) => ({
  'drawers/url.json': drawer([], {
    tabs: [{ id: 'basic', title: 'Basic', sections: [{ id: 'a', ...section }] }],
  }),
});
const session = '"region", "site", "tracking", "serviceProviderContext", "view", "userType", "language", "profile"';

describe('named values', () => {
  table(
    expressions,
    [
      [
        'are read by their names, with the type of what they give',
        { given: withValues({ first: 'url.hosts[0]' }, [field({ id: 'x', value: 'first.name' })]), want: [] },
      ],
      [
        'are checked like every path',
        {
          given: withValues({ first: 'url.hosts[0]' }, [field({ id: 'x', value: 'first.▶nmae' })]),
          want: ['expression/unknown-field -> name'],
        },
      ],
      [
        'read those before them and none behind',
        {
          given: withValues({ a: 'url.host', b: 'size(a) > 0', c: '!(▶d)', d: 'b' }),
          want: [`expression/unknown-name -> Expected one of: ${session}, "input", "url", "a", "b".`],
        },
      ],
      [
        'calls are made without them',
        {
          given: withValues({ a: 'url.host' }, [field()], {
            sources: { url: { operation: 'urlQuery', when: 'has(▶a)' } },
          }),
          want: [`expression/unknown-name -> Expected one of: ${session}, "input", "url".`],
        },
      ],
      [
        'what lies over an object keeps its type',
        {
          given: withValues({ whole: 'merged(url, url.hosts)' }, [
            field({ id: 'x', value: 'whole.host' }),
            field({ id: 'y', value: 'whole.▶hst' }),
          ]),
          want: ['expression/unknown-field -> host'],
        },
      ],
    ],
    contract,
  );
  table(variables, [
    [
      'have names of their own',
      { given: withValues({ '▶input': 'url.host' }), want: ['expression/name-taken -> Choose another name.'] },
    ],
  ]);
});

describe('sections for each entry of a list', () => {
  table(
    expressions,
    [
      [
        'everything in them reads the entry',
        {
          given: withSections({
            value: 'url.hosts',
            title: { text: '{name}', with: { name: 'item.name' } },
            visibleWhen: 'item.ring > 0',
            fields: [field({ id: 'x', value: 'item.name', visibleWhen: 'has(item.ring)' })],
          }),
          want: [],
        },
      ],
      [
        'by the type of the list',
        {
          given: withSections({ value: 'url.hosts', fields: [field({ id: 'x', value: 'item.▶nme' })] }),
          want: ['expression/unknown-field -> name'],
        },
      ],
      [
        'a list inside has entries of its own',
        {
          given: withSections({
            value: 'url.hosts',
            fields: [
              {
                type: 'list',
                id: 'x',
                label: 'Words',
                value: "split(item.name, '.')",
                item: 'item.contains("a") ? item : item',
              },
            ],
          }),
          want: [],
        },
      ],
      [
        'without a list there is no entry',
        {
          given: withSections({ fields: [field({ id: 'x', value: '(▶item).name' })] }),
          want: ['expression/unknown-name -> It is an entry of "value", which is missing here.'],
        },
      ],
    ],
    contract,
  );
});

describe('tables', () => {
  const rows = (columns: readonly object[], rest: object = {}, others: readonly unknown[] = []) => ({
    'drawers/url.json': drawer([
      { type: 'table', id: 't', label: 'Hosts', value: 'url.hosts', columns, ...rest },
      ...others,
    ]),
  });
  const column = { type: 'text', id: 'name', label: 'Name', value: 'item.name' };
  table(
    expressions,
    [
      [
        'buttons in columns read the entry of their row',
        {
          given: rows([
            {
              type: 'button',
              id: 'copy',
              label: 'Copy',
              button: {
                id: 'copy',
                label: 'Copy',
                visibleWhen: 'item.ring > 0',
                action: { type: 'copy', value: 'item.▶nam' },
              },
            },
          ]),
          want: ['expression/unknown-field -> name'],
        },
      ],
      [
        'a chosen row is read by the name its table gives it',
        {
          given: rows([column], { select: 'host' }, [field({ id: 'x', value: 'selected.host.name' })]),
          want: [],
        },
      ],
      [
        'and by no other',
        {
          given: rows([column], { select: 'host' }, [field({ id: 'x', value: 'selected.▶hst' })]),
          want: ['expression/unknown-field -> host'],
        },
      ],
    ],
    contract,
  );
});

describe('pop-ups', () => {
  table(names, [
    [
      'show a panel that exists',
      {
        given: {
          'drawers/url.json': drawer([
            { type: 'popup', id: 'p', label: 'Hosts', value: 'url.hosts', panel: '▶fact', width: 672 },
          ]),
          'panels/facts.json': { input: {}, fields: [field({ value: 'input.x', id: 'x' })] },
        },
        want: ['name/panel -> "facts"'],
      },
    ],
  ]);
});
