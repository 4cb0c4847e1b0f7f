import { expect, test } from 'vitest';
import { createProject } from '~/codegen/1-parse/create-project';
import { expressions } from '~/codegen/3-check/expressions/expressions';
import { entries } from '~/codegen/3-check/expressions/entries';
import { listOf, number, objectOf, string } from '~/codegen/language/types';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { drawer, field, sourcesOf } from '~/tests/fixtures/codegen/project';
import { edited } from '~/tests/harness/codegen/shipped-sources';

const contract = contractOf({
  urlQuery: { answer: objectOf({ hosts: listOf(objectOf({ name: string, score: number }, 'Host')) }, 'Url') },
  block: { answer: objectOf({ ticket: string }, 'Blocked'), body: objectOf({ filter: objectOf({ limit: number }) }) },
});

const condition = { $ref: 'common.schema.json#/$defs/condition' };

/** Properties that no schema of the language has. */
const panelProperties = {
  inventory: {
    type: 'object',
    properties: {
      machines: { $ref: 'common.schema.json#/$defs/listExpression' },
      highlight: { ...condition, 'x-scope': { item: 'machines' } },
      key: { $ref: 'common.schema.json#/$defs/expression', 'x-scope': { item: 'machines', distinct: true } },
      remedy: {
        type: 'object',
        properties: {
          request: { $ref: 'common.schema.json#/$defs/operation' },
          check: { ...condition, 'x-scope': { answer: 'request' } },
        },
        'x-scope': { item: 'machines' },
      },
      banner: { ...condition, 'x-scope': { input: { pid: 'string', count: 'number?' } } },
      search: {
        type: 'object',
        properties: {
          operation: { $ref: 'common.schema.json#/$defs/operation' },
          criteria: { $ref: 'common.schema.json#/$defs/binding', 'x-scope': { target: 'body' } },
          shows: { type: 'string', 'x-descry': { is: 'name', of: 'panel' } },
          inputs: { $ref: 'common.schema.json#/$defs/bindings', 'x-scope': { inputsOf: 'shows' } },
        },
      },
    },
    required: ['machines'],
  },
};

/** What is found in a panel whose schema has the properties above. */
function found(inventory: object): readonly string[] {
  const panel = { input: { id: 'string' }, sources: { url: { operation: 'urlQuery' } }, fields: [field()], inventory };
  const given = { 'panels/facts.json': panel, 'drawers/url.json': drawer([field({ value: 'input.id' })]) };
  const sources = edited(sourcesOf(given), 'schemas/panel.schema.json', (text) =>
    text.replace('"properties": {', () => `"properties": ${JSON.stringify(panelProperties).slice(0, -1)},`),
  );
  const { project, diagnostics } = createProject(sources, contract);
  expect(diagnostics).toEqual([]);
  return [...expressions(project), ...entries(project)]
    .filter(({ file, pointer }) => file.endsWith('facts.json') && pointer.startsWith('/inventory'))
    .map(({ pointer, message }) => `${pointer}: ${message}`);
}

test.each<[string, { readonly given: object; readonly want: readonly string[] }]>([
  [
    'a new property that holds a list gives its entry to the expressions beside it',
    { given: { machines: 'url.hosts', highlight: 'item.score > 5', key: 'item.name' }, want: [] },
  ],
  [
    'the entry has the type of the list',
    {
      given: { machines: 'url.hosts', highlight: 'item.scor > 5' },
      want: ['/inventory/highlight: "scor" is not a field of Host.'],
    },
  ],
  [
    'the list itself is not about its entry',
    { given: { machines: 'item.hosts' }, want: ['/inventory/machines: Unknown name "item".'] },
  ],
  [
    'what tells the entries apart must read the entry',
    {
      given: { machines: 'url.hosts', key: "'same'" },
      want: ['/inventory/key: This is the same for every entry: it does not read `item`.'],
    },
  ],
  [
    'a new property that follows a call reads its answer, and the entry around it',
    { given: { machines: 'url.hosts', remedy: { request: 'block', check: 'answer.ticket == item.name' } }, want: [] },
  ],
  [
    'the answer has the type that the contract gives it',
    {
      given: { machines: 'url.hosts', remedy: { request: 'block', check: 'answer.tickt == item.name' } },
      want: ['/inventory/remedy/check: "tickt" is not a field of Blocked.'],
    },
  ],
  [
    'without the call there is no answer',
    {
      given: { machines: 'url.hosts', remedy: { check: 'has(answer)' } },
      want: ['/inventory/remedy/check: Unknown name "answer".'],
    },
  ],
  [
    'a new property reads what the engine gives it in place of the inputs of the panel',
    {
      given: { machines: 'url.hosts', banner: "input.pid == 'a' && input.id == 'b'" },
      want: ['/inventory/banner: "id" is not a field of input.'],
    },
  ],
  [
    'with the types that the schema names',
    {
      given: { machines: 'url.hosts', banner: "input.count == 'a'" },
      want: ['/inventory/banner: Cannot compare a number with a text.'],
    },
  ],
  [
    'a new property that sends a body must give the types of the body',
    {
      given: { machines: 'url.hosts', search: { operation: 'block', criteria: { filter: { limit: 'input.id' } } } },
      want: ['/inventory/search/criteria/filter/limit: Expected a number, but this expression is a text.'],
    },
  ],
  [
    'a new property that gives inputs must give the types that the panel declares',
    {
      given: { machines: 'url.hosts', search: { shows: 'facts', inputs: { id: '5' } } },
      want: ['/inventory/search/inputs/id: Expected a text, but this expression is a number.'],
    },
  ],
])('%s', (_, { given, want }) => {
  expect(found(given)).toEqual(want);
});
