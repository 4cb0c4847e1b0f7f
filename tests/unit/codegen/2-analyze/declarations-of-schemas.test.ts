import { describe, expect, test } from 'vitest';
import { scopeNames } from '~/codegen/language/scope-names';
import { createProject } from '~/codegen/1-parse/create-project';
import { needsOf } from '~/codegen/2-analyze/analysis';
import { entries } from '~/codegen/3-check/expressions/entries';
import { oppositeParts } from '~/codegen/3-check/opposite-parts';
import { variables } from '~/codegen/3-check/expressions/variables';
import { expressions } from '~/codegen/3-check/expressions/expressions';
import { number, objectOf, string } from '~/codegen/language/types';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { drawer, field, sourcesOf } from '~/tests/fixtures/codegen/project';
import { edited, shipped } from '~/tests/harness/codegen/shipped-sources';

const contract = contractOf({ urlQuery: { answer: objectOf({ host: string, score: number }, 'Url') } });

/** Properties that no schema of the language has. */
const drawerProperties = {
  calls: { $ref: 'common.schema.json#/$defs/sources' },
  steps: {
    type: 'object',
    'x-descry': { is: 'declaration', of: 'values' },
    additionalProperties: { $ref: 'common.schema.json#/$defs/expression' },
  },
  stopwatch: { type: 'object', 'x-descry': { is: 'declaration', of: 'number', name: 'elapsed' } },
  pick: { type: 'string', 'x-descry': { is: 'declaration', of: 'member', name: 'picked', in: ['drawer'] } },
  elsewhere: { type: 'string', 'x-descry': { is: 'declaration', of: 'member', name: 'other', in: ['panel'] } },
  shown: { $ref: 'common.schema.json#/$defs/condition' },
  goal: { type: 'string', 'x-descry': { is: 'expression', of: 'drawer' } },
  mood: { type: 'string', 'x-descry': { is: 'expression', values: ['calm', 'tense'] } },
  shelves: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        while: { type: 'string', 'x-descry': { is: 'expression', type: 'boolean', decides: 'presence' } },
        checked: { $ref: 'common.schema.json#/$defs/condition' },
      },
    },
  },
};

/** A drawer whose schema has the properties above. */
function projectWith(properties: object) {
  const given = { 'drawers/url.json': drawer([field({ value: 'input.id' })], { sources: {}, ...properties }) };
  const files = edited(sourcesOf(given), 'schemas/drawer.schema.json', (text) =>
    text.replace('"properties": {', () => `"properties": ${JSON.stringify(drawerProperties).slice(0, -1)},`),
  );
  const { project, diagnostics } = createProject(files, contract);
  expect(diagnostics).toEqual([]);
  return project;
}

const calls = { url: { operation: 'urlQuery' } };

test.each<[string, { readonly given: object; readonly want: readonly string[] }]>([
  ['a new property can declare sources', { given: { calls, shown: 'url.score > 5' }, want: [] }],
  [
    'a source has the type of its answer',
    { given: { calls, shown: 'url.scor > 5' }, want: ['/shown: "scor" is not a field of Url.'] },
  ],
  [
    'a new property can declare values, each of which reads those before it',
    { given: { calls, steps: { a: 'url.score', b: 'a > 5' }, shown: 'b' }, want: [] },
  ],
  [
    'a value cannot read one that follows it',
    { given: { steps: { a: 'b', b: 'input.id' } }, want: ['/steps/a: Unknown name "b".'] },
  ],
  ['a new property can declare a number', { given: { stopwatch: {}, shown: 'elapsed > 5' }, want: [] }],
  [
    'without the property there is no number',
    { given: { shown: 'elapsed > 5' }, want: ['/shown: Unknown name "elapsed".'] },
  ],
  ['a new property can declare a member', { given: { pick: 'row', shown: 'has(picked.row)' }, want: [] }],
  [
    'a member is known only in the kinds that the schema names',
    { given: { elsewhere: 'row', shown: 'has(other.row)' }, want: ['/shown: Unknown name "other".'] },
  ],
  [
    'what an expression gives can be a name from a closed list',
    { given: { goal: "site != '' ? '4' : '9'" }, want: ['/goal: "9" is not the search type of a drawer.'] },
  ],
  [
    'what an expression gives can be one of the values that the schema lists',
    {
      given: { mood: "'clam'" },
      want: ["/mood: 'clam' is not one of the expected values."],
    },
  ],
  [
    'a new property can decide whether an entry of its list is present',
    {
      given: { calls, shelves: [{ while: 'url.score == 5' }, { while: 'url.score != 5' }] },
      want: [
        '/shelves/1/while: If what this reads is missing or has another type, neither this part nor the opposite one is shown.',
      ],
    },
  ],
  [
    'any other condition of an entry does not',
    { given: { calls, shelves: [{ checked: 'url.score == 5' }, { checked: 'url.score != 5' }] }, want: [] },
  ],
  [
    'a source and a value have different names',
    { given: { calls, steps: { url: '1' } }, want: ['/steps/url: "url" already has another meaning in expressions.'] },
  ],
  [
    'sources do not lead back to themselves',
    {
      given: { calls: { a: { operation: 'urlQuery', when: 'a.score > 5' } } },
      want: ['/calls/a: "a" depends on itself: a -> a.'],
    },
  ],
])('%s', (_, { given, want }) => {
  const project = projectWith(given);
  const rules = [expressions, entries, oppositeParts, variables];
  const found = rules.flatMap((rule) => [...rule(project)]).filter(({ file }) => file.endsWith('url.json'));
  expect(found.map(({ pointer, message }) => `${pointer}: ${message}`)).toEqual(want);
});

test('a part requests the sources that a new property declares', () => {
  const project = projectWith({ calls, shown: 'url.score > 5' });
  const [descriptor] = project.of('drawer');
  expect(descriptor && needsOf(project, descriptor).get('')).toEqual(['url']);
});

describe('predicates and rules in properties of other names', () => {
  const names = [
    ['"predicates"', '"conditions"'],
    ['"rules"', '"helpers"'],
    ['"of": {', '"takes": {'],
    ['"parameters": "of"', '"parameters": "takes"'],
    ['["description", "of", "value"]', '["description", "takes", "value"]'],
  ] as const;
  const declared = (title: string, shown: string) => {
    const helpers = { first: { description: 'The first.', takes: ['list'], value: 'list[0]' } };
    const conditions = { calm: { description: 'No alarm.', when: "site != ''" } };
    const files = edited(
      sourcesOf({
        'predicates.json': { conditions, helpers },
        'drawers/url.json': drawer([field({ value: 'input.id', visibleWhen: shown })], {
          name: title,
          sources: {},
          input: { sites: 'strings?' },
        }),
      }),
      'schemas/predicates.schema.json',
      (text) =>
        names
          .reduce((all, [before, after]) => all.replaceAll(before, () => after), text)
          .replace('"of": "conditions"', '"of": "predicates"')
          .replace('"of": "helpers"', '"of": "rules"'),
    );
    const { project, diagnostics } = createProject(files, contract);
    expect(diagnostics).toEqual([]);
    return [...expressions(project), ...variables(project)].map(({ pointer, message }) => `${pointer}: ${message}`);
  };

  test('are known in every expression', () => {
    expect(declared('first(input.sites)', 'calm')).toEqual([]);
  });

  test('are checked where they are used', () => {
    expect(declared('first()', 'clam')).toEqual([
      '/name: A rule is called with its parameters: first(list).',
      '/tabs/0/fields/0/visibleWhen: Unknown name "clam".',
    ]);
  });
});

test('every name that a schema of the language declares is reserved', () => {
  const schemas = [...shipped].filter(([path]) => path.startsWith('schemas/'));
  const declared = schemas.flatMap(([, bytes]) =>
    [...new TextDecoder().decode(bytes).matchAll(/"of": "(?:number|member)", "name": "(\w+)"/g)].map(
      ([, name]) => name,
    ),
  );
  expect(declared).toContain('countdown');
  expect(declared.filter((name) => !scopeNames.some((reserved) => reserved === name))).toEqual([]);
});
