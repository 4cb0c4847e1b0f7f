import type { Entries } from './entry';

const english = 'descriptors/messages/en.json';
const japanese = 'descriptors/messages/ja.json';
const label = '/tabs/0/fields/0/label';

/** Texts, shared messages and their translations. */
export const texts = {
  'text/place': {
    text: {
      with: '"with" has no value for {placeholder}.',
      message: 'No text that uses this message gives a value for {placeholder}.',
      failure: 'Nothing gives a value for {placeholder}: the message of a failure has no placeholders.',
    },
    explanation: 'The user would read the placeholder itself. Pass its value in "with", or remove it from the text.',
    example: {
      file: 'descriptors/drawers/host.json',
      at: label,
      wrong: '{ "text": "Name of {kind}" }',
      right: '{ "text": "Name of {kind}", "with": { "kind": "\'host\'" } }',
    },
  },
  'text/unused-value': {
    text: 'The text has no placeholder {placeholder}.',
    explanation: 'Nothing shows this value. Use it in the text, or remove it.',
    example: {
      file: 'descriptors/drawers/host.json',
      at: label,
      wrong: '{ "text": "Name", "with": { "kind": "\'host\'" } }',
      right: '{ "text": "Name of {kind}", "with": { "kind": "\'host\'" } }',
    },
  },
  'text/hidden-character': {
    text: 'The text has the hidden character {character}.',
    hint: 'Delete it. The joiners of emojis and of scripts such as Arabic and Devanagari are allowed.',
    explanation:
      'Nobody sees a character without width, and one that changes the direction of writing makes a text read as another one. NUL and other control characters end or break texts in other programs.',
    example: {
      file: 'descriptors/drawers/host.json',
      at: label,
      wrong: '"Na\\u202Eme"',
      right: '"Name"',
    },
  },
  'text/misleading-host': {
    text: 'The host {host} has letters of other scripts that look like Latin ones.',
    hint: 'Write {ascii}, if this host is meant, or the letters that it imitates.',
    explanation:
      'A reader takes such a host for another one, as attackers do who register it. In punycode it cannot be mistaken; the console shows hosts of answers in the same way.',
    example: {
      file: 'descriptors/drawers/host.json',
      at: label,
      wrong: '"Name at https://\\u0430pple.com"',
      right: '"Name at https://apple.com"',
    },
  },
  'text/blank': {
    text: 'This text has only blanks.',
    explanation: 'The user would see nothing where a text belongs. Write the text, or remove the property.',
    example: { file: 'descriptors/drawers/host.json', at: label, wrong: '"  "', right: '"Name"' },
  },
  'text/space': {
    severity: 'warning',
    text: 'This text begins or ends with a blank.',
    explanation: 'The blank moves the text on the page, or is not shown at all. The text without it is suggested.',
    example: { file: 'descriptors/drawers/host.json', at: label, wrong: '"Name "', right: '"Name"' },
  },
  'text/tag': {
    severity: 'warning',
    text: 'The user reads the tag {tag}: a text is no markup.',
    explanation:
      'Texts are shown as they are written, so that no text can change the page. Remove the tag; what a text looks like follows from where it is.',
    example: { file: 'descriptors/drawers/host.json', at: label, wrong: '"<b>Name</b>"', right: '"Name"' },
  },
  'text/long': {
    severity: 'warning',
    text: 'This text has {length} characters. More than {limit} are not read on a page.',
    explanation: 'Nobody reads so much in a console. Shorten the text, or link to a document.',
    example: {
      situation: 'A note of a field has 3,000 characters.',
      correction: 'Write one sentence, and link to a page of the help.',
    },
  },
  'message/shape': {
    text: {
      english: 'In English the message is a text or its plural forms: it translates nothing.',
      texts: 'English texts belong to the descriptors, not to this file.',
      translation: 'A translation names what it translates: { "of": English, "text": translation }.',
    },
    explanation: 'Only with the English beside it the compiler can tell when a translation is out of date.',
    example: {
      file: japanese,
      at: '/shared/HELLO',
      wrong: '"こんにちは"',
      right: '{ "of": "Hello", "text": "こんにちは" }',
    },
  },
  'message/language': {
    text: 'There is no messages/{language}.json.',
    explanation: 'The console offers this language, but has no texts in it. Add the file, or remove the language.',
    example: { file: 'descriptors/console.json', at: '/languages', wrong: '["en", "ja", "de"]', right: '["en", "ja"]' },
  },
  'message/not-offered': {
    severity: 'warning',
    text: 'console.json does not offer the language "{language}".',
    explanation: 'No user can choose this language. Add it to "languages" in console.json, or delete the file.',
    example: { file: 'descriptors/console.json', at: '/languages', wrong: '["en"]', right: '["en", "ja"]' },
  },
  'message/unused': {
    severity: 'warning',
    text: 'Nothing uses "{key}".',
    explanation: 'No descriptor names this shared message, yet every language translates it. Name it, or delete it.',
    example: {
      file: english,
      at: '/shared/HELLO',
      wrong: '"Hello", "BYE": "Bye"',
      right: '"Hello"',
    },
  },
  'message/engine': {
    text: {
      placeholder: 'The engine gives no value for {placeholder} to this text.',
      count: 'The engine gives no number for {placeholder} by which this text could choose a plural form.',
    },
    explanation:
      'A message with the key of a text of the engine replaces it, on the pages that the engine makes. Only the values that the engine gives to its own text can be shown.',
    example: {
      file: english,
      at: '/shared/HELLO',
      wrong: '"Hello", "UI.MORE": "{name} and {count} more"',
      right: '"Hello"',
    },
  },
  'message/same-as-engine': {
    severity: 'warning',
    text: 'The engine brings this text itself.',
    hint: 'Delete it.',
    explanation:
      'The console need not write a text of the engine again. If the engine improves it, this console would keep the old one.',
    example: { file: english, at: '/shared/HELLO', wrong: '"Hello", "UI.CLOSE": "Close"', right: '"Hello"' },
  },
  'message/unknown': {
    text: 'There is no shared message "{key}" in messages/en.json.',
    explanation: 'The translation belongs to no message, perhaps because the message was renamed. Correct the key.',
    example: {
      file: japanese,
      at: '/shared/HELLO',
      wrong: '{ "of": "Hello", "text": "こんにちは" }, "HELO": { "of": "Hello", "text": "こんにちは" }',
      right: '{ "of": "Hello", "text": "こんにちは" }',
    },
  },
  'message/stale': {
    severity: 'warning',
    text: 'The English has changed since this was translated.',
    hint: 'It is now {english}. Review the translation, then set "of" to it.',
    explanation:
      'The translation may say something else than the English. The console still shows it until it is reviewed. If the order of a list has changed, the translation is at another position: `descry check --fix` takes it from there.',
    example: { file: japanese, at: '/shared/HELLO/of', wrong: '"Hi"', right: '"Hello"' },
  },
  'message/place': {
    text: {
      unknown: 'The English has no placeholder {placeholder}.',
      missing: 'The placeholder {placeholder} of the English is missing.',
    },
    explanation: 'A translation shows the same values as its English, so it has the same placeholders.',
    example: { file: japanese, at: '/shared/HELLO/text', wrong: '"こんにちは {name}"', right: '"こんにちは"' },
  },
  'message/plural': {
    text: {
      missing: 'The plural form "{form}" is missing.',
      unknown: '{language} has no plural form "{form}".',
      plain: 'The text needs the plural forms of its language: {forms}.',
      uncounted:
        'No number can choose among these forms: the English has no plural forms and no placeholder {placeholder}.',
      placeholder: 'The placeholder {placeholder} of the form "{form}" is missing.',
    },
    hint: {
      missing: 'The forms of {language} are {forms}. Write "{form}", for numbers such as {samples}.',
      unknown: 'Its forms are {forms}.',
      plain: 'Write an object: { "one": ..., "other": ... }, with these forms.',
      uncounted: 'Write one text.',
      placeholder: 'Only a form that one number alone chooses may leave out the number.',
    },
    explanation:
      'A number chooses the form of a text that counts. Each language has forms of its own: English has "one" and "other", Polish four, Japanese only "other". A form that is missing would be read in English, and one that the language lacks would never be read.',
    example: {
      file: english,
      at: '/shared/HELLO',
      wrong: '{ "other": "{count} hosts" }',
      right: '{ "one": "{count} host", "other": "{count} hosts" }',
    },
  },
  'message/missing': {
    severity: 'warning',
    text: {
      text: '{text} has no {language} text.',
      more: '{count} more are not translated.',
    },
    explanation:
      'Users of this language read the English until there is a translation. An entry whose text is empty has none yet.',
    example: {
      file: japanese,
      at: '/shared',
      wrong: '{ "UI.LEAVE": { "of": "Leave", "text": "終了" } }',
      right: '{ "UI.LEAVE": { "of": "Leave", "text": "終了" }, "HELLO": { "of": "Hello", "text": "こんにちは" } }',
    },
  },
  'message/address': {
    severity: 'warning',
    text: {
      unknown: 'No text has this address.',
      renamed: '{count} translations begin with "{from}", which is "{to}" now.',
    },
    hint: { renamed: '`npx descry check --fix` changes all of them.' },
    explanation:
      'The translation belongs to no text, perhaps because a field has another id now. The address that has its English is suggested, else the nearest one; `descry check --fix` corrects all of them.',
    example: {
      file: japanese,
      at: '/texts/header.brand.title',
      wrong: '{ "of": "A", "text": "あ" }, "header.brand.titel": { "of": "A", "text": "あ" }',
      right: '{ "of": "A", "text": "あ" }',
    },
  },
} as const satisfies Entries;
