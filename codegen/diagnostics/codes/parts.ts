import type { Entries } from './entry';

const drawer = 'descriptors/drawers/host.json';
const dialog = 'descriptors/dialogs/rename.json';
const picture = 'descriptors/pictures/flow.json';

/** Parts of the console that refer to each other: ids, inputs, preferences, shortcuts, pictures, panels. */
export const parts = {
  'id/missing': {
    text: '"id" is missing.',
    hint: 'Only a plain path below a source, e.g. "url.host", gives the id by itself.',
    explanation: 'Tests, translations and links find a part by its id. Give it one that says what it is.',
    example: {
      file: drawer,
      at: '/tabs/0/fields/0',
      wrong: '{ "type": "text", "value": "orElse(host.name, \'?\')", "label": "Name" }',
      right: '{ "type": "text", "id": "name", "value": "orElse(host.name, \'?\')", "label": "Name" }',
    },
  },
  'id/duplicate': {
    text: 'Duplicate id "{id}" in this list.',
    explanation:
      'Ids tell the entries of a list apart: with two equal ones a link or a translation reaches only one of them. Choose another id.',
    example: {
      file: drawer,
      at: '/tabs/0/fields/0',
      wrong: '{ "type": "text", "id": "risk", "value": "host.name", "label": "Name" }',
      right: '{ "type": "text", "id": "name", "value": "host.name", "label": "Name" }',
    },
  },
  'id/shared': {
    severity: 'warning',
    text: '"{id}" and "{other}" are visible at the same time, and share the name "{name}".',
    explanation:
      'Controls share a name by `as` if one of them is visible at a time. With two of one name, tests and embedders use either. Give them opposite conditions, or names of their own.',
    example: {
      file: 'descriptors/screens/host.json',
      at: '/buttons/1',
      wrong: '{ "id": "again", "as": "list", "label": "Again", "action": { "type": "refresh", "source": "host" } }',
      right: '{ "id": "again", "label": "Again", "action": { "type": "refresh", "source": "host" } }',
    },
  },
  'id/address': {
    text: 'Another text has the same address "{address}".',
    hint: 'Give one of them another id.',
    explanation: 'Translations find a text by its address, which is made of ids. Two texts need two addresses.',
    example: {
      file: 'descriptors/drawers/host.json',
      at: '/tabs/0/fields/0/id',
      wrong: '"rename.button"',
      right: '"name"',
    },
  },
  'input/missing': {
    text: {
      input: 'The {kind} "{id}" needs the input "{name}".',
      type: 'The form "{id}" needs the input "{name}" of the type {type}, but this {user} declares {found}.',
    },
    explanation: 'What reads this input would never have a value. Pass it in "with".',
    example: { file: drawer, at: '/tabs/1/with', wrong: '{}', right: '{ "kind": "\'host\'" }' },
  },
  'input/unknown': {
    text: 'The {kind} "{id}" has no input "{name}".',
    explanation: 'Nothing would read this value. The nearest input that is not given yet is suggested.',
    example: {
      file: drawer,
      at: '/tabs/1/with',
      wrong: '{ "kind": "\'host\'", "sise": "1" }',
      right: '{ "kind": "\'host\'", "size": "1" }',
    },
  },
  'input/late': {
    text: 'The {kind} "{id}" needs the input "{name}" from the start: pass it in "with".',
    explanation:
      'A panel starts before its deferred inputs are known, so only an input whose type ends in "?" can be deferred.',
    example: {
      file: drawer,
      at: '/tabs/1',
      wrong: '{ "id": "facts", "title": "Facts", "panel": "facts", "deferredInputs": { "kind": "host.name" } }',
      right: '{ "id": "facts", "title": "Facts", "panel": "facts", "with": { "kind": "\'host\'" } }',
    },
  },
  'preference/key-taken': {
    text: 'The preference "{owner}" already uses this key.',
    explanation: 'Two preferences with one key of the browser storage overwrite each other. Choose another key.',
    example: {
      file: 'descriptors/console.json',
      at: '/preferences/mfaNever/key',
      wrong: '"uic_language"',
      right: '"uic_mfaNever"',
    },
  },
  'shortcut/taken': {
    text: {
      same: 'The shortcut "{owner}" already has the keys "{keys}".',
      prefix: 'The shortcut "{owner}" acts on "{start}" before "{keys}" is complete.',
    },
    explanation:
      'The other shortcut always acts first, so these keys have no effect. Choose other keys. A shortcut of the engine is left out by its id in `withoutShortcuts`, and replaced by a shortcut with its id.',
    example: { file: 'descriptors/header.json', at: '/shortcuts/1/keys', wrong: '"g h"', right: '"g b"' },
  },
  'header/slot': {
    text: 'The header has no slot "{id}".',
    explanation: 'The icon of the assistant opens this slot, so without it the icon does nothing. Name one of `slots`.',
    example: { file: 'descriptors/header.json', at: '/assistant/slot', wrong: '"assistent"', right: '"assistant"' },
  },
  'picture/outside': {
    text: 'The picture ends at {limit}.',
    explanation: 'A step outside of the picture is not visible. Move it inside, or enlarge the picture.',
    example: { file: picture, at: '/steps/0/x', wrong: '5000', right: '100' },
  },
  'picture/position': {
    text: 'The step "{id}" has the same position.',
    explanation: 'Of two steps at one position only the upper one is visible. Move one of them.',
    example: { file: picture, at: '/steps/1/x', wrong: '100', right: '300' },
  },
  'picture/itself': {
    text: 'This line leads from "{id}" to itself.',
    explanation: 'A line without a length is not visible. Name the step to which it leads, or remove it.',
    example: { file: picture, at: '/links/0/to', wrong: '"start"', right: '"end"' },
  },
  'picture/step': {
    text: 'The picture has no step "{id}".',
    explanation: 'A line goes from one step of the picture to another. The nearest step is suggested.',
    example: { file: picture, at: '/links/0/to', wrong: '"edn"', right: '"end"' },
  },
  'drawer/member': {
    text: {
      one: 'The drawer "{drawer}" has no input "{name}".',
      any: 'No drawer has an input "{name}".',
      common: 'Every drawer has the input "{name}".',
    },
    hint: { common: 'Remove it here: what opens the drawer gives it anyway, or use another name.' },
    explanation:
      'Besides the kind, the id, the name and the tab of its object, a drawer has the inputs that it declares as `input`. Nothing would read another one.',
    example: {
      file: 'descriptors/screens/hosts.json',
      at: '/columns/1/with',
      wrong: '{ "acount": "item.name" }',
      right: '{}',
    },
  },
  'dialog/slides': {
    text: 'This dialog has no slides.',
    explanation: '"startsAt" names the slide that is shown first, so it has no effect without "slides".',
    example: {
      file: 'descriptors/dialogs/tour.json',
      wrong:
        '{ "title": "Tour", "closing": "dismissible", "startsAt": "1", "content": [{ "type": "picture", "picture": "flow" }] }',
      right: '{ "title": "Tour", "closing": "dismissible", "content": [{ "type": "picture", "picture": "flow" }] }',
    },
  },
  'dialog/name-taken': {
    text: 'Another block already has the name "{name}".',
    explanation: 'Expressions read a block as `form.<name>`, so each name belongs to one block. Choose another name.',
    example: { file: dialog, at: '/content/2/name', wrong: '"sure"', right: '"really"' },
  },
  'period/preset': {
    text: {
      unknown: '"{name}" is not a preset of the period.',
      'screens-only': 'The search does not offer the preset "{name}".',
    },
    explanation:
      'The period starts with one of the presets of the list, on screens and in the search alike. Name the id of one that is not "screensOnly".',
    example: { file: 'descriptors/console.json', at: '/period/default', wrong: '"30days"', right: '"30d"' },
  },
  'panel/circle': {
    text: 'This panel opens itself: {way}.',
    explanation:
      'A panel is loaded with the panels in its pop-ups, and one that is in itself is never complete. Show another panel, or its fields.',
    example: {
      file: 'descriptors/panels/facts.json',
      at: '/fields/0',
      wrong:
        '{ "type": "popup", "id": "kind", "value": "input.kind", "label": "Kind", "link": "Show", "panel": "facts", "with": { "kind": "input.kind" }, "width": 400 }',
      right: '{ "type": "text", "value": "input.kind", "label": "Kind" }',
    },
  },
} as const satisfies Entries;
