import type { Entries } from './entry';

const drawer = 'descriptors/drawers/host.json';
const dialog = 'descriptors/dialogs/rename.json';
const picture = 'descriptors/pictures/flow.json';

/** Parts of the console that refer to each other: ids, inputs, preferences, shortcuts, pictures, scales. */
export const parts = {
  'id/missing': {
    text: '"id" is missing.',
    hint: 'Only a plain path below a source, e.g. "url.host", gives the id by itself.',
    explanation: 'Tests, translations and links find a part by its id. Give it one that says what it is.',
    example: {
      file: drawer,
      at: '/tabs/0/fields/0',
      wrong: '{ "type": "text", "value": "orElse(host.name, \'?\')", "label": "Name" }',
      right: '{ "type": "text", "id": "name", "value": "orElse(host.name, \'?\')", "label": "Name" }',
    },
  },
  'id/duplicate': {
    text: 'Duplicate id "{id}" in this list.',
    explanation:
      'Ids tell the entries of a list apart: with two equal ones a link or a translation reaches only one of them. Choose another id.',
    example: {
      file: drawer,
      at: '/tabs/0/fields/0',
      wrong: '{ "type": "text", "id": "risk", "value": "host.name", "label": "Name" }',
      right: '{ "type": "text", "id": "name", "value": "host.name", "label": "Name" }',
    },
  },
  'id/address': {
    text: 'Another text has the same address "{address}".',
    hint: 'Give one of them another id.',
    explanation: 'Translations find a text by its address, which is made of ids. Two texts need two addresses.',
    example: {
      file: 'descriptors/drawers/host.json',
      at: '/tabs/0/fields/0/id',
      wrong: '"rename.button"',
      right: '"name"',
    },
  },
  'input/missing': {
    text: {
      input: 'The {kind} "{id}" needs the input "{name}".',
      type: 'The form "{id}" needs the input "{name}" of the type {type}, but this dialog declares {found}.',
    },
    explanation: 'What reads this input would never have a value. Pass it in "with".',
    example: { file: drawer, at: '/tabs/1/with', wrong: '{}', right: '{ "kind": "\'host\'" }' },
  },
  'input/unknown': {
    text: 'The {kind} "{id}" has no input "{name}".',
    explanation: 'Nothing would read this value. The nearest input that is not given yet is suggested.',
    example: {
      file: drawer,
      at: '/tabs/1/with',
      wrong: '{ "kind": "\'host\'", "sise": "1" }',
      right: '{ "kind": "\'host\'", "size": "1" }',
    },
  },
  'input/late': {
    text: 'The {kind} "{id}" needs the input "{name}" from the start: pass it in "with".',
    explanation:
      'A panel starts before its deferred inputs are known, so only an input whose type ends in "?" can be deferred.',
    example: {
      file: drawer,
      at: '/tabs/1',
      wrong: '{ "id": "facts", "title": "Facts", "panel": "facts", "deferredInputs": { "kind": "host.name" } }',
      right: '{ "id": "facts", "title": "Facts", "panel": "facts", "with": { "kind": "\'host\'" } }',
    },
  },
  'preference/key-taken': {
    text: 'The preference "{owner}" already uses this key.',
    explanation: 'Two preferences with one key of the browser storage overwrite each other. Choose another key.',
    example: {
      file: 'descriptors/console.json',
      at: '/preferences/mfaNever/key',
      wrong: '"uic_language"',
      right: '"uic_mfaNever"',
    },
  },
  'shortcut/taken': {
    text: {
      same: 'The shortcut "{owner}" already has the keys "{keys}".',
      prefix: 'The shortcut "{owner}" acts on "{start}" before "{keys}" is complete.',
    },
    explanation: 'The other shortcut always acts first, so these keys have no effect. Choose other keys.',
    example: { file: 'descriptors/header.json', at: '/shortcuts/1/keys', wrong: '"g h"', right: '"g b"' },
  },
  'picture/outside': {
    text: 'The picture ends at {limit}.',
    explanation: 'A step outside of the picture is not visible. Move it inside, or enlarge the picture.',
    example: { file: picture, at: '/steps/0/x', wrong: '5000', right: '100' },
  },
  'picture/step': {
    text: 'The picture has no step "{id}".',
    explanation: 'A line goes from one step of the picture to another. The nearest step is suggested.',
    example: { file: picture, at: '/links/0/to', wrong: '"edn"', right: '"end"' },
  },
  'drawer/member': {
    text: 'A drawer has no input "{name}".',
    explanation:
      'Every drawer has the same inputs besides the kind and the id of its object. Nothing would read this one.',
    example: {
      file: 'descriptors/screens/hosts.json',
      at: '/columns/1/with',
      wrong: '{ "acount": "item.name" }',
      right: '{}',
    },
  },
  'dialog/slides': {
    text: 'This dialog has no slides.',
    explanation: '"startsAt" names the slide that is shown first, so it has no effect without "slides".',
    example: {
      file: 'descriptors/dialogs/tour.json',
      wrong:
        '{ "title": "Tour", "closing": "dismissible", "startsAt": "1", "content": [{ "type": "picture", "picture": "flow" }] }',
      right: '{ "title": "Tour", "closing": "dismissible", "content": [{ "type": "picture", "picture": "flow" }] }',
    },
  },
  'dialog/name-taken': {
    text: 'Another block already has the name "{name}".',
    explanation: 'Expressions read a block as `form.<name>`, so each name belongs to one block. Choose another name.',
    example: { file: dialog, at: '/content/2/name', wrong: '"sure"', right: '"really"' },
  },
  'period/preset': {
    text: '"{name}" is not a preset of the period.',
    explanation: 'The period starts with one of the presets of the list. Name the id of one.',
    example: { file: 'descriptors/console.json', at: '/period/default', wrong: '"30days"', right: '"30d"' },
  },
  'scale/values': {
    text: '{expression} can also be {values}, for which the scale "{scale}" has no row.',
    hint: 'Add rows to {file}.',
    explanation: 'The contract lists these values. Without a row they look like an unknown value.',
    example: {
      file: 'descriptors/scales/risk.json',
      at: '/rows',
      wrong: '[{ "equals": "high", "text": "High" }]',
      right: '[{ "equals": "high", "text": "High" }, { "equals": "low", "text": "Low" }]',
    },
  },
  'scale/row': {
    text: '"{value}" is not a value of {expression}.',
    explanation:
      'The contract lists the values that this scale rates. Nothing has the value of this row, and a value that is spelt nearly so has no row.',
    example: {
      file: 'descriptors/scales/risk.json',
      at: '/rows/1/equals',
      wrong: '"lwo"',
      right: '"low"',
    },
  },
  'scale/value-type': {
    text: 'The scale "{scale}" is of {of}, but {expression} is {type}: no row ever matches.',
    explanation: 'A scale rates values of the type that its "of" names. Rate another value, or use another scale.',
    example: {
      file: 'descriptors/drawers/host.json',
      at: '/tabs/0/fields/1/value',
      wrong: '"size(host.name)"',
      right: '"host.risk"',
    },
  },
  'scale/type': {
    text: 'This scale is of {type}, so {value} never matches.',
    explanation: 'A row matches only values of the type that "of" names. Correct the value, or the type of the scale.',
    example: { file: 'descriptors/scales/score.json', at: '/rows/0/to', wrong: '4.5', right: '50' },
  },
  'scale/range': {
    text: {
      row: '"to" is less than "from".',
      words: 'A scale of words has no range.',
      reversed: 'The range ends before it starts.',
      whole: 'The range of whole numbers must have whole ends.',
    },
    explanation: 'A range goes from its lowest to its highest number. No value lies in this one.',
    example: { file: 'descriptors/scales/score.json', at: '/range', wrong: '[100, 0]', right: '[0, 100]' },
  },
  'scale/overlap': {
    text: 'This range overlaps the range of row {row} ({from} to {to}).',
    explanation:
      'For the values in both ranges the first row decides, which is rarely meant. Let one range end earlier.',
    example: { file: 'descriptors/scales/score.json', at: '/rows/1/from', wrong: '40', right: '51' },
  },
  'scale/unreachable': {
    text: {
      row: 'This row is unreachable: earlier rows match.',
      value: 'This value is unreachable: an earlier row matches.',
    },
    hint: { value: 'Move this row before the range.' },
    explanation: 'Rows are tried in order, and the first that matches decides. Remove this row, or move it up.',
    example: {
      file: 'descriptors/scales/risk.json',
      at: '/rows',
      wrong: '[{ "equals": ["high", "low"], "text": "Any" }, { "equals": "low", "text": "Low" }]',
      right: '[{ "equals": "high", "text": "High" }, { "equals": "low", "text": "Low" }]',
    },
  },
  'scale/gap': {
    text: 'No row matches {values}.',
    explanation: 'The scale promises a row for every value of its range. Add a row, or widen one.',
    example: { file: 'descriptors/scales/score.json', at: '/rows/1/from', wrong: '60', right: '51' },
  },
} as const satisfies Entries;
