import type { Entries } from './entry';

/** Files and their bytes. */
export const files = {
  'file/missing': {
    text: 'This file is missing.',
    explanation:
      'The console cannot be built without this file: no default can say what is in it. Create it, or restore it from the history of the repository.',
    example: {
      situation: '`descriptors/header.json` does not exist.',
      correction: 'Create `descriptors/header.json`.',
    },
  },
  'file/misplaced': {
    text: {
      folder: 'No descriptor belongs here.',
      name: 'The name of a descriptor has lower-case letters, digits and hyphens, and ends in ".json".',
    },
    explanation:
      'The folder and the name of a file decide which kind of descriptor it is and which id it has. The compiler cannot use a file in another folder or with another name.',
    example: {
      situation: '`descriptors/drawer/Host.json` is in an unknown folder.',
      correction: 'Move it to `descriptors/drawers/host.json`.',
    },
  },
  'file/too-large': {
    text: 'This file has {bytes} bytes; the limit is {limit}.',
    hint: 'Split it.',
    explanation:
      'A file of this size is most likely no descriptor. The limit keeps one wrong file from using all the memory of the compiler.',
    example: {
      situation: '`descriptors/messages/ja.json` has more than 10 MB.',
      correction: 'Remove what does not belong into the file.',
    },
  },
  'file/too-many': {
    text: 'There are more mistakes in this file; they are not listed.',
    explanation:
      'One step of the compiler found more than 100 mistakes in the file, which usually have one cause. Correct the listed ones, then compile again.',
    example: {
      situation: 'A drawer has 200 fields, and each has a property that does not exist.',
      correction: 'Correct the name of the property.',
    },
  },
  'file/byte-order-mark': {
    text: 'This file starts with a byte order mark.',
    hint: 'Save it as "UTF-8" without BOM.',
    explanation:
      'JSON files have no byte order mark, and other tools refuse files that have one. Most editors add one only if this is set; the fix removes it.',
    example: {
      situation: '`descriptors/errors.json` starts with the bytes EF BB BF.',
      correction: 'Save the file as UTF-8 without a byte order mark.',
    },
  },
  'file/encoding': {
    text: {
      byte: 'The byte {byte} is not valid UTF-8 here.',
      end: 'This file ends in the middle of a character.',
    },
    hint: 'Save the file as UTF-8.',
    explanation:
      'Every file is UTF-8. In another encoding the texts of the console would show wrong characters, so the compiler does not guess.',
    example: {
      situation: '`descriptors/errors.json` is saved as Latin-1 and has an umlaut.',
      correction: 'Save the file as UTF-8.',
    },
  },
  'file/unreadable': {
    text: {
      circle: 'The links of this folder form a circle.',
      special: 'This is neither a file nor a folder.',
      folder: 'This is a folder with the name of a file.',
      denied: 'This cannot be read: permission denied.',
      loop: 'This link points back to itself.',
      absent: 'This does not exist, or is a link to nothing.',
      file: 'This must be a folder.',
      outside: 'This link leads out of the folder that the configuration names.',
      other: 'This cannot be read: {reason}',
    },
    hint: { circle: 'Remove the link.', outside: 'Put the file into the folder.' },
    explanation:
      'The compiler reads every file below `descriptors/`, `schemas/` and `openapi/`. A file that it cannot read might change the console, so it does not skip the file.',
    example: {
      situation: '`descriptors/drawers/old.json` is a link to a file that does not exist.',
      correction: 'Remove the link.',
    },
  },
  'file/unused': {
    severity: 'warning',
    text: 'Nothing uses the {kind} "{id}".',
    explanation:
      'No other descriptor names it, so no user can ever see it. Name it where it belongs, or delete the file.',
    example: {
      file: 'descriptors/drawers/host.json',
      at: '/tabs/1',
      wrong: '{ "id": "facts", "title": "Facts", "fields": [{ "type": "text", "value": "host.id", "label": "Id" }] }',
      right: '{ "id": "facts", "title": "Facts", "panel": "facts", "with": { "kind": "\'host\'" } }',
    },
  },
  'json/syntax': {
    text: {
      symbol: 'This is not JSON: expected a string in double quotes, a number, true, false, null, an object or a list.',
      number: 'This is not a JSON number.',
      key: 'Expected a key in double quotes here.',
      value: 'Expected a value here.',
      colon: 'Expected a colon after the key.',
      comma: 'A comma is missing before this.',
      brace: 'The object is not closed: expected "}".',
      open: 'A key belongs into an object: "{" is missing before it.',
      bracket: 'The list is not closed: expected "]".',
      end: 'The file must end after its one value.',
      comment: 'This comment is not closed; JSON has no comments.',
      string: 'This string is not closed on its line.',
      digits: 'This number is not complete.',
      unicode: '"\\u" must be followed by four hexadecimal digits.',
      escape: 'A backslash must be followed by one of " \\ / b f n r t u.',
      control: 'Control characters must be written as escapes, e.g. "\\t" or "\\n".',
      other: 'This is not JSON.',
    },
    explanation:
      'The file is not valid JSON, so nothing after this position can be read with certainty. An editor that knows JSON marks the position too.',
    example: {
      file: 'descriptors/predicates.json',
      wrong: '{ "predicates" {} }',
      right: '{ "predicates": {} }',
    },
  },
  'json/comment': {
    text: 'JSON has no comments.',
    hint: 'Delete it.',
    explanation:
      'Other tools that read the file refuse comments. Use the property "description" where the schema offers it.',
    example: {
      file: 'descriptors/predicates.json',
      wrong: '{ /* none yet */ "predicates": {} }',
      right: '{ "predicates": {} }',
    },
  },
  'json/trailing-comma': {
    text: 'A comma cannot precede a closing bracket.',
    hint: 'Delete the comma.',
    explanation: 'JSON has commas only between two entries. Other tools that read the file refuse it.',
    example: {
      file: 'descriptors/predicates.json',
      wrong: '{ "predicates": {}, }',
      right: '{ "predicates": {} }',
    },
  },
  'json/too-deep': {
    text: 'Objects and lists nest more than {limit} levels deep here.',
    explanation:
      'No descriptor and no contract nests this deep; the file is damaged or comes from a broken tool. The limit protects the compiler from running out of stack.',
    example: {
      situation: 'A descriptor has 100 lists, each inside the other.',
      correction: 'Remove the levels that hold nothing else.',
    },
  },
  'json/string-too-long': {
    text: 'This string has {length} characters; the limit is {limit}.',
    explanation:
      'No text of a console is this long; the file is damaged or comes from a broken tool. Shorten the string.',
    example: {
      situation: 'A label has 70,000 characters.',
      correction: 'Shorten the label.',
    },
  },
  'json/duplicate-key': {
    text: 'Duplicate key "{key}" in this object.',
    hint: 'It is already in line {line}; keep one of them.',
    explanation:
      'JSON readers keep only one of two equal keys and lose the other without notice. Rename one of them, or merge the two values.',
    example: {
      file: 'descriptors/predicates.json',
      at: '/predicates/isBeta',
      wrong: '{ "description": "Early.", "when": "flag(\'beta\')", "when": "has(region)" }',
      right: '{ "description": "Early.", "when": "flag(\'beta\')" }',
    },
  },
  'json/unsafe-key': {
    text: '"{key}" cannot be used as a key.',
    hint: 'Choose another name.',
    explanation:
      'Every JavaScript object already has a member of this name. A value under this key could replace it, which is a known way to attack a program.',
    example: {
      file: 'descriptors/vocabulary.json',
      at: '/flags',
      wrong: '{ "beta": "Early features.", "constructor": "Builds." }',
      right: '{ "beta": "Early features.", "builder": "Builds." }',
    },
  },
  'rule/too-many': {
    text: 'There are more mistakes of this sort ({code}); they are not listed.',
    explanation:
      'There are more than 500 mistakes with this code, or one rule found more than 100 in one file. They usually have one cause. Correct the listed ones, then compile again.',
    example: {
      situation: 'A drawer names 200 shared messages that do not exist.',
      correction: 'Add the messages.',
    },
  },
} as const satisfies Entries;
