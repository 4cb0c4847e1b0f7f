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
} as const satisfies Entries;
