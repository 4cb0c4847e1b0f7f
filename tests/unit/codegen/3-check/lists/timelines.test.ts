import { timelines } from '~/codegen/3-check/lists/timelines';
import { listOf, objectOf, string } from '~/codegen/language/types';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { table } from '~/tests/harness/codegen/table';

const event = objectOf({ time: string, title: string, author: string, 'detail?': string });
const contract = contractOf({
  log: { parameters: [], answer: objectOf({ events: listOf(event) }) },
});

const column = (id: string, value: string) => ({ type: 'text', id, label: 'Label', value });
const screen = (lists: object) => ({
  'screens/log.json': {
    kind: 'sections',
    sources: { log: { operation: 'log' } },
    sections: [
      {
        id: 'events',
        fields: [
          {
            ...{ type: 'timeline', id: 'events', label: 'Events', value: 'log.events' },
            ...{ time: 'item.time', text: 'item.title' },
            ...lists,
          },
        ],
      },
    ],
  },
});

const author = column('author', 'item.author');

table(
  timelines,
  [
    ['a timeline without details', { given: screen({}), want: [] }],
    [
      'details that the line does not show',
      { given: screen({ columns: [author], details: [column('detail', 'item.detail')] }), want: [] },
    ],
    [
      'a detail that is the text',
      { given: screen({ details: [column('title', '▶item.title')] }), want: ['timeline/repeated'] },
    ],
    [
      'a detail that is a column',
      { given: screen({ columns: [author], details: [column('who', '▶item.author ')] }), want: ['timeline/repeated'] },
    ],
    [
      'a detail with the id of a column',
      {
        given: screen({ columns: [author], details: [column('▶author', 'item.detail')] }),
        want: ['timeline/repeated'],
      },
    ],
  ],
  contract,
);
