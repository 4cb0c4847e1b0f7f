import type { Entries } from './entry';

const hosts = 'descriptors/screens/hosts.json';
const plain = 'descriptors/screens/plain.json';
const notes =
  '"sources": { "notes": { "operation": "noteList" } }, "rowId": "item", "columns": [{ "type": "text", "id": "note", "label": "Note", "value": "item" }]';
const like = '"type": "text", "id": "like", "label": "Like"';
const likeNotes = "notes.items.filter(note, note.contains(orElse(filter.like, '')))";
const long = '"type": "range", "id": "long", "label": "Length", "ends": "from"';
const longNotes = 'notes.items.filter(note, size(note) >= orElse(filter.long.from, 0))';

/** Filters of screens, and the query of a list. */
export const filters = {
  'filter/scale': {
    text: 'Row {row} of the scale "{scale}" has no single value, so a user cannot choose it.',
    hint: 'Offer a scale whose rows all have `equals`, or write the options here.',
    explanation: 'A filter puts one value into the address for each option. A range has no such value.',
    example: {
      file: hosts,
      at: '/filters/0',
      wrong: '{ "type": "choice", "id": "level", "label": "Level", "options": { "scale": "score" } }',
      right: '{ "type": "choice", "id": "level", "label": "Level", "options": { "scale": "risk" } }',
    },
  },
  'filter/name': {
    text: 'Nothing reads the filter "{id}", and a call reads "{meant}".',
    explanation:
      'The call hands a filter on to the parameter of the same name, and no filter has this name. One that nothing reads has nearly so: its id is misspelt.',
    example: {
      file: hosts,
      at: '/filters/0/id',
      wrong: '"levle"',
      right: '"level"',
    },
  },
  'filter/initial': {
    text: '"{value}" is not one of the options.',
    explanation: 'The filter would start with a value that the user can never choose again. The nearest is suggested.',
    example: { file: hosts, at: '/filters/0/initial', wrong: '"hihg"', right: '"high"' },
  },
  'filter/value': {
    text: {
      option: '{operation} does not accept "{value}" for "{parameter}".',
      'option-of-call': 'The call does not accept "{value}" for "{parameter}".',
      scale: 'The scale also offers {values}, which {operation} does not accept for "{parameter}".',
      'scale-of-call': 'The scale also offers {values}, which the call does not accept for "{parameter}".',
    },
    hint: {
      scale: 'Write the options here, or offer a scale of these values alone.',
      'scale-of-call': 'Write the options here, or offer a scale of these values alone.',
    },
    explanation: 'The contract lists the values of this parameter. With another one the call fails or finds nothing.',
    example: { file: hosts, at: '/filters/0/options/0/value', wrong: '"hihg"', right: '"high"' },
  },
  'filter/range': {
    text: 'No number is from {min} to {max}.',
    hint: 'Exchange "min" and "max".',
    explanation: 'A range filter takes numbers between "min" and "max". With these no number could be set.',
    example: {
      file: plain,
      wrong: `{ "kind": "table", "filters": [{ ${long}, "min": 9, "max": 1 }], ${notes}, "rows": "${longNotes}" }`,
      right: `{ "kind": "table", "filters": [{ ${long}, "min": 1, "max": 9 }], ${notes}, "rows": "${longNotes}" }`,
    },
  },
  'column/filter': {
    text: {
      option: 'No value of this is an option of the filter "{id}".',
      list: 'This gives a list, but the filter "{id}" is set to one value.',
      switch: 'The filter "{id}" is on or off, but this is not true or false.',
      range: 'The filter "{id}" is a range, but this is no number.',
      date: 'The filter "{id}" is a day, but this is no text such as 2025-02-01.',
      link: 'The filter "{id}" is set by links alone.',
    },
    hint: {
      option: 'Write as "value" what the filter is set to, e.g. `"value": "item.level"`.',
      list: 'Write as "value" what the filter is set to, e.g. `"value": "item.level"`.',
    },
    explanation:
      'The menu of a value sets the filter to it. A value that the filter cannot have would be refused by the address.',
    example: {
      file: hosts,
      at: '/columns/0/filter',
      wrong: '{ "by": "level", "value": "1" }',
      right: '{ "by": "level", "value": "item.risk" }',
    },
  },
  'query/fields': {
    text: 'No filter of this list can be typed, so the query has no fields.',
    hint: 'Add a filter that is not set by links alone, or remove "query".',
    explanation:
      'The fields of a query are the filters of the list. Filters of the type "link" are set by links alone.',
    example: {
      file: plain,
      wrong: `{ "kind": "table", "query": true, ${notes}, "rows": "notes.items" }`,
      right: `{ "kind": "table", ${notes}, "rows": "notes.items" }`,
    },
  },
  'query/alias': {
    text: '"{name}" already means the field "{field}" in the query.',
    hint: 'Choose another name.',
    explanation:
      'A name in a query means one field: a filter by its id or by one of its "aliases". Upper and lower case are the same.',
    example: {
      file: plain,
      wrong: `{ "kind": "table", "query": true, "filters": [{ ${like}, "aliases": ["like"] }], ${notes}, "rows": "${likeNotes}" }`,
      right: `{ "kind": "table", "query": true, "filters": [{ ${like}, "aliases": ["with"] }], ${notes}, "rows": "${likeNotes}" }`,
    },
  },
  'query/unused': {
    text: '"{word}" is for the query of a list, and this screen has none.',
    hint: 'Say "query": true beside "filters", or remove it.',
    explanation:
      'What a filter has for the query does nothing without one, and a filter without a control could not be set.',
    example: {
      file: plain,
      wrong: `{ "kind": "table", "filters": [{ ${like}, "help": "A note." }], ${notes}, "rows": "${likeNotes}" }`,
      right: `{ "kind": "table", "query": true, "filters": [{ ${like}, "help": "A note." }], ${notes}, "rows": "${likeNotes}" }`,
    },
  },
} as const satisfies Entries;
