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
