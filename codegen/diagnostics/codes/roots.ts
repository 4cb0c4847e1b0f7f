import type { Entries } from './entry';

/** Descriptors of several teams. */
export const roots = {
  'root/duplicate': {
    text: 'The {what} is in two roots: {owner} has it here, {otherOwner} in {other}.',
    explanation:
      'The descriptors of all roots are one console, so each id, message, flag, predicate and rule is in one of them. Agree on who has it, or put the name of the team before it.',
    example: {
      situation: '`mail/drawers/message.json` and `descriptors/drawers/message.json` are both there.',
      correction: 'Rename one of them to `mail-message.json`.',
    },
  },
  'root/of-console': {
    text: 'Only the console itself has a file {file}.',
    hint: 'Remove it, or ask the owner of the console for the change.',
    explanation:
      'Settings, theme, header, ports and rows of errors are of the whole console. A root of a team has screens, drawers and what they use, with messages, `vocabulary.json` and `predicates.json` of its own.',
    example: {
      situation: '`mail/header.json` is in the root of a team.',
      correction: 'Remove it, and add what it says to `descriptors/header.json`.',
    },
  },
  'root/member': {
    text: 'Only the console itself says "{name}"; another root has {members} here.',
    explanation:
      'A root adds names to those of the console. What a console decides once, such as its views and regions, is in its own file.',
    example: {
      situation: '`mail/vocabulary.json` has `views`.',
      correction: 'Add the views to `descriptors/vocabulary.json`.',
    },
  },
  'root/published': {
    text: 'No console can be made here: of the root "{name}" of {owner} there is only what others may name.',
    hint: 'Check here, and compile or serve the console in the folder of its owner.',
    explanation:
      'A team can check its descriptors against the published surface of the others: the file that `npx descry publish` writes. That has names, and neither layouts nor texts, so it makes no console.',
    example: {
      situation: '`descry.config.ts` has a root with `published`, and somebody runs `npx descry build`.',
      correction: 'Run `npx descry check` here, and `npx descry build` in the folder of the console.',
    },
  },
  'extension/point': {
    text: '{file} of {owner} has no extension point "{at}".',
    hint: 'Ask its owner to open the list.',
    explanation:
      'A team decides which lists of its descriptors others may add to: the keys of `extensions`. Other parts may change at any time.',
    example: {
      situation:
        '`care/extensions/visits.json` says `"at": "buttons"`, and the drawer has `"extensions": { "tabs": ... }`.',
      correction: 'Add a tab, or ask the owner of the drawer for an extension point `buttons`.',
    },
  },
  'extension/no-list': {
    text: 'There is no list of parts at "{address}".',
    hint: 'An address has properties and ids, such as "tabs.details.sections".',
    explanation:
      'An extension point is a list of the descriptor, so that its entries are checked like all others there.',
    example: {
      situation: 'A drawer has `"extensions": { "tabs.detail.fields": ... }`, and the id of the tab is `details`.',
      correction: 'Write `tabs.details.fields`.',
    },
  },
  'extension/order': {
    text: {
      unknown: 'There is no entry "{id}" at "{at}".',
      both: 'New entries are after an entry or before one, not both.',
      circle: 'These extensions are after or before each other: {names}.',
    },
    hint: { circle: 'Let one of them name an entry of the descriptor itself.' },
    explanation:
      'The order of entries is written down, so that it does not change when a file or a folder gets another name. `after` and `before` name an entry of the list, from whichever root it comes.',
    example: {
      situation: '`"after": "detials"`, and the tabs are `details` and `readings`.',
      correction: 'Write `"after": "details"`.',
    },
  },
  'extension/duplicate': {
    text: 'The {what} of {owner} is there already: {otherOwner} has it in {other}.',
    explanation:
      'Ids of a list, and names of sources and values, are those of the descriptor with all its extensions. Put the name of the team before them.',
    example: {
      situation: 'A drawer has a tab `jobs`, and an extension adds another tab `jobs`.',
      correction: 'Call the new tab `care-jobs`.',
    },
  },
} as const satisfies Entries;
