import type { Entries } from './entry';

const api = 'openapi/api.json';

/** The contract. */
export const contract = {
  'openapi/syntax': {
    text: {
      quote: 'This quote is not closed in its line.',
      bracket: 'This bracket is not closed.',
      indent: 'This line begins at another column than the lines around it.',
      other: '{reason}.',
    },
    explanation:
      'The document is not valid YAML, so none of its operations is known. Where no known slip explains it, the message is that of the YAML reader.',
    example: { file: api, wrong: '{ "openapi": "3.0.3", "paths": { }', right: '{ "openapi": "3.0.3", "paths": {} }' },
  },
  'openapi/aliases': {
    text: {
      values: 'The aliases of this document produce too many values, or one of them has no anchor.',
      circle: 'This alias is inside of the value that it repeats.',
    },
    explanation:
      'A few aliases of aliases can produce millions of values and fill the memory, and a value that contains itself has no end. Write the values out, or use "$ref".',
    example: {
      file: api,
      wrong: '{ "openapi": "3.0.3", "paths": *paths }',
      right: '{ "openapi": "3.0.3", "paths": {} }',
    },
  },
  'openapi/unknown-member': {
    text: 'OpenAPI has no member "{name}" here.',
    explanation:
      'What is in it is not read: no descriptor can call an operation that it contains. Correct the name; a name that begins with "x-" is free for notes of your own.',
    example: {
      file: api,
      wrong: '{ "openapi": "3.0.3", "path": {} }',
      right: '{ "openapi": "3.0.3", "paths": {} }',
    },
  },
  'openapi/type': {
    text: '"{type}" is not a type of JSON.',
    explanation:
      'A value of this type does not exist, so nothing is known about what the server sends. Correct the type.',
    example: {
      file: api,
      at: '/components/schemas/Host/properties/owner',
      wrong: '{ "type": "strnig" }',
      right: '{ "type": "string" }',
    },
  },
  'openapi/required': {
    severity: 'warning',
    text: 'The schema requires "{name}", which is not one of its properties.',
    explanation:
      'OpenAPI allows it, but then the property with the similar name is optional, and an answer without the misspelt one is wrong. Correct the name.',
    example: {
      file: api,
      at: '/components/schemas/HostInput',
      wrong: '{ "type": "object", "required": ["nmae"], "properties": { "name": { "type": "string" } } }',
      right: '{ "type": "object", "required": ["name"], "properties": { "name": { "type": "string" } } }',
    },
  },
  'openapi/unsafe-name': {
    text: '"__proto__" cannot be used as a name.',
    hint: 'Choose another name.',
    explanation:
      'Libraries that read the document would change the prototype of an object instead of setting a member. Rename it.',
    example: {
      file: api,
      at: '/components/schemas/Host/properties/owner',
      wrong: '{ "type": "object", "properties": { "__proto__": { "type": "string" } } }',
      right: '{ "type": "object", "properties": { "name": { "type": "string" } } }',
    },
  },
  'openapi/cyclic-reference': {
    text: 'The reference "{reference}" leads back to itself.',
    explanation: 'References that only name each other describe nothing. Let one of them hold the schema itself.',
    example: {
      file: api,
      at: '/components/schemas/Host/properties/owner',
      wrong: '{ "$ref": "#/components/schemas/Host/properties/owner" }',
      right: '{ "type": "string" }',
    },
  },
  'openapi/missing-reference': {
    text: 'There is no "{reference}".',
    explanation: 'The reference names a part of a document that does not exist. Correct its path, or add the part.',
    example: {
      file: api,
      at: '/components/schemas/Host/properties/owner',
      wrong: '{ "$ref": "#/components/schemas/Owner" }',
      right: '{ "$ref": "#/components/schemas/HostInput" }',
    },
  },
  'openapi/double-operation': {
    text: 'Duplicate operationId "{id}": {method} {path} in {file} has it too.',
    explanation: 'Descriptors name an operation by its id, so an id means one operation. Rename one of the two.',
    example: { file: api, at: '/paths/~1hosts/post/operationId', wrong: '"hostList"', right: '"hostAdd"' },
  },
  'openapi/safe': {
    text: '"x-safe" declares a POST that only reads, but {method} always changes something.',
    explanation:
      'HTTP itself says that PUT, PATCH and DELETE change something and that GET does not. Only for a POST the contract must say so.',
    example: { file: api, at: '/paths/~1hosts~1{id}/put/x-safe', wrong: 'true', right: 'false' },
  },
  'openapi/status': {
    text: '"{status}" is not a status: expected a number such as 200, a range such as 2XX, or "default".',
    explanation: 'No answer of a server can have this status, so the response would never be used. Correct the status.',
    example: {
      file: api,
      at: '/paths/~1hosts/post/responses',
      wrong: '{ "2O1": { "description": "Done." } }',
      right: '{ "201": { "description": "Done." } }',
    },
  },
  'openapi/root': {
    text: 'The answer has no member "{root}" that could be its root.',
    explanation:
      '"x-root" names the member of the answer that expressions read as the whole answer. It must be a member of the schema of the answer.',
    example: { file: api, at: '/paths/~1notes/get/x-root', wrong: '"data"', right: '"items"' },
  },
  'openapi/error-numbers': {
    text: 'Error numbers are a list of whole numbers at a response with a status.',
    explanation: 'The rows of errors.json decide by status and number. A range such as 4XX cannot list numbers.',
    example: {
      file: api,
      at: '/paths/~1hosts~1{id}/get/responses/404/x-error-numbers',
      wrong: '["ten"]',
      right: '[10]',
    },
  },
  'openapi/overlay': {
    text: {
      version: 'An overlay begins with its version: overlay: 1.0.0.',
      actions: 'An overlay has a list of actions.',
      target: 'An action names what it changes: a "target".',
      change: 'An action has an "update", or "remove: true".',
      path: '"{target}" is no JSONPath: {reason}',
      document: 'There is no document for this overlay.',
    },
    hint: {
      document: 'Name it after its document (api.overlay.yaml for api.yaml), or name the document in "extends".',
    },
    explanation:
      'An OpenAPI Overlay changes a document of `openapi/` without editing it, so that the document can be fetched again. An action with a mistake changes nothing.',
    example: {
      situation: 'An action of `openapi/api.overlay.yaml` has a target, and neither an update nor `remove: true`.',
      correction: 'Write what the action changes.',
    },
  },
  'openapi/overlay-target': {
    severity: 'warning',
    text: '"{target}" selects nothing in the document.',
    hint: 'Has the document changed? Correct the path, or remove the action.',
    explanation:
      'An action of an overlay without a target changes nothing. After a document was fetched again, this warning names the marks that are lost.',
    example: {
      situation:
        'An action of `openapi/api.overlay.yaml` has the target `$.paths["/host"].get`, and the path is `/hosts`.',
      correction: 'Correct the target.',
    },
  },
  'contract/types': {
    text: 'The contract cannot be turned into types: {reason}',
    explanation:
      'The TypeScript types of the API are made from the documents in `openapi/`, and the tool that makes them refused one. The message is that of the tool.',
    example: {
      situation: 'A document in `openapi/` is valid YAML, but not valid OpenAPI.',
      correction: 'Correct the document.',
    },
  },
} as const satisfies Entries;
