import type { Entries } from './entry';

const file = 'descriptors/checks.json';

/** How the project itself is checked: its own rules, and other severities of warnings. */
export const checks = {
  'checks/empty': {
    text: 'This rule demands nothing.',
    hint: 'Add "pattern", "notPattern", "maxLength", "values", "required", "forbidden" or "maxItems".',
    explanation: 'A rule of the project needs at least one requirement, or it can never find anything.',
    example: {
      file,
      at: '/rules/0',
      wrong: '{ "id": "short-labels", "message": "Shorten this label.", "at": "**.label" }',
      right: '{ "id": "short-labels", "message": "Shorten this label.", "at": "**.label", "maxLength": 60 }',
    },
  },
  'checks/name': {
    severity: 'warning',
    text: 'No property is called "{name}", so this rule finds nothing there.',
    explanation: 'A rule of the project names properties of descriptors. This name is nearly that of one.',
    example: {
      file,
      at: '/rules/0',
      wrong: '{ "id": "short-labels", "message": "Shorten this label.", "at": "**.lable", "maxLength": 60 }',
      right: '{ "id": "short-labels", "message": "Shorten this label.", "at": "**.label", "maxLength": 60 }',
    },
  },
  'checks/file': {
    text: 'There is no "{file}" in the folder of the descriptors.',
    explanation: 'The entry gives warnings of a file another severity. Correct the path, or remove the entry.',
    example: {
      file,
      at: '/severities/0',
      wrong: '{ "code": "file/unused", "severity": "off", "file": "screens/hots.json", "reason": "R." }',
      right: '{ "code": "file/unused", "severity": "off", "file": "screens/hosts.json", "reason": "R." }',
    },
  },
  'checks/part': {
    text: '"{file}" has no "{part}".',
    explanation: 'The entry gives warnings about a part of a file another severity. The address of the part has ids.',
    example: {
      file,
      at: '/severities/0',
      wrong:
        '{ "code": "file/unused", "severity": "off", "file": "screens/hosts.json", "part": "colums", "reason": "R." }',
      right:
        '{ "code": "file/unused", "severity": "off", "file": "screens/hosts.json", "part": "columns", "reason": "R." }',
    },
  },
  'checks/error': {
    text: '{code} is an error, and an error has no other severity.',
    explanation: 'Only warnings can have another severity: an error says that the console could not work.',
    example: {
      file,
      at: '/severities/0',
      wrong: '{ "code": "expression/type", "severity": "off", "reason": "R." }',
      right: '{ "code": "file/unused", "severity": "off", "reason": "R." }',
    },
  },
  'checks/pattern': {
    text: 'This is not a regular expression.',
    explanation: 'Rules of the project compare texts with regular expressions of JavaScript, in Unicode mode.',
    example: {
      file,
      at: '/rules/0',
      wrong: '{ "id": "words", "message": "Say e-mail.", "at": "**.label", "notPattern": "(email" }',
      right: '{ "id": "words", "message": "Say e-mail.", "at": "**.label", "notPattern": "email" }',
    },
  },
  'checks/unused': {
    severity: 'warning',
    text: 'No warning fits this entry.',
    explanation:
      'The entry gives a warning another severity, but the project has no such warning. Remove the entry, or correct its file and part, so that it does not hide something new later.',
    example: {
      file,
      at: '/severities',
      wrong: '[{ "code": "file/unused", "severity": "off", "reason": "Comes next month." }]',
      right: '[]',
    },
  },
} as const satisfies Entries;
