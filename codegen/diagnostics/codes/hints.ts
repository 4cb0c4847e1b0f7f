/**
 * Hints that depend on the mistake. Those that always follow a text are in its entry. A word in braces is a
 * placeholder.
 */
export const hints = {
  nearest: 'Did you mean "{name}"?',
  'nearest-type': 'Did you mean {type}, the type of {file}?',
  'nearest-color': 'The nearest colour that passes is {color}.',
  'part-gone': 'If it is gone, remove what is expected of it.',
  'last-part-gone': 'If it is gone, expect something of another part, or delete this file: it expects nothing else.',
  'one-of': 'Expected one of: {names}.',
  'known-folders': 'Expected one of the folders: {names}.',
  pattern: 'It must match {pattern}',
  // The schema describes the property in its own words.
  purpose: '{description}',
  'id-of-value': 'It follows from the value; give it an id.',
  documented: 'Documented: {numbers}.',
  'read-only-action': 'Call it from a button, with an action of the type "call".',
  'read-only-post':
    'Call it from a button, with an action of the type "call". If it only reads, say "x-safe: true" in {file}.',
  'query-of-route': 'If something else reads it, name it under "query" of that route.',
  'convert-to-text': 'Use string(...).',
  'test-size': 'Test its size, e.g. `size(...) > 0`.',
  'test-value': 'Compare it, e.g. with `==`, or test for it with `has(...)`.',
  'json-merge': 'Two versions were merged. Choose one of them, and delete these marks.',
  'json-quotes': 'JSON has double quotes: "...".',
  'json-key': 'A key is written in double quotes.',
  'no-quotes': 'Write {value}, without quotes.',
  'translated-at': 'Its translation is at "{address}": the order or an id has changed.',
  'such-as': 'Write it like `{example}`.',
  'one-of-or': 'Expected one of: {names}, or something like `{example}`.',
  'use-size': 'Use size(...).',
  'no-includes': 'Use `value in list` for a list, or `text.contains(part)` for a text.',
  'in-quotes': "A text is written in quotes: '{name}'.",
  'key-of-message': 'Write the text in messages/en.json, under "shared", and its key here.',
  'in-brackets': 'Write the name in brackets: {name}.',
  'one-entry': 'Take one entry, e.g. `[0]`, or test each with `exists` or `map`.',
  'needs-period': 'Screens that say `"period": true` have it.',
  'needs-list': 'It is an entry of "{list}", which is missing here.',
  'calls-of-table': 'Only the calls of a table have it.',
  'no-matches': 'Use contains, startsWith or endsWith.',
  'no-exists-one': 'Use filter and size.',
  'one-number-type': 'There is only one type of number.',
} as const satisfies Readonly<Record<string, string>>;
