import type { Entries } from './entry';

const form = 'descriptors/forms/rename.json';
const name = '/schema/properties/name';

/** Forms: their schema, their layout and their cases. */
export const forms = {
  'form/required': {
    text: 'The schema has no property "{name}".',
    explanation: 'A property that the form cannot have is required, so nobody could submit the form. Correct the name.',
    example: { file: form, at: '/schema/required', wrong: '["nmae"]', right: '["name"]' },
  },
  'form/submit': {
    text: {
      missing: 'The form "{id}" has no "submit", so this dialog could not send it.',
      unused: 'The form "{id}" has a "submit" of its own, but a response sends its form itself.',
    },
    explanation:
      'A form in a dialog calls its own operation. A form of a response gives its values to the call of the response, which several responses can share.',
    example: {
      file: 'descriptors/responses/lock-host.json',
      at: '/form',
      wrong: '"rename"',
      right: '"reason"',
    },
  },
  'form/layout': {
    text: 'No line of the layout draws "{name}".',
    explanation: 'The user cannot enter a property that the layout does not draw. Add a line, or remove the property.',
    example: {
      file: form,
      at: '/schema/properties/note',
      wrong: '{ "type": "string" }, "color": { "type": "string" }',
      right: '{ "type": "string" }',
    },
  },
  'form/limits': {
    text: '"{maximum}" leaves no value that "{minimum}" allows.',
    explanation: 'No value can keep both limits, so nobody could submit the form. Correct one of them.',
    example: {
      file: form,
      at: name,
      wrong: '{ "type": "string", "minLength": 9, "maxLength": 4 }',
      right: '{ "type": "string", "minLength": 4, "maxLength": 9 }',
    },
  },
  'form/message': {
    text: {
      missing: 'There is no message for the rule "{rule}".',
      unused: 'The schema of this property has no rule "{rule}".',
    },
    hint: { missing: 'A message "any" serves all rules without their own message.' },
    explanation:
      'A user whose value breaks a rule must read why. Each rule of the schema has a message, or all have "any".',
    example: {
      file: form,
      at: '/layout/0/messages',
      wrong: '{ "required": "Enter a name." }',
      right: '{ "required": "Enter a name.", "any": "Use lower-case letters." }',
    },
  },
  'form/widget': {
    text: {
      checkbox: 'A checkbox, and nothing else, draws a property of the type boolean.',
      choice: 'The widgets "select" and "radio", and no others, draw a property with "enum".',
      choices: 'The widget "choice", and no other, has "choices".',
      several: 'The widget "choice" draws a property that is an array of texts.',
      file: 'The widget "file", and no other, draws a property that is a file (format "binary").',
    },
    explanation: 'The widget cannot show the values of this property. Choose the one that fits its schema.',
    example: { file: form, at: '/layout/0/widget', wrong: '"checkbox"', right: '"text"' },
  },
  'form/body': {
    text: {
      missing: 'The contract requires "{name}", which this form does not have.',
      optional: 'The contract requires "{name}", but the form can be sent without it.',
      unknown: 'The contract has no "{name}" in the body of this call.',
      type: 'The contract expects {expected} for "{name}".',
      value: 'The contract does not accept the value {value}.',
      open: 'The contract accepts only these values of "{name}": {values}.',
      limit: 'The contract limits "{name}" further: {keyword} {limit}.',
    },
    hint: { optional: 'Add it to "required".', open: 'List them in "enum".' },
    explanation:
      'The form sends this value, and the server would refuse the call. What a form takes must be what the contract accepts for the call, or less of it.',
    example: {
      file: form,
      at: name,
      wrong: '{ "type": "string", "maxLength": 400, "pattern": "^a+$" }',
      right: '{ "type": "string", "maxLength": 40, "pattern": "^a+$" }',
    },
  },
  'form/file': {
    text: {
      line: '"{word}" is about files, and this property is none.',
      rule: '"{rule}" cannot be combined with a file.',
      operation: '{operation} takes JSON, in which "{name}" cannot be sent: it is a file.',
      size: 'The contract takes files of at most {limit} ({bytes} bytes) for "{name}".',
      types: 'The contract takes only these files for "{name}": {types}.',
      type: 'The contract does not take {type} for "{name}". It takes {types}.',
    },
    hint: {
      line: 'A file is { "type": "string", "format": "binary" }.',
      rule: 'The line of the file has "accept" and "maxSize".',
      size: 'Write it in "maxSize".',
      types: 'List them in "accept".',
      operation: 'Call an operation whose body is multipart/form-data or one file.',
    },
    explanation:
      'A file is sent as a part of multipart/form-data, or as the whole body of a call. Which files a person can choose, the line of the form says: "accept" has media types and endings, and "maxSize" is the largest size. Both must be what the contract takes, or less of it: the contract has media types in "contentMediaType" or "encoding", and the size in "maxLength". An ending such as ".eml" is not compared with media types.',
    example: {
      file: form,
      at: '/layout/2',
      wrong:
        '{ "property": "note", "label": "Note", "widget": "text", "maxSize": "5 MB", "messages": { "any": "Enter a note." } }',
      right: '{ "property": "note", "label": "Note", "widget": "text", "messages": { "any": "Enter a note." } }',
    },
  },
  'form/autocomplete': {
    text: 'A browser cannot fill in "{autocomplete}" in a control "{widget}".',
    explanation:
      '"autocomplete" names the fact about the user that the browser can fill in. "text" and "textarea" take every fact, "email" an address or a user name, and "tel" a phone number. Other widgets take none.',
    example: {
      file: form,
      at: '/layout/2',
      wrong:
        '{ "property": "note", "label": "Note", "widget": "tel", "autocomplete": "email", "messages": { "any": "Enter a note." } }',
      right:
        '{ "property": "note", "label": "Note", "widget": "text", "autocomplete": "email", "messages": { "any": "Enter a note." } }',
    },
  },
  'form/options': {
    text: {
      unknown: '{value} is not in the "enum" of this property.',
      missing: 'The value {value} has no option.',
      language: '"{language}" is not the tag of a language (BCP 47).',
    },
    explanation:
      'The options of a line give each value of "enum" its text, so both lists have the same values. A "language" is that of the text itself, such as "ja" for Japanese.',
    example: {
      file: form,
      at: '/layout/1/options',
      wrong: '[{ "value": "srever", "text": "Server" }, { "value": "client", "text": "Client" }]',
      right: '[{ "value": "server", "text": "Server" }, { "value": "client", "text": "Client" }]',
    },
  },
  'form/name': {
    text: '"{name}" cannot be the name of a value: every object has a member of this name.',
    hint: 'Choose another name.',
    explanation: 'The form library could not tell whether the user has entered the value. Choose another name.',
    example: { file: form, at: '/cases/property', wrong: '"valueOf"', right: '"scope"' },
  },
  'form/case-property': {
    text: '"{name}" is both the choice of the case and a property of the schema.',
    explanation: 'The form could not tell the two values apart. Choose another name for the choice of the case.',
    example: { file: form, at: '/cases/property', wrong: '"name"', right: '"scope"' },
  },
  'form/case-required': {
    text: 'Only some cases ask for "{name}", and these require it anyway.',
    explanation: 'In the other cases the user cannot enter the value, so nobody could submit the form there.',
    example: { file: form, at: '/schema/required', wrong: '["name", "address"]', right: '["name"]' },
  },
  'form/case-keys': {
    text: 'No case names the keys of "{name}".',
    explanation:
      'The value has one entry for each key, and only a case says which keys there are. Name them in a case.',
    example: {
      file: form,
      at: '/cases/items/1/asks',
      wrong: '{ "address": "private" }',
      right: '{ "byHost": ["a", "b"] }',
    },
  },
  'form/case-ask': {
    text: {
      unknown: 'The schema has no property "{name}".',
      keys: '"{name}" contains values by key: give the list of its keys.',
      single: '"{name}" is one value: give "any", or "public" or "private".',
      narrow: 'Only a text with the format ipv4 and without a pattern can be limited to public or private addresses.',
    },
    explanation:
      'A case asks for properties of the schema in the way that fits their type. Correct the name or the way.',
    example: { file: form, at: '/cases/items/0/asks', wrong: '{ "adress": "any" }', right: '{ "address": "any" }' },
  },
  'form/first': {
    text: 'No case of the form "{form}" explains "{id}".',
    explanation: '"first" lists explanations of cases that are shown above the form. Each must exist in a case.',
    example: {
      file: 'descriptors/dialogs/rename.json',
      at: '/content/0/first',
      wrong: '["hintt"]',
      right: '["hint"]',
    },
  },
  'form/pattern': {
    text: {
      long: 'This regular expression has {length} characters; the limit is {limit}.',
      invalid: 'This is not a regular expression.',
      slow: 'This regular expression can take {complexity} time.',
    },
    hint: {
      invalid: '{reason}',
      slow: 'Let no two parts in a row, and no repeated part, match the same text in two ways.',
    },
    explanation:
      'The browser tests every keystroke against the pattern. A slow one can freeze the page for minutes, so it must be fast for every input.',
    example: {
      file: form,
      at: `${name}/pattern`,
      wrong: '"^(a+)+$"',
      right: '"^a+$"',
    },
  },
  'form/pattern-unknown': {
    severity: 'warning',
    text: 'The compiler cannot determine whether this regular expression is fast.',
    hint: 'Write a simpler one.',
    explanation:
      'The analysis of the regular expression took more than two seconds. That depends on the machine, so it is no error. A slow pattern can freeze the page for minutes.',
    example: {
      situation: 'A pattern combines a lookahead with many counted repetitions of alternatives.',
      correction: 'Write several patterns, or one without lookahead.',
    },
  },
} as const satisfies Entries;
