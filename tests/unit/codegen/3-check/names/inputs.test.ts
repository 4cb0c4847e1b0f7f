import { inputs } from '~/codegen/3-check/names/inputs';
import { unused } from '~/codegen/3-check/names/unused';
import { drawer, field, here } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const panel = { input: { kind: 'string', size: 'number?' }, fields: [field({ value: 'input.kind' })] };
const withPanel = (tab: object, named = 'facts') => ({
  'panels/facts.json': panel,
  'drawers/url.json': drawer([], { tabs: [{ ...tab, id: 'basic', title: 'Basic', panel: named }] }),
});
const dialog = (rest: object = {}) => ({
  title: 'D',
  closing: 'dismissible',
  width: 400,
  content: [{ type: 'paragraph', text: 'Hi' }],
  ...rest,
});
const opening = (action: object) =>
  drawer([
    {
      type: 'action',
      id: 'open',
      label: 'Open',
      button: { id: 'open', label: 'Open', action: { ...action, type: 'openDialog', dialog: 'hello' } },
    },
  ]);
const form = (input: object) => ({
  input,
  schema: { type: 'object', properties: { a: { type: 'string' } } },
  layout: [{ property: 'a', label: 'A', widget: 'text', messages: { any: 'No.' } }],
  submit: { id: 'send', label: 'Send', operation: 'send' },
});

const ofSession = (input: object, dialogName: string) => ({
  'dialogs/hello.json': dialog({ input }),
  'engine.json': { session: { times: { operation: 'getSession', reads: {} }, dialog: dialogName } },
});

table(inputs, [
  [
    'a dialog of the engine reads what the engine gives it',
    { given: ofSession({ countdownValue: 'number', activityLost: 'boolean' }, 'hello'), want: [] },
  ],
  [
    'and nothing else that it needs',
    { given: ofSession({ countdownValue: 'number', reason: 'string' }, '▶hello'), want: ['input/missing'] },
  ],
  ['a panel is given what it needs', { given: withPanel({ with: { kind: "'url'" } }), want: [] }],
  [
    'a panel is not given what it does not know',
    { given: withPanel({ with: { kind: "'url'", '▶sise': '1' } }), want: ['input/unknown -> "size"'] },
  ],
  ['a needed input is given', { given: withPanel({ 'with▶': { size: '1' } }), want: ['input/missing'] }],
  [
    'what the panel does not wait for may be missing',
    { given: withPanel({ with: { kind: "'url'" }, deferredInputs: { size: 'url.wrsScore' } }), want: [] },
  ],
  [
    'what it needs it must wait for',
    { given: withPanel({ deferredInputs: { '▶kind': "'url'" } }), want: ['input/late'] },
  ],
  [
    'what it does not know is not given later either',
    {
      given: withPanel({ with: { kind: "'url'" }, deferredInputs: { '▶sise': '1' } }),
      want: ['input/unknown -> "size"'],
    },
  ],
  ['also when nothing is given', { given: withPanel({}, '▶facts'), want: ['input/missing'] }],
  [
    'a dialog is given its inputs as values or as texts',
    {
      given: {
        'dialogs/hello.json': dialog({ input: { title: 'string', id: 'string' } }),
        'drawers/url.json': opening({ with: { id: 'input.id' }, texts: { title: 'Hello' } }),
      },
      want: [],
    },
  ],
  [
    'and no other',
    {
      given: {
        'dialogs/hello.json': dialog({ input: { title: 'string' } }),
        'drawers/url.json': opening({ 'with▶': { '▶id': 'input.id' }, texts: { '▶titel': 'Hello' } }),
      },
      want: ['input/missing', 'input/unknown -> Expected one of: "title".', 'input/unknown -> "title"'],
    },
  ],
  [
    'a form has the inputs of its dialog',
    {
      given: {
        'forms/one.json': form({ id: 'string' }),
        'forms/two.json': form({ id: 'number', other: 'string?' }),
        'dialogs/hello.json': dialog({
          input: { id: 'string' },
          content: [
            { type: 'form', form: 'one' },
            { type: 'form', form: '▶two' },
          ],
        }),
      },
      want: ['input/missing'],
    },
  ],
]);

table(unused, [
  [
    'panels, scales and forms are named somewhere',
    {
      given: {
        ...withPanel({ with: { kind: "'url'" } }),
        'panels/other.json': { ...here, ...panel },
        'scales/level.json': { ...here, of: 'string', rows: [{ equals: 'a', text: 'A' }], else: 'dash' },
        'forms/one.json': { ...here, ...form({}) },
        'dialogs/hello.json': dialog(),
      },
      want: ['file/unused', 'file/unused', 'file/unused'],
    },
  ],
]);
