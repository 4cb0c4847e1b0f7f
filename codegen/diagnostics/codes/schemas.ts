import type { Entries } from './entry';

const risk = 'descriptors/scales/risk.json';
const schema = 'schemas/picture.schema.json';

/** The shape of descriptors, and the schema files that describe it. */
export const schemas = {
  'schema/type': {
    text: 'Expected {expected}, but found {found}.',
    explanation:
      'The schema of this kind of descriptor allows another type of value here. The compiler does not convert values, because "5" and 5 can mean different things.',
    example: { file: risk, at: '/of', wrong: '5', right: '"string"' },
  },
  'schema/value': {
    text: '{value} is not allowed here.',
    explanation: 'Only the listed values have a meaning here. Choose one of them; the nearest one is suggested.',
    example: { file: risk, at: '/of', wrong: '"text"', right: '"string"' },
  },
  'schema/length': {
    text: {
      empty: 'This text is empty.',
      short: 'This text needs at least {limit} characters.',
      long: 'This text has {found} characters; the limit is {limit}.',
    },
    explanation:
      'A text that is too short says nothing, and one that is too long does not fit where the console shows it. Change the text.',
    example: {
      file: 'descriptors/vocabulary.json',
      at: '/flags/beta',
      wrong: '""',
      right: '"Early features."',
    },
  },
  'schema/pattern': {
    text: '"{value}" does not have the required form.',
    explanation:
      'Other parts of the console read this text and expect this form, for example an id in lower case. The hint describes the form.',
    example: { file: 'descriptors/drawers/host.json', at: '/tabs/1/id', wrong: '"Facts of it"', right: '"facts"' },
  },
  'schema/range': {
    text: {
      between: 'The number must be at least {minimum} and at most {maximum}.',
      minimum: 'The number must be at least {minimum}.',
      maximum: 'The number must be at most {maximum}.',
      infinite: 'The number is too large.',
    },
    explanation: 'The console cannot use a number outside of this range. Choose one inside.',
    example: { file: 'descriptors/screens/hosts.json', at: '/pageSize', wrong: '0', right: '50' },
  },
  'schema/order': {
    text: {
      written: '"{name}" is less than "{before}".',
      default: '"{before}" is more than "{name}", which is {number} unless given.',
    },
    explanation: 'The two numbers belong together, and the console could keep only one of them. Correct one.',
    example: {
      file: 'descriptors/console.json',
      at: '/widths/drawerMax',
      wrong: '300',
      right: '960',
    },
  },
  'schema/items': {
    text: {
      empty: 'This list is empty.',
      few: 'This list needs at least {limit} entries.',
      many: 'This list has too many entries; the limit is {limit}.',
      duplicate: 'Duplicate entry in this list.',
    },
    explanation:
      'The schema limits how many entries this list has, or wants each entry once. Add or remove entries until it fits.',
    example: {
      file: risk,
      at: '/rows',
      wrong: '[]',
      right: '[{ "equals": "high", "text": "High" }, { "equals": "low", "text": "Low" }]',
    },
  },
  'schema/missing': {
    text: {
      empty: 'This object is empty.',
      property: '"{name}" is missing.',
      together: '"{name}" is missing: {others} needs it.',
      group: 'One of these is missing: {groups}.',
    },
    explanation:
      'The descriptor is incomplete without this property. Add it; the hint says what it is for, if the schema says so.',
    example: {
      file: risk,
      at: '',
      wrong: '{ "rows": [], "else": "dash" }',
      right:
        '{ "of": "string", "rows": [{ "equals": "high", "text": "High" }, { "equals": "low", "text": "Low" }], "else": "dash" }',
    },
  },
  'schema/exclusive': {
    text: '"{name}" cannot be combined with {others}.',
    explanation:
      'The two properties contradict each other, and the console could follow only one of them. Remove the one that you do not need.',
    example: {
      file: 'descriptors/forms/rename.json',
      at: '/cases/items/0/about/0',
      wrong: '{ "id": "hint", "label": "Hint", "text": "One address.", "items": ["One address."] }',
      right: '{ "id": "hint", "label": "Hint", "text": "One address." }',
    },
  },
  'schema/unknown-key': {
    text: 'Unknown property "{name}".',
    explanation:
      'The schema has no property of this name here, so it would have no effect. The nearest known name is suggested.',
    example: {
      file: 'descriptors/drawers/host.json',
      at: '/tabs/0/fields/0',
      wrong: '{ "type": "text", "valeu": "host.name", "value": "host.name", "label": "Name" }',
      right: '{ "type": "text", "value": "host.name", "label": "Name" }',
    },
  },
  'schema/branch': {
    text: '"{branch}" has no {names}.',
    explanation:
      'This property decides which other properties an object has. All that are there belong to another value of it, so one correction here mends them all.',
    example: {
      file: 'descriptors/drawers/host.json',
      at: '/tabs/0/fields/0',
      wrong:
        '{ "type": "text", "id": "ids", "value": "host.owners", "label": "Owners", "item": "item.id", "first": 5 }',
      right:
        '{ "type": "list", "id": "ids", "value": "host.owners", "label": "Owners", "item": "item.id", "first": 5 }',
    },
  },
  'schema/link': {
    text: 'This is not the schema of this descriptor.',
    hint: 'Use "{schema}".',
    explanation:
      'Editors read "$schema" to complete and check the file. With another schema they show other mistakes than the compiler.',
    example: {
      file: 'descriptors/predicates.json',
      wrong: '{ "$schema": "../schemas/drawer.schema.json", "predicates": {} }',
      right: '{ "$schema": "../schemas/predicates.schema.json", "predicates": {} }',
    },
  },
  'schema/no-file': {
    text: 'This schema is missing.',
    explanation:
      'The compiler checks every descriptor against the schema of its kind. Without the schema it cannot use any descriptor of that kind.',
    example: {
      situation: '`schemas/picture.schema.json` does not exist.',
      correction: 'Restore `schemas/picture.schema.json`.',
    },
  },
  'schema/shape': {
    text: {
      schema: 'A schema must be an object here.',
      keyword: 'The value of "{keyword}" has the wrong shape.',
    },
    explanation: 'The compiler cannot read this part of a schema file. Correct it as the JSON Schema standard says.',
    example: { file: schema, at: '/properties/width/maximum', wrong: '"10000"', right: '10000' },
  },
  'schema/keyword': {
    text: 'The keyword "{keyword}" is not supported.',
    explanation:
      'The schemas use a small part of JSON Schema. A keyword outside of it would be ignored without notice, so the compiler refuses it.',
    example: {
      file: schema,
      at: '/properties/width',
      wrong: '{ "type": "integer", "minimum": 1, "multipleOf": 10 }',
      right: '{ "type": "integer", "minimum": 1 }',
    },
  },
  'schema/union': {
    text: {
      property: 'Every branch must have its own "{name}", given by "const".',
      presence: 'Of two branches exactly one must have "{name}".',
    },
    explanation:
      'The compiler decides by one property which branch of "oneOf" a value follows, so that it can name the mistake exactly. Each branch needs a different value of it.',
    example: {
      file: schema,
      at: '/properties/width',
      wrong:
        '{ "type": "object", "discriminator": { "propertyName": "type" }, "oneOf": [{ "properties": { "kind": { "const": "a" } } }] }',
      right: '{ "type": "integer", "minimum": 1 }',
    },
  },
  'schema/group': {
    text: {
      shape: 'A group of "allOf" can have "properties" and "required", and nothing else.',
      property: 'Duplicate property "{name}": a group of "allOf" has it too.',
      additional: '"additionalProperties" cannot be combined with "allOf".',
    },
    explanation:
      'A schema takes over the properties of the groups that "allOf" names, so that properties which many objects share are written once. Each property has one definition. With groups, "unevaluatedProperties": false refuses all others; "additionalProperties": false would refuse those of the groups too.',
    example: {
      file: schema,
      at: '/properties/width',
      wrong: '{ "allOf": [{ "minimum": 1 }] }',
      right: '{ "type": "integer", "minimum": 1 }',
    },
  },
  'schema/reference': {
    text: {
      combined: '"{keyword}" cannot be combined with "$ref".',
      file: 'There is no schema file "{name}".',
      absent: '"{reference}" does not exist.',
    },
    explanation:
      'A reference replaces the whole object around it by another schema. That schema must exist, and other keywords beside the reference would have no effect.',
    example: {
      file: schema,
      at: '/properties/width',
      wrong: '{ "$ref": "sizes.schema.json" }',
      right: '{ "type": "integer", "minimum": 1 }',
    },
  },
  'schema/circle': {
    text: 'The reference "{reference}" leads back to itself.',
    explanation: 'References that only name each other describe no value. Let one of them hold the schema itself.',
    example: {
      file: schema,
      at: '/properties/width',
      wrong: '{ "$ref": "#/properties/width" }',
      right: '{ "type": "integer", "minimum": 1 }',
    },
  },
} as const satisfies Entries;
