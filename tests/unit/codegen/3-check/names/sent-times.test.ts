import { sentTimes } from '~/codegen/3-check/names/sent-times';
import { typeOfSchema } from '~/codegen/1-parse/openapi/schema-type';
import { string } from '~/codegen/language/types';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { table } from '~/tests/harness/codegen/table';

const from = { in: 'query', required: false, type: string } as const;
const contract = contractOf({
  eventList: {
    parameters: [
      { ...from, name: 'since', format: 'date-time' },
      { ...from, name: 'q' },
    ],
  },
  eventAdd: {
    method: 'post',
    safe: false,
    body: typeOfSchema({
      type: 'object',
      properties: {
        at: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
        text: { type: 'string' },
      },
    }),
  },
});

const screen = (query: object) => ({
  'screens/events.json': {
    kind: 'table',
    period: true,
    sources: { events: { operation: 'eventList', query } },
    rows: 'events.items',
    rowId: 'item.id',
    columns: [{ type: 'text', id: 'name', label: 'Name', value: 'item.name' }],
  },
});
const dialog = (body: object) => ({
  'dialogs/add.json': {
    title: 'Add',
    closing: 'dismissible',
    input: { text: 'string', seconds: 'number' },
    content: [{ type: 'paragraph', text: 'Add it?' }],
    buttons: [{ id: 'add', label: 'Add', action: { type: 'call', operation: 'eventAdd', body } }],
  },
});
const byDay = (since: string) => {
  const { 'screens/events.json': events } = screen({ since });
  return { 'screens/events.json': { ...events, filters: [{ type: 'date', id: 'day', label: 'Day' }] } };
};
const want = ['operation/time -> isoTime'];

table(
  sentTimes,
  [
    ['a time as a text', { given: screen({ since: 'isoTime(period.from)' }), want: [] }],
    ['the digits of a time', { given: screen({ since: '(▶string(period.from))' }), want }],
    ['the digits of a computed time', { given: screen({ since: 'orElse(null, ▶string(period.from - 60))' }), want }],
    [
      'the digits of a time in some cases',
      { given: screen({ since: 'period.from > 0 ? ▶string(period.from) : null' }), want },
    ],
    ['the day of a filter', { given: byDay('(▶filter.day)'), want: ["operation/time -> filter.day + 'T00:00:00Z'"] }],
    ['a time of that day', { given: byDay("filter.day + 'T00:00:00Z'"), want: [] }],
    ['the digits of a number where any text is right', { given: screen({ q: 'string(period.from)' }), want: [] }],
    ['the digits of a time in a body', { given: dialog({ at: '(▶string(input.seconds))' }), want }],
    [
      'a text as a text in a body',
      { given: dialog({ at: 'string(input.text)', text: 'string(input.seconds)' }), want: [] },
    ],
  ],
  contract,
);
