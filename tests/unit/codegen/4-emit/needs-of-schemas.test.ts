import { expect, test } from 'vitest';
import { createProject } from '~/codegen/1-parse/create-project';
import { needsOf } from '~/codegen/2-analyze/analysis';
import { emit } from '~/codegen/4-emit/emit';
import { drawer, field, sourcesOf } from '~/tests/fixtures/codegen/project';
import { edited } from '~/tests/harness/codegen/shipped-sources';

const expression = { $ref: 'common.schema.json#/$defs/expression' };

/** Properties that no schema of the language has. */
const drawerProperties = {
  summary: { ...expression, 'x-needs': 'none' },
  footer: expression,
  shelves: {
    type: 'array',
    items: {
      type: 'object',
      'x-needs': { selfWhen: 'alone' },
      properties: {
        alone: { type: 'boolean' },
        content: expression,
        marker: { ...expression, 'x-needs': 'outside' },
      },
    },
  },
};

/** A drawer whose schema has the properties above. */
function projectWith(properties: object) {
  const sources = Object.fromEntries(['url', 'host', 'file'].map((name) => [name, { operation: name }]));
  const given = { 'drawers/url.json': drawer([field({ value: 'input.id' })], { sources, ...properties }) };
  const files = edited(sourcesOf(given), 'schemas/drawer.schema.json', (text) =>
    text.replace('"properties": {', () => `"properties": ${JSON.stringify(drawerProperties).slice(0, -1)},`),
  );
  const { project, diagnostics } = createProject(files, {
    operations: new Map(),
    schemes: new Map(),
    isIncomplete: true,
  });
  expect(diagnostics).toEqual([]);
  return project;
}

test.each<[string, { readonly given: object; readonly want: Readonly<Record<string, readonly string[]>> }]>([
  ['a new property is requested by the part around it', { given: { footer: 'url.a' }, want: { '': ['url'] } }],
  ['a new property can send no call', { given: { summary: 'url.a' }, want: { '': [] } }],
  [
    'a new list can have parts that request their sources themselves',
    {
      given: { footer: 'url.a', shelves: [{ alone: true, content: 'host.a' }] },
      want: { '': ['url'], '/shelves/0': ['host'] },
    },
  ],
  [
    'they do so only if the property that the schema names is true',
    { given: { shelves: [{ alone: false, content: 'host.a' }] }, want: { '': ['host'] } },
  ],
  [
    'a property of such a part can be requested by what is around the part',
    {
      given: { shelves: [{ alone: true, content: 'host.a', marker: 'file.a' }] },
      want: { '': ['file'], '/shelves/0': ['host'] },
    },
  ],
])('%s', (_, { given, want }) => {
  const project = projectWith(given);
  const [descriptor] = project.of('drawer');
  const needs = descriptor && needsOf(project, descriptor);
  expect(Object.fromEntries(Object.keys(want).map((part) => [part, needs?.get(part) ?? []]))).toEqual(want);
});

test('the compiled form of a new part lists what it needs', () => {
  const project = projectWith({ shelves: [{ alone: true, content: 'host.a' }, { content: 'url.a' }] });
  const text = emit(project).get('src/generated/console/drawers/url.ts') ?? '';
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    "shelves: [ { alone: true, content: (s: Reads) => s.host?.a, needs: ['host'] }, { content: (s: Reads) => s.url?.a },",
  );
});
