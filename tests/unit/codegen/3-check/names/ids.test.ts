import { ids } from '~/codegen/3-check/names/ids';
import { drawer, field, here } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const button = (id: string) => ({ id, label: 'Go', action: { type: 'close' } });

table(ids, [
  [
    'the path of a value below its source gives the id',
    {
      given: {
        'drawers/url.json': drawer([
          field({ value: 'url.wrsScore' }),
          field({ value: 'url.os.platform' }),
          field({ value: 'input.extra.port' }),
        ]),
      },
      want: [],
    },
  ],
  [
    'a value that is no plain path needs an id',
    {
      given: {
        'drawers/url.json': drawer([
          { ...here, ...field({ value: 'base64(input.id)' }) },
          { ...here, ...field({ value: 'url' }) },
          field({ id: 'sum', value: 'url.a + url.b' }),
        ]),
      },
      want: [
        'id/missing -> Only a plain path below a source, e.g. "url.host", gives the id by itself.',
        'id/missing -> Only a plain path below a source, e.g. "url.host", gives the id by itself.',
      ],
    },
  ],
  [
    'an id stands once in a panel, whether given or not',
    {
      given: {
        'drawers/url.json': drawer([
          field({ value: 'url.host' }),
          field({ id: '▶host', value: 'url.other' }),
          field({ value: '▶input.host' }),
        ]),
      },
      want: ['id/duplicate', 'id/duplicate -> It follows from the value; give it an id.'],
    },
  ],
  [
    'the fields of all sections are one list, those of tabs are not',
    {
      given: {
        'drawers/url.json': drawer([], {
          tabs: [
            { id: 'basic', title: 'Basic', fields: [field()] },
            {
              id: 'more',
              title: 'More',
              sections: [
                { id: 'one', fields: [field()] },
                { id: 'two', fields: [field({ value: '▶url.host' })] },
              ],
            },
          ],
        }),
      },
      want: ['id/duplicate -> It follows from the value; give it an id.'],
    },
  ],
  [
    'ids of tabs, sections, buttons and columns are unique',
    {
      given: {
        'drawers/url.json': drawer([], {
          tabs: [
            { id: 'basic', title: 'A', fields: [field()], buttons: [button('go'), button('▶go')] },
            {
              id: '▶basic',
              title: 'B',
              sections: [
                { id: 'one', fields: [field()] },
                {
                  id: '▶one',
                  fields: [
                    field({
                      type: 'table',
                      value: 'url.list',
                      columns: [
                        { type: 'text', id: 'name', label: 'Name', value: 'item.name' },
                        { type: 'text', id: '▶name', label: 'Name', value: 'item.name' },
                      ],
                    }),
                  ],
                },
              ],
            },
          ],
        }),
      },
      want: ['id/duplicate', 'id/duplicate', 'id/duplicate', 'id/duplicate'],
    },
  ],
  [
    'two texts may not have one address',
    {
      given: {
        'panels/facts.json': {
          input: {},
          fields: [
            field({ id: 'a', value: 'input.a' }),
            {
              type: 'table',
              id: 'a.columns',
              label: 'Table',
              value: 'input.list',
              columns: [{ type: 'text', id: 'b', label: 'B', value: 'item.b' }],
            },
            {
              type: 'table',
              id: 'a.columns.columns.b',
              label: '▶Table',
              value: 'input.list',
              columns: [{ type: 'text', id: 'b', label: 'B', value: 'item.b' }],
            },
          ],
        },
      },
      want: ['id/address -> Give one of them another id.'],
    },
  ],
]);
