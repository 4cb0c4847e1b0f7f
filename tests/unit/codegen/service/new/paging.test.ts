import { expect, test } from 'vitest';
import { createCompiler } from '~/codegen/compile';
import { newDescriptor } from '~/codegen/service/new/new-descriptor';
import { parseJson } from '~/lib/json';
import { sourcesOf } from '~/tests/fixtures/codegen/project';

const compiler = createCompiler();

/** A new screen over a list with parameters, whose answer has further members; it compiles without an error. */
async function screenOver(parameters: string, members: string): Promise<unknown> {
  const document = `
openapi: 3.1.0
info: { title: Events, version: '1' }
paths:
  /events:
    get:
      operationId: eventList
      parameters: [${parameters}]
      responses:
        '200':
          description: Events.
          content:
            application/json:
              schema:
                type: object
                required: [items]
                properties:
                  items: { type: array, items: { type: object, properties: { id: { type: string } } } }
                  ${members}
`;
  const sources = new Map(sourcesOf({})).set('openapi/events.yaml', new TextEncoder().encode(document));
  const made = await newDescriptor(sources, compiler, { kind: 'screen', name: 'events', operation: 'eventList' });
  if ('problem' in made) throw new Error(made.problem);
  const files = made.files.map(({ file, text }) => [file, new TextEncoder().encode(text)] as const);
  const { diagnostics } = compiler.check(new Map([...sources, ...files]));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return parseJson(made.files[0]?.text ?? '');
}

const number = (name: string) => `{ name: ${name}, in: query, schema: { type: integer } }`;
const text = (name: string) => `{ name: ${name}, in: query, schema: { type: string } }`;
const offset = `${number('offset')}, ${number('limit')}`;
const byOffset = { offset: 'page.offset', limit: 'page.size' };

test.each<[string, { parameters: string; members: string; want: object; query?: object }]>([
  [
    'a total',
    { parameters: offset, members: 'total: { type: integer }', want: { total: 'events.total' }, query: byOffset },
  ],
  [
    'has_more',
    { parameters: offset, members: 'has_more: { type: boolean }', want: { more: 'events.has_more' }, query: byOffset },
  ],
  [
    'pages with hasNextPage',
    {
      parameters: `${number('page')}, ${number('per_page')}`,
      members: 'hasNextPage: { type: boolean }',
      want: { more: 'events.hasNextPage' },
      query: { page: 'page.number', per_page: 'page.size' },
    },
  ],
  [
    'next_cursor',
    {
      parameters: `${text('cursor')}, ${number('limit')}`,
      members: "next_cursor: { type: [string, 'null'] }",
      want: { next: 'events.next_cursor' },
      query: { cursor: 'page.cursor', limit: 'page.size' },
    },
  ],
  [
    'next_cursor of a server that decides how long a page is',
    {
      parameters: text('cursor'),
      members: 'next_cursor: { type: string }',
      want: { next: 'events.next_cursor' },
      query: { cursor: 'page.cursor' },
    },
  ],
  ['a cursor that no parameter takes', { parameters: number('limit'), members: 'next: { type: string }', want: {} }],
  ['nothing that says where it ends', { parameters: offset, members: 'kind: { type: string }', want: {} }],
])('a list is paged by %s', async (_, { parameters, members, want, query }) => {
  const screen = await screenOver(parameters, members);
  const endings = ['total', 'more', 'next'].flatMap((name) => {
    const found = new Map(Object.entries(screen ?? {})).get(name);
    return found === undefined ? [] : [[name, found]];
  });
  expect(Object.fromEntries(endings)).toEqual(want);
  const call: unknown = expect.objectContaining(
    query ? { query: expect.objectContaining(query) } : { operation: 'eventList' },
  );
  expect(screen).toMatchObject({ sources: { events: call } });
});

const optional = (name: string, more = '') => `{ name: ${name}, in: query, schema: { type: integer${more} } }`;

test('pairs of numbers become ranges, and a list with several filters has a query; times and limits are no ranges', async () => {
  const parameters = [
    ...[optional('scoreFrom'), optional('scoreTo', ', maximum: 100'), optional('min_size'), optional('max_size')],
    ...[optional('createdFrom'), optional('createdTo'), optional('max_results'), optional('portFrom')],
    '{ name: minPort, in: query, required: true, schema: { type: integer } }, ' + optional('maxPort'),
  ];
  const screen = await screenOver(parameters.join(', '), 'total: { type: integer }');
  expect(screen).toMatchObject({
    query: true,
    filters: [
      { type: 'range', id: 'score', label: 'Score', max: 100 },
      { type: 'range', id: 'size', label: 'Size' },
    ],
    sources: {
      events: {
        query: {
          scoreFrom: 'filter.score.from',
          scoreTo: 'filter.score.to',
          min_size: 'filter.size.from',
          max_size: 'filter.size.to',
        },
      },
    },
  });
  expect(JSON.stringify(screen)).not.toMatch(/created|max_results|filter\.port/);
});

test('days and times become filters by a day, from its beginning or to its end', async () => {
  const day = (name: string, format: string) =>
    `{ name: ${name}, in: query, schema: { type: string, format: ${format} } }`;
  const parameters = [day('bornOn', 'date'), day('since', 'date-time'), day('until', 'date-time')].join(', ');
  const screen = await screenOver(parameters, 'total: { type: integer }');
  expect(screen).toMatchObject({
    filters: [
      { type: 'date', id: 'bornOn', label: 'Born on' },
      { type: 'date', id: 'since' },
      { type: 'date', id: 'until' },
    ],
    sources: {
      events: {
        query: { bornOn: 'filter.bornOn', since: "filter.since + 'T00:00:00Z'", until: "filter.until + 'T23:59:59Z'" },
      },
    },
  });
});

test('a parameter with a name that all objects have becomes no filter, and the screen is made without it', async () => {
  const screen = await screenOver(`${text('q')}, ${text('constructor')}`, 'total: { type: integer }');
  expect(screen).toMatchObject({ filters: [{ type: 'text', id: 'q' }] });
});

test('one filter needs no query', async () => {
  const screen = await screenOver(text('q'), 'total: { type: integer }');
  expect(screen).toMatchObject({ filters: [{ type: 'text', id: 'q' }] });
  expect(screen).not.toHaveProperty('query');
});
