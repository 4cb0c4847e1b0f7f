import { expect, test } from 'vitest';
import { namesOfResponse, submits, undoing } from '~/codegen/3-check/responses/responses';
import { operationsOfResponses, tasksOfHeader } from '~/codegen/3-check/responses/operations';
import { givenInputs, reachedObjects, targets } from '~/codegen/3-check/responses/targets';
import { createProject } from '~/codegen/1-parse/create-project';
import { check, drawer, field, needed, sourcesOf } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const reason = {
  schema: { type: 'object', properties: { reason: { type: 'string' } }, required: ['reason'] },
  layout: [{ property: 'reason', label: 'Reason', widget: 'textarea', messages: { any: 'Enter a reason.' } }],
};
const submit = { id: 'send', label: 'Send', operation: 'send' };
const response = (changes: object = {}) => ({
  objects: [4],
  input: { risk: 'number', owner: 'string?' },
  label: 'Block',
  icon: 'disable',
  consequence: 'Nobody can open it.',
  form: 'reason',
  operation: 'send',
  ...changes,
});
const target = (changes: object = {}) => ({ id: 'input.id', name: 'input.id', with: { risk: '1' }, ...changes });
const files = (ofResponse: object = {}, ofTarget: object | undefined = target()) => ({
  'responses/block.json': response(ofResponse),
  'responses/allow.json': response({ label: 'Allow' }),
  'forms/reason.json': reason,
  'drawers/url.json': drawer([field()], { ...(ofTarget && { target: ofTarget }) }),
});

table(targets, [
  ['a drawer gives the responses for its objects what they need', { given: files(), want: [] }],
  [
    'a drawer gives no input that no response reads',
    {
      given: files({}, target({ with: { risk: '1', '▶onwer': 'input.id' } })),
      want: ['response/input -> "owner"'],
    },
  ],
  [
    'a needed input is given',
    {
      given: files({}, { id: 'input.id', name: 'input.id', 'with▶': { owner: 'input.id' } }),
      want: ['response/input'],
    },
  ],
  [
    'a target that no response is for has no use',
    {
      given: { 'drawers/url.json': drawer([field()], { '▶target': target() }) },
      want: ['response/none'],
    },
  ],
]);

table(givenInputs, [
  [
    'an input that a response can do without is given by a drawer or a list',
    { given: files({}, target({ with: { risk: '1', owner: "'A'" } })), want: [] },
  ],
  [
    'an input that none gives is reported at the response',
    {
      given: {
        ...files({ input: { risk: 'number', '▶onwer': 'string?' } }, target({ with: { risk: '1', owner: "'A'" } })),
      },
      want: ['response/input -> "owner"'],
    },
  ],
  [
    'an input that is needed is reported at the drawer or the list alone',
    { given: files({ input: { level: 'number' } }, target({ with: { owner: "'A'" } })), want: [] },
  ],
  [
    'a response whose objects have no target is reported for that',
    { given: { ...files(), 'drawers/url.json': drawer([field()]) }, want: [] },
  ],
]);

table(reachedObjects, [['the drawer of the objects has a target', { given: files(), want: [] }]]);

test('a response for objects without a target is reported at their search type', () => {
  const { found, codes } = check(reachedObjects, {
    'responses/block.json': response(),
    'forms/reason.json': reason,
    'drawers/url.json': drawer([field()]),
  });
  expect(codes).toEqual(['response/no-target']);
  expect(found[0]).toContain('responses/block.json:3');
});

table(namesOfResponse, [
  ['a call reads all objects', { given: files({ body: 'targets.map(t, t.id)' }), want: [] }],
  [
    'a call cannot read one object',
    { given: files({ 'body▶': 'input.id' }), want: ['response/names -> Read "targets", e.g. targets.map(t, t.id).'] },
  ],
  [
    'a condition over an object reads it',
    { given: files({ fitsWhen: 'input.risk > 1', unfitReason: 'No.' }), want: [] },
  ],
  [
    'a condition over an object cannot read all of them',
    {
      given: files({ 'fitsWhen▶': 'size(targets) > 1', unfitReason: 'No.' }),
      want: ['response/names -> Read "input", e.g. input.id.'],
    },
  ],
  [
    'who may use a response does not depend on an object',
    {
      given: files({ 'visibleWhen▶': 'input.risk > 1' }),
      want: ['response/names -> For which objects it is offered is a condition of "fitsWhen".'],
    },
  ],
]);

const rows = (...operations: readonly object[]) => ({ 'response-operations.json': { operations } });

table(operationsOfResponses, [
  ['an operation that responses call needs no row', { given: files(), want: [] }],
  [
    'an operation that responses call has one row',
    { given: { ...files(), ...rows({ operation: 'send', batchSize: 2 }) }, want: [] },
  ],
  [
    'a second row for an operation is reported',
    {
      given: { ...files(), ...rows({ operation: 'send', batchSize: 2 }, { 'operation▶': 'send', batchSize: 3 }) },
      want: ['response/double'],
    },
  ],
  [
    'a row for an operation that no response calls is reported',
    { given: { ...files(), ...rows({ 'operation▶': 'urlQuery', batchSize: 2 }) }, want: ['response/row'] },
  ],
  [
    'a row that says nothing is reported',
    { given: { ...files(), ...rows({ 'operation▶': 'send' }) }, want: ['response/row'] },
  ],
]);

const header = (tasks: object) => ({ 'header.json': { ...needed['header.json'], ...tasks } });

table(tasksOfHeader, [
  ['a header without tasks needs no description of them', { given: files(), want: [] }],
  [
    'a header with tasks needs one',
    { given: { ...files(), ...header({ '▶tasks': { visibleWhen: 'true' } }) }, want: ['response/tasks'] },
  ],
]);

test('a broken file may describe the tasks of the header', () => {
  const given = { ...header({ tasks: { visibleWhen: 'true' } }), 'response-operations.json': '{' };
  const contract = { operations: new Map(), schemes: new Map(), isIncomplete: true };
  expect([...tasksOfHeader(createProject(sourcesOf(given), contract).project)]).toEqual([]);
});

test('a broken file may be the response that calls an operation', () => {
  const given = { ...files(), ...rows({ operation: 'urlQuery', batchSize: 2 }), 'responses/other.json': '{' };
  const contract = { operations: new Map(), schemes: new Map(), isIncomplete: true };
  expect([...operationsOfResponses(createProject(sourcesOf(given), contract).project)]).toEqual([]);
});

table(undoing, [
  ['a response is undone by one for the same objects', { given: files({ undo: 'allow' }), want: [] }],
  ['a response does not undo itself', { given: files({ 'undo▶': 'block' }), want: ['response/undo'] }],
  [
    'what undoes a response is for all of its objects',
    { given: files({ objects: [4, 5], 'undo▶': 'allow' }), want: ['response/undo'] },
  ],
  [
    'what undoes a response needs no input that the response does not have',
    { given: files({ input: {}, 'undo▶': 'allow' }), want: ['response/undo'] },
  ],
]);

table(submits, [
  ['a form of a response has no call of its own', { given: files(), want: [] }],
  [
    'a form with a call of its own is none of a response',
    {
      given: {
        'responses/block.json': response({ form: undefined, 'form▶': 'reason' }),
        'forms/reason.json': { ...reason, submit },
      },
      want: ['form/submit'],
    },
  ],
  [
    'a form of a dialog has a call',
    {
      given: {
        'forms/reason.json': reason,
        'dialogs/ask.json': {
          title: 'D',
          closing: 'dismissible',
          width: 400,
          content: [{ type: 'form', 'form▶': 'reason' }],
        },
      },
      want: ['form/submit'],
    },
  ],
]);
