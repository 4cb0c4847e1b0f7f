import type { Entries } from './entry';

const drawer = 'descriptors/drawers/host.json';
const form = 'descriptors/forms/rename.json';
const errors = 'descriptors/errors.json';

/** The calls of operations, and the failures of these calls. */
export const calls = {
  'operation/not-read-only': {
    text: '{operation} may change something ({method} {path}), but this call is sent without a click.',
    explanation:
      'A source is called when something opens or refreshes, again and again. A call that changes something must follow a click of the user: use an action of the type "call".',
    example: { file: drawer, at: '/sources/host/operation', wrong: '"hostChange"', right: '"host"' },
  },
  'operation/unsupported': {
    text: {
      header: '{operation} needs the header "{name}", which only the browser can set.',
      body: '{operation} needs a body of the type {name}; the console sends JSON, multipart/form-data or one file.',
      part: '{operation} has the part "{name}", whose encoding a page cannot write.',
      security: '{operation} needs {name}, which the token of the session cannot satisfy.',
      answer: '{operation} answers with {name}; the console reads JSON alone.',
    },
    explanation:
      'The contract asks for something that the console cannot do, so every call would fail. A body is JSON, fields and files (multipart/form-data) or one file; its parts are texts, JSON or files, without headers or styles of their own. An answer is JSON. Choose another operation, have the server offer one of these, or call it from TypeScript.',
    example: { file: drawer, at: '/sources/host/operation', wrong: '"hostPicture"', right: '"host"' },
  },
  'operation/unknown-parameter': {
    text: {
      name: '{operation} has no {group} parameter "{name}".',
      body: '{operation} takes this in its body, and not as {group} parameters.',
    },
    explanation: 'The server would ignore the parameter or refuse the call. The nearest known name is suggested.',
    example: { file: drawer, at: '/sources/host/path', wrong: '{ "ide": "input.id" }', right: '{ "id": "input.id" }' },
  },
  'operation/missing-parameter': {
    text: {
      one: '{operation} needs the {group} parameter {names}.',
      several: '{operation} needs the {group} parameters {names}.',
    },
    explanation: 'The contract requires the parameter, so every call would fail. Bind it to an expression.',
    example: { file: drawer, at: '/sources/host/path', wrong: '{}', right: '{ "id": "input.id" }' },
  },
  'operation/maximum': {
    text: '{operation} takes no "{name}" above {maximum}.',
    explanation: 'The contract limits the parameter, so every call would fail. Write a smaller number.',
    example: {
      file: 'descriptors/screens/hosts.json',
      at: '/sources/hosts/query/limit',
      wrong: '"500"',
      right: '"page.size"',
    },
  },
  'operation/time': {
    text: {
      digits:
        'The contract wants a time such as 2025-02-01T08:00:00Z for "{name}", and this gives the digits of a number.',
      day: 'The contract wants a time such as 2025-02-01T08:00:00Z for "{name}", and this filter gives a day.',
    },
    explanation:
      'Times of the console are numbers: seconds since 1970. Where the contract has the format `date-time`, `isoTime(seconds)` writes one as ISO 8601, and `string` would write its digits. The text of a filter of days becomes a time with the hours behind it.',
    example: {
      file: 'descriptors/screens/hosts.json',
      at: '/sources/hosts/query/since',
      wrong: '"string(1738396800)"',
      right: '"isoTime(1738396800)"',
    },
  },
  'operation/changes': {
    text: {
      nothing: '{operation} only reads, so nothing is out of date after it.',
      write: '{operation} may change something itself: it cannot be requested again.',
      unread: 'No source reads {operation}.',
    },
    explanation:
      'After a call that changes something, what is open of the reads that "changes" names is requested again. Name operations that only read and that a source of some descriptor makes.',
    example: {
      file: form,
      at: '/submit/changes',
      wrong: '["hostAdd"]',
      right: '["host"]',
    },
  },
  'operation/optimistic': {
    text: {
      rows: 'Without "match" all rows of {operation} would change.',
      answers: '{operation} answers for one object: without "match" the answers for others would change, too.',
    },
    explanation:
      'Until a call is answered, "optimistic" changes what the page shows of other reads. Say which rows or answers are meant: "match" compares their members with values, for example the id.',
    example: {
      file: form,
      at: '/submit/optimistic',
      wrong: '[{ "read": "host", "set": { "name": "form.name" } }]',
      right: '[{ "read": "host", "match": { "id": "input.id" }, "set": { "name": "form.name" } }]',
    },
  },
  'operation/undo': {
    text: {
      nothing: '{operation} only reads, so there is nothing to undo.',
      read: '{operation} only reads, so it undoes nothing.',
      toast: 'The toast with the button "Undo" is shown already.',
    },
    hint: { nothing: 'Delete "undo".', read: 'Name an operation that changes something.', toast: 'Delete this toast.' },
    explanation:
      'After a call with "undo" a toast shows its "text" and a button that sends the call in "undo". Both calls change something. A second toast in "then" would repeat what the first one shows.',
    example: {
      file: form,
      at: '/submit/undo',
      wrong: '{ "text": "The note was added.", "operation": "host", "path": { "id": "input.id" } }',
      right: '{ "text": "The note was added.", "operation": "hostAdd", "body": { "name": "form.name" } }',
    },
  },
  'operation/missing-body': {
    text: '{operation} needs a body.',
    explanation: 'The contract requires a body, so every call would fail. Add "body" with its members.',
    example: {
      file: form,
      at: '/submit',
      wrong: '{ "id": "send", "label": "Send", "operation": "hostAdd" }',
      right: '{ "id": "send", "label": "Send", "operation": "hostAdd", "body": { "name": "form.name" } }',
    },
  },
  'operation/unknown-body': {
    text: '{operation} takes no body.',
    explanation: 'The contract describes no body for this operation, so the server would not read it. Remove it.',
    example: {
      file: drawer,
      at: '/sources/host',
      wrong: '{ "operation": "host", "path": { "id": "input.id" }, "body": { "id": "input.id" } }',
      right: '{ "operation": "host", "path": { "id": "input.id" } }',
    },
  },
  'operation/body': {
    text: {
      object: 'The contract expects one value here, not an object.',
      list: 'The contract does not expect a list here.',
    },
    explanation: 'The server would refuse a body of this shape. Give the shape that the contract describes.',
    example: { file: form, at: '/submit/body', wrong: '{ "name": ["form.name"] }', right: '{ "name": "form.name" }' },
  },
  'operation/missing-member': {
    text: { one: '{owner} needs the member {names}.', several: '{owner} needs the members {names}.' },
    explanation: 'The contract requires this member of the body, so the server would refuse the call. Add it.',
    example: { file: form, at: '/submit/body', wrong: '{ "note": "form.name" }', right: '{ "name": "form.name" }' },
  },
  'operation/unknown-member': {
    text: '{owner} has no member "{name}".',
    explanation: 'The server would ignore the member or refuse the call. The nearest known name is suggested.',
    example: {
      file: form,
      at: '/submit/body',
      wrong: '{ "name": "form.name", "ntoe": "form.name" }',
      right: '{ "name": "form.name", "note": "form.name" }',
    },
  },
  'error/duplicate': {
    text: 'This row is unreachable: an earlier row matches.',
    hint: 'Row {row} has the same operation, prefix, status and number.',
    explanation: 'Of two rows for the same failures the first decides. Remove one, or make its condition narrower.',
    example: {
      file: errors,
      at: '/rows/1',
      wrong: '{ "policy": { "kind": "as-blank" } }',
      right: '{ "operation": "host", "status": 404, "number": 10, "policy": { "kind": "as-blank" } }',
    },
  },
  'error/missing': {
    text: {
      number: 'No row names the number {number} of "{operation}" (status {status}).',
      status: 'No row decides what a failure of "{operation}" with the status {status} means.',
      all: 'No row decides what all other failures mean: {count} operations, e.g. "{operation}" with the status {status}.',
    },
    hint: {
      all: 'Add { "policy": { "kind": "toast", "message": "ERROR.COMMON_ERROR" } } as the last row.',
    },
    explanation:
      'Every failure that the contract describes has a row, so that the user never sees a failure without a meaning. Add a row.',
    example: {
      file: errors,
      at: '/rows/1',
      wrong: '{ "operation": "host", "status": 500, "policy": { "kind": "as-blank" } }',
      right: '{ "operation": "host", "status": 404, "number": 10, "policy": { "kind": "as-blank" } }',
    },
  },
  'error/target': {
    text: 'A row cannot have both an operation and a prefix.',
    explanation: 'An operation has one path, so the prefix adds nothing. Keep the one that says which calls are meant.',
    example: {
      file: errors,
      at: '/rows/3',
      wrong: '{ "operation": "noteList", "prefix": "/hosts", "policy": { "kind": "ignore" } }',
      right: '{ "operation": "noteList", "policy": { "kind": "ignore" } }',
    },
  },
  'error/prefix': {
    text: 'No operation has a path that starts with {prefix}.',
    explanation: 'What names it is about nothing: no call has such a path. Correct the prefix, or remove what has it.',
    example: {
      file: errors,
      at: '/rows/2',
      wrong: '{ "prefix": "/hsots", "policy": { "kind": "as-blank" } }',
      right: '{ "prefix": "/hosts", "policy": { "kind": "as-blank" } }',
    },
  },
  'error/number': {
    text: {
      operation: '{operation} documents no number {number} for the status {status}.',
      any: 'No operation documents the number {number} for the status {status}.',
      status: 'The number {number} is documented for the status {other}, not for {status}.',
    },
    explanation: 'The row matches only this number, which no call answers. Correct it, or document it in the contract.',
    example: {
      file: errors,
      at: '/rows/2',
      wrong: '{ "operation": "host", "status": 404, "number": 11, "policy": { "kind": "as-blank" } }',
      right: '{ "prefix": "/hosts", "policy": { "kind": "as-blank" } }',
    },
  },
  'error/unreachable': {
    severity: 'warning',
    text: 'This row is unreachable: for every failure that it matches, another row comes first.',
    explanation:
      'Of the rows that match a failure, one with a status comes before one without; then a row for an operation, for the longest prefix, for all operations; then a row with a number; then an exact status. The row has no effect today. It may wait for the next operation; else remove it, or give it a status.',
    example: {
      file: errors,
      at: '/rows/2',
      wrong: '{ "prefix": "/notes", "policy": { "kind": "as-blank" } }',
      right: '{ "prefix": "/hosts", "policy": { "kind": "as-blank" } }',
    },
  },
} as const satisfies Entries;
