import type { Entries } from './entry';

const file = 'descriptors/drawers/host.scenarios.json';

/** Scenarios: tests of descriptors, as data beside them. */
export const scenarios = {
  'name/part': {
    text: {
      one: '{name} is not a part of the descriptor.',
      repeated: '{message} This file names it, or what is in it, {count} times.',
    },
    explanation:
      'A part is named by its address: the steps to it in the JSON of the descriptor, with ids instead of positions, e.g. `tabs.basic.fields.host`. The correction of a name that is like no other one removes the expectation: the part is gone.',
    example: { file, at: '/scenarios/0/visible/0', wrong: '"tabs.baisc"', right: '"tabs.basic"' },
  },
  'scenario/descriptor': {
    text: 'There is no "{path}", which these scenarios would be about.',
    explanation:
      'A file of scenarios has the name of the descriptor that it is about, with `.scenarios` before `.json`, and is in the same folder. Rename it together with the descriptor.',
    example: {
      situation: '`descriptors/drawers/hots.scenarios.json` beside `descriptors/drawers/host.json`.',
      correction: 'Rename it to `host.scenarios.json`.',
    },
  },
  'scenario/double': {
    text: 'Another scenario of this file has the title "{title}".',
    explanation: 'A title names the scenario that has failed. Say what is different in this one.',
    example: {
      file,
      at: '/scenarios/1/title',
      wrong: '"A host."',
      right: '"A host without a name."',
    },
  },
  'scenario/day': {
    text: 'This day or time does not exist.',
    explanation: 'The scenario would be tested at another time than the one that is written. Correct the date.',
    example: { file, at: '/as', wrong: '{ "now": "2025-02-31T08:00" }', right: '{ "now": "2025-02-28T08:00" }' },
  },
  'scenario/user-type': {
    text: '{type} is not a type of users of vocabulary.json.',
    explanation:
      'No condition compares the type of users with this one, so the scenario tests nobody who exists. The nearest type is suggested.',
    example: { file, at: '/as', wrong: '{ "userType": "rot" }', right: '{ "userType": "root" }' },
  },
  'scenario/opposite': {
    text: '"{part}" is expected to be {first} and {second}.',
    explanation: 'A part has one state for one account and its answers, so this scenario always fails.',
    example: {
      file,
      at: '/scenarios/0',
      wrong: '{ "title": "A host.", "visible": ["tabs.basic"], "hidden": ["tabs.basic"] }',
      right: '{ "title": "A host.", "visible": ["tabs.basic"] }',
    },
  },
  'scenario/empty': {
    text: 'This scenario expects nothing.',
    hint: 'Add "visible", "hidden", "enabled", "disabled" or "shows".',
    explanation: 'A scenario without an expectation can never fail.',
    example: {
      file,
      at: '/scenarios/1',
      wrong: '{ "title": "Nobody." }',
      right: '{ "title": "Nobody.", "visible": ["tabs.basic"] }',
    },
  },
  'scenario/enabled': {
    text: '"{part}" has no "enabledWhen", so it is always enabled.',
    explanation: 'Only what has the condition `enabledWhen` can be expected to be enabled or disabled.',
    example: {
      file,
      at: '/scenarios/1',
      wrong: '{ "title": "Nobody.", "enabled": ["tabs.basic"] }',
      right: '{ "title": "Nobody.", "visible": ["tabs.basic"] }',
    },
  },
  'scenario/name': {
    text: 'No expression of "{file}" can read "{name}".',
    explanation:
      'Answers are given by the names of the sources of the descriptor, and by the other names that its expressions read, such as `input`.',
    example: {
      file,
      at: '/answers',
      wrong: '{ "hots": { "name": "web-1" } }',
      right: '{ "host": { "name": "web-1" } }',
    },
  },
  'scenario/failed': {
    text: {
      state: 'Expected "{part}" to be {state}, but it is {is}.',
      text: 'Expected "{part}" to show "{text}", but it shows "{shown}".',
      hidden: 'Expected "{part}" to show "{text}", but it is hidden.',
      wordless: 'Expected "{part}" to show "{text}", but it has no text.',
    },
    explanation:
      '`npx descry test` has run this scenario, and the console does something else. Below the message are the conditions that decide, each with its value, or what the text is made of. Correct the descriptor, or the scenario if the change was meant.',
    example: {
      situation: 'A scenario expects `"hidden": ["tabs.facts"]`, and the condition of the tab holds for it.',
      correction: 'Correct the condition of the tab, or expect `"visible": ["tabs.facts"]`.',
    },
  },
  'scenario/answer': {
    text: {
      type: 'By the contract this is {type}.',
      value: '{value} is not a value of the contract.',
      member: '"{name}" is not a field of {owner}.',
    },
    explanation:
      'A server that honours the contract never answers this, so the scenario would test nothing that happens.',
    example: {
      file,
      at: '/answers',
      wrong: '{ "host": { "nmae": "web-1" } }',
      right: '{ "host": { "name": "web-1" } }',
    },
  },
} as const satisfies Entries;
