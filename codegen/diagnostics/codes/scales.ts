import type { Entries } from './entry';

/** Scales: their rows, and the values that they rate. */
export const scales = {
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
