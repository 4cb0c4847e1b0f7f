import { describe, expect, test } from 'vitest';
import { loadSchemas } from '~/codegen/1-parse/load-schemas';
import { publishedPart } from '~/codegen/1-parse/roots/published-part';
import type { JsonObject } from '~/codegen/1-parse/read';
import type { Schema } from '~/codegen/1-parse/schema';
import { itemSchema } from '~/codegen/1-parse/walk';
import { readSources } from '~/codegen/host/read-sources';
import { shippedKinds } from '~/codegen/language/kind-table';
import type { Kind } from '~/codegen/language/kinds';
import type { Json } from '~/codegen/language/model';

const { schemas } = loadSchemas(readSources(process.cwd()).sources);

/** What is published of a descriptor of a kind. */
function partOf(kind: Kind, value: Json, isImplied = false): Json {
  const { published } = shippedKinds.row(kind);
  const schema = schemas.get(kind);
  if (!schema || published === 'nothing') throw new Error(`Nothing of ${kind} is published.`);
  return publishedPart(value, schema, { published, isImplied });
}

describe('what is published of a descriptor', () => {
  const column: Json = { type: 'text', id: 'note', label: 'Note', value: 'item.note', visibleWhen: 'manager' };
  const sources = { sensor: { operation: 'sensorQuery', path: { id: 'input.id' } } };
  const drawer: JsonObject = {
    searchType: 'sensor',
    title: 'Sensor',
    input: { name: 'string?' },
    name: 'sensor.name',
    sources,
    values: { first: 'sensor.jobs[0]' },
    tabs: [
      { id: 'about', title: 'About', fields: [{ type: 'text', value: 'sensor.serial', label: 'Serial' }] },
      {
        id: 'jobs',
        title: 'Jobs',
        visibleWhen: 'manager',
        fields: [
          { type: 'text', value: 'sensor.note', label: 'Note' },
          { type: 'table', id: 'table', value: 'sensor.jobs', label: 'Jobs', columns: [column] },
        ],
      },
    ],
  };

  test.each<[string, { readonly of: Json; readonly want: Json }]>([
    [
      'a drawer that nobody extends',
      { of: partOf('drawer', drawer), want: { searchType: 'sensor', input: { name: 'string?' } } },
    ],
    [
      'one with an open table: the way to it with its conditions, the ids there, and the list whose entries are read',
      {
        of: partOf('drawer', { ...drawer, extensions: { 'tabs.jobs.fields.table.columns': 'More.' } }),
        want: {
          searchType: 'sensor',
          input: { name: 'string?' },
          extensions: { 'tabs.jobs.fields.table.columns': 'More.' },
          sources,
          values: { first: 'sensor.jobs[0]' },
          tabs: [
            { id: 'about' },
            {
              id: 'jobs',
              visibleWhen: 'manager',
              fields: [{ id: 'note' }, { id: 'table', type: 'table', value: 'sensor.jobs', columns: [{ id: 'note' }] }],
            },
          ],
        },
      },
    ],
    [
      'one with two open lists, of which one has no entry',
      {
        of: partOf('drawer', {
          searchType: 1,
          extensions: { tabs: 'More.', 'tabs.about.sections': 'More.' },
          tabs: [
            { id: 'about', title: 'About' },
            { id: 'jobs', title: 'Jobs' },
          ],
        }),
        want: {
          searchType: 1,
          extensions: { tabs: 'More.', 'tabs.about.sections': 'More.' },
          tabs: [{ id: 'about', sections: [] }, { id: 'jobs' }],
        },
      },
    ],
    [
      'a table',
      {
        of: partOf('screen', {
          kind: 'table',
          extensions: { columns: 'More.' },
          sources,
          rows: 'sensor.items',
          filters: [{ type: 'choice', id: 'state', label: 'State', options: [{ value: 'a', label: 'A' }] }],
          columns: [column],
        }),
        want: {
          kind: 'table',
          extensions: { columns: 'More.' },
          filters: [{ id: 'state', type: 'choice', options: [{ value: 'a' }] }],
          sources,
          rows: 'sensor.items',
          columns: [{ id: 'note' }],
        },
      },
    ],
    [
      'the screens that a dashboard has in its gallery, and those in tabs, with their conditions',
      {
        of: ['gallery', 'tabs'].map((list) =>
          partOf('screen', {
            kind: list === 'tabs' ? 'tabs' : 'tiles',
            [list]: [{ id: 'a', title: 'A', visibleWhen: 'manager', screen: 'b' }],
            sources,
          }),
        ),
        want: [
          { kind: 'tiles', gallery: [{ id: 'a', visibleWhen: 'manager', screen: 'b' }] },
          { kind: 'tabs', tabs: [{ id: 'a', visibleWhen: 'manager', screen: 'b' }] },
        ],
      },
    ],
    ['a dialog', { of: partOf('dialog', { title: 'A', input: { id: 'string' } }), want: { input: { id: 'string' } } }],
    ['a picture, by its id alone', { of: partOf('picture', { title: 'A', width: 1 }), want: {} }],
    [
      'a scale without its words',
      {
        of: partOf('scale', {
          of: 'string',
          rows: [
            { equals: 'a', text: 'A' },
            { equals: 'b', text: 'B' },
          ],
          else: 'dash',
        }),
        want: { of: 'string', rows: [{ equals: 'a' }, { equals: 'b' }] },
      },
    ],
    [
      'messages in English',
      {
        of: partOf('messages', { language: 'English', shared: { A: 'a' }, texts: {} }, true),
        want: { language: 'English', shared: { A: 'a' } },
      },
    ],
    [
      'messages in another language',
      {
        of: partOf('messages', { language: '日本語', shared: { A: { of: 'a', text: 'b' } } }),
        want: { language: '日本語' },
      },
    ],
    [
      'an extension',
      {
        of: partOf('extension', { extends: 'drawers/a', at: 'tabs', add: [{ id: 'x', title: 'X' }], order: 2 }),
        want: { extends: 'drawers/a', at: 'tabs', order: 2, add: [{ id: 'x' }] },
      },
    ],
    [
      'ports',
      {
        of: partOf('engine', { $schema: 'x', menu: { operation: 'menuQuery', reads: {} }, signIn: { url: '/in' } }),
        want: { menu: { operation: 'menuQuery' }, signIn: {} },
      },
    ],
  ])('%s', (_, { of, want }) => {
    expect(of).toEqual(want);
  });

  test.each(
    shippedKinds.entries.flatMap(({ kind, published }) =>
      published === 'nothing'
        ? []
        : [...published.members, ...(published.toExtensions ?? []), ...(published.ofImplied ?? [])].map(
            (address) => [kind, address] as const,
          ),
    ),
  )('of the kind %s, %s is a member that its schema has', (kind, address) => {
    expect(hasMember(schemas.get(kind), address.split('.'))).toBe(true);
  });
});

/** Whether a schema, one of its branches or that of its entries has a member. */
function hasMember(schema: Schema | false | undefined, steps: readonly string[]): boolean {
  const [step, ...rest] = steps;
  if (!schema) return false;
  if (step === undefined) return true;
  const { union, properties, additional } = schema;
  const branches = union ? [...('branches' in union ? union.branches.values() : [union.present, union.absent])] : [];
  const named = step === '*' ? [...(properties?.values() ?? []), additional] : [properties?.get(step) ?? additional];
  // Of a form and of what an extension adds, the schema takes any member.
  const isOpen = !union && !properties && !schema.items && additional === undefined;
  return (
    isOpen ||
    named.some((below) => hasMember(below, rest)) ||
    branches.some((branch) => hasMember(branch, steps)) ||
    hasMember(itemSchema(schema, 0), steps)
  );
}
