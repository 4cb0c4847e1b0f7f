import type { Entries } from './entry';

const drawer = 'descriptors/drawers/host.json';
const response = 'descriptors/responses/lock-host.json';
const operations = 'descriptors/response-operations.json';

/** Responses: the objects that they are for, what they read, and what undoes them. */
export const responses = {
  'response/none': {
    text: 'No response is for objects of the type {searchType}, so nothing reads this.',
    explanation:
      'A "target" is what responses read about an object. Add the search type to the "objects" of a response, or remove the target.',
    example: {
      situation: 'A drawer with the search type 5 has a "target", but no response lists 5 under "objects".',
      correction: 'Add 5 to the "objects" of a response, or remove the target.',
    },
  },
  'response/no-target': {
    text: 'No drawer and no list of objects of the type {searchType} has a "target", so the response is never offered.',
    explanation:
      'A response is offered where the "target" of a drawer or a list gives what it reads about the object. Add one.',
    example: {
      situation: 'A response lists 5 under "objects"; the drawer with the search type 5 has no "target".',
      correction: 'Add `"target": { "id": "input.id", "name": "input.name" }` to the drawer, or remove 5.',
    },
  },
  'response/input': {
    text: {
      unknown: 'No response for objects of the type {searchType} has an input "{name}".',
      missing: 'The response "{id}" needs the input "{name}".',
      ungiven: 'No drawer or list gives "{name}" for objects of the type {searchTypes}.',
    },
    explanation:
      'A drawer or a list gives everything that the responses for its objects declare as "input", and nothing else. What may be missing has a type that ends in "?".',
    example: {
      file: drawer,
      at: '/target/with',
      wrong: '{ "knid": "host.name" }',
      right: '{ "kind": "host.name" }',
    },
  },
  'response/names': {
    text: {
      call: 'This is about all objects of a call, so it cannot read "input".',
      object: 'This is about one object, so it can read neither "targets" nor "form".',
      session: 'Who may use a response depends on the session alone: it can read none of its objects.',
    },
    hint: {
      call: 'Read "targets", e.g. targets.map(t, t.id).',
      object: 'Read "input", e.g. input.id.',
      session: 'For which objects it is offered is a condition of "fitsWhen".',
    },
    explanation:
      'A response is evaluated three times: for the session before anything is chosen, for each object to see whether it fits, and once for all objects when it is sent.',
    example: {
      file: response,
      at: '/body',
      wrong: '{ "ids": "[input.id]", "reason": "form.reason" }',
      right: '{ "ids": "targets.map(t, t.id)", "reason": "form.reason" }',
    },
  },
  'response/undo': {
    text: {
      itself: 'A response cannot undo itself.',
      objects: 'The response "{id}" is not for objects of the type {searchType}.',
      input: 'The response "{id}" needs the input "{name}" of the type {type}, which this response does not have.',
    },
    explanation:
      'A task is undone by another response for the same object, which receives the same inputs. Name another response, or let it need less.',
    example: { file: response, at: '/undo', wrong: '"lock-host"', right: '"unlock-host"' },
  },
  'response/double': {
    text: 'Row {row} is about the same operation.',
    explanation: 'What is the same for all responses that call an operation is written once. Make one row of the two.',
    example: {
      file: operations,
      at: '/operations',
      wrong: '[{ "operation": "hostsLock", "batchSize": 20 }, { "operation": "hostsLock", "batchSize": 50 }]',
      right: '[{ "operation": "hostsLock", "batchSize": 20 }]',
    },
  },
  'response/tasks': {
    text: 'The header shows tasks, but "response-operations.json" does not say how they are read.',
    explanation:
      'The button of the tasks and its panel read what "tasks" of response-operations.json describes. Add it, or remove the part from the header.',
    example: {
      situation: 'header.json has "tasks", and response-operations.json has none.',
      correction: 'Add "tasks" to response-operations.json, or remove "tasks" from header.json.',
    },
  },
  'response/row': {
    severity: 'warning',
    text: {
      unused: 'No response calls "{operation}", so nothing reads this row.',
      empty: 'This row says nothing about "{operation}".',
    },
    explanation:
      'A row says what is the same for all responses that call its operation. Remove it, or name the operation that responses call.',
    example: { file: operations, at: '/operations/0/operation', wrong: '"hostAdd"', right: '"hostsLock"' },
  },
} as const satisfies Entries;
