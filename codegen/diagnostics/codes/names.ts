import type { Entries } from './entry';

const drawer = 'descriptors/drawers/host.json';
const hosts = 'descriptors/screens/hosts.json';
const scenarios = 'descriptors/drawers/host.scenarios.json';
const button = '/tabs/0/fields/2/button/action';

/** Names of closed lists: each is declared in one file and used in others. */
export const names = {
  'name/unread': {
    severity: 'warning',
    text: {
      source: 'Nothing reads `{name}`, so it is never called.',
      value: 'Nothing reads `{name}`, so it is never computed.',
      input: 'Nothing reads `input.{name}`, so it has no effect.',
      flag: 'No expression reads the flag "{name}".',
      permission: 'No expression reads the permission "{name}".',
      link: 'Nothing uses the link "{name}".',
      preference: 'Nothing reads the preference "{name}".',
      predicate: 'Nothing reads the predicate `{name}`.',
      rule: 'Nothing calls the rule `{name}`.',
    },
    explanation:
      'A name is declared, but nothing uses it. Use it in an expression, or remove it: whoever reads the file later looks for its effect.',
    example: {
      file: 'descriptors/vocabulary.json',
      at: '/flags',
      wrong: '{"beta": "Early features.", "gamma": "Later features."}',
      right: '{"beta": "Early features."}',
    },
  },
  'name/expected-unread': {
    severity: 'warning',
    text: {
      unknown: '"{name}" is not a flag, a permission, a link or a preference.',
      read: '"{name}" is read: it need not be in this list.',
    },
    explanation:
      'The list `unread` has declared names that nothing reads yet. A name that is read, or that does not exist, hides later that another one is not read any more.',
    example: { file: 'descriptors/vocabulary.json', at: '/unread/1', wrong: '"langauge"', right: '"language"' },
  },
  'name/renamed': {
    text: 'Expressions read `{read}`, which is not declared, and nothing reads `{name}`.',
    hint: 'If it has a new name, what reads it needs that name too.',
    explanation:
      'A source, a named value or an input has another name here than in what reads it. Write the same name in both. `npx descry rename` changes a name wherever it is written.',
    example: {
      file: 'descriptors/drawers/host.json',
      at: '/sources',
      wrong: '{ "device": { "operation": "host", "path": { "id": "input.id" } } }',
      right: '{ "host": { "operation": "host", "path": { "id": "input.id" } } }',
    },
  },
  'drawer/rating': {
    text: {
      undeclared: 'The drawer "{drawer}" shows no rating that is passed to it.',
      value: 'The drawer "{drawer}" shows ratings of the scale "{scale}", which has no row for this.',
    },
    hint: { undeclared: 'Declare it there: `"head": { "rating": { "label": "Risk", "scale": "..." } }`.' },
    explanation:
      'What opens a drawer can pass the rating that it shows itself, so that the head has it before any answer. The drawer says with `head.rating` which scale it belongs to.',
    example: {
      file: hosts,
      at: '/open',
      wrong: '{ "type": "openDrawer", "searchType": 4, "objectId": "item.id", "rating": "item.name" }',
      right: '{ "type": "openDrawer", "searchType": 4, "objectId": "item.id" }',
    },
  },
  'drawer/kind': {
    text: { number: '"{type}" is a text.', name: '"{type}" cannot be a name of a kind of object.' },
    hint: {
      number: 'Write the number without quotes: {type}.',
      name: 'Use small letters, digits and hyphens, with a letter first.',
    },
    explanation:
      'A kind of object has a number or a name, by which links, searches and addresses open its drawer. A number has no quotes.',
    example: { file: 'descriptors/drawers/host.json', at: '/searchType', wrong: '"4"', right: '4' },
  },
  'name/extensible': {
    text: 'There is no descriptor {name} with extension points.',
    explanation:
      'An extension names the descriptor that it adds to by folder and name, such as `drawers/url`. Its owner opens lists of it by `extensions`.',
    example: {
      situation:
        '`extensions/visits.json` says `"extends": "drawers/sensors"`, and the drawer is `drawers/sensor.json`.',
      correction: 'Write `drawers/sensor`.',
    },
  },
  'drawer/double': {
    text: '{file} is opened by {type} already.',
    explanation:
      'Links and searches open a drawer by its search type, so one of the two drawers could never be opened.',
    example: {
      situation: 'Two files of `descriptors/drawers/` have `"searchType": 4`.',
      correction: 'Give one of them a number that no other drawer has.',
    },
  },
  'name/filter': {
    text: '{name} is not a filter of this screen.',
    explanation: 'The menu of a value sets a filter under `filters` of the same screen. Name one by its id.',
    example: {
      file: hosts,
      at: '/columns/0/filter',
      wrong: '{ "by": "levle", "value": "item.risk" }',
      right: '{ "by": "level", "value": "item.risk" }',
    },
  },
  'name/icon': {
    text: '{name} is not an icon.',
    explanation: 'Icons come from the Blueprint set by their name; another name would show nothing.',
    example: { file: drawer, at: '/icon', wrong: '"desktpo"', right: '"desktop"' },
  },
  'name/port': {
    text: '{name} has no port in engine.json.',
    explanation:
      'The action needs what `descriptors/engine.json` says under this name. Add the port, or remove the action.',
    example: {
      file: drawer,
      at: button,
      wrong: '{ "type": "jump" }',
      right: '{ "type": "logOut" }',
    },
  },
  'name/operation': {
    text: '{name} is not an operation of the contract.',
    explanation: 'A call names the operationId of a document in `openapi/`. Correct the name, or add the operation.',
    example: { file: drawer, at: '/sources/host/operation', wrong: '"hots"', right: '"host"' },
  },
  'name/route': {
    text: '{name} is not the path of a route.',
    explanation:
      'The link would lead to the page for unknown addresses. Name the path of a route in `descriptors/routes/`.',
    example: { file: 'descriptors/screens/host.json', at: '/buttons/0/action/to', wrong: '"/hots"', right: '"/hosts"' },
  },
  'name/response': {
    text: '{name} is not a response.',
    explanation: 'A response is undone by another one: a file of `descriptors/responses/` without its ending.',
    example: {
      file: 'descriptors/responses/lock-host.json',
      at: '/undo',
      wrong: '"unlock-hots"',
      right: '"unlock-host"',
    },
  },
  'name/screen': {
    text: '{name} is not a screen.',
    explanation:
      'A route or a tab names a file of `descriptors/screens/` without its ending. Correct it, or add the file.',
    example: { file: 'descriptors/routes/hosts.json', at: '/routes/0/screen', wrong: '"hots"', right: '"hosts"' },
  },
  'name/drawer': {
    text: '{name} is not the search type of a drawer.',
    explanation:
      'A link to an object names the search type of its drawer. Without such a drawer a click would open nothing.',
    example: { file: hosts, at: '/columns/1/searchType', wrong: '"5"', right: '"4"' },
  },
  'name/dialog': {
    text: '{name} is not a dialog.',
    explanation: 'An action names a file of `descriptors/dialogs/` without its ending. Correct it, or add the file.',
    example: { file: drawer, at: `${button}/dialog`, wrong: '"renmae"', right: '"rename"' },
  },
  'name/panel': {
    text: '{name} is not a panel.',
    explanation: 'A tab names a file of `descriptors/panels/` without its ending. Correct it, or add the file.',
    example: { file: drawer, at: '/tabs/1/panel', wrong: '"fatcs"', right: '"facts"' },
  },
  'name/form': {
    text: '{name} is not a form.',
    explanation: 'A dialog names a file of `descriptors/forms/` without its ending. Correct it, or add the file.',
    example: { file: 'descriptors/dialogs/rename.json', at: '/content/0/form', wrong: '"renmae"', right: '"rename"' },
  },
  'name/picture': {
    text: '{name} is not a picture.',
    explanation: 'A dialog names a file of `descriptors/pictures/` without its ending. Correct it, or add the file.',
    example: { file: 'descriptors/dialogs/tour.json', at: '/content/0/picture', wrong: '"falls"', right: '"flow"' },
  },
  'name/scale': {
    text: '{name} is not a scale.',
    explanation: 'A field names a file of `descriptors/scales/` without its ending. Correct it, or add the file.',
    example: { file: drawer, at: '/tabs/0/fields/1/scale', wrong: '"risks"', right: '"risk"' },
  },
  'name/descriptor': {
    text: 'No {kind} has the name {name}.',
    explanation:
      'The value names a descriptor of a kind that has no code of its own: a file in the folder of that kind, ' +
      'without its ending. Correct it, or add the file.',
    example: {
      situation: 'A value that names a descriptor of a kind without a code of its own names no file.',
      correction: 'Name a file of the folder of that kind, without its ending.',
    },
  },
  'name/source': {
    text: '{name} is not a source of this panel.',
    explanation: 'A refresh repeats a call that the descriptor declares under "sources". Name one of these.',
    example: {
      file: 'descriptors/screens/host.json',
      at: '/buttons/1/action',
      wrong: '{ "type": "refresh", "source": "hots" }',
      right: '{ "type": "refresh", "source": "host" }',
    },
  },
  'name/tab': {
    text: '{name} is not a tab of this drawer.',
    explanation: 'The drawer opens with this tab, so it must be one of its own. Name the id of a tab.',
    example: { file: drawer, at: '/defaultTab', wrong: '"basics"', right: '"basic"' },
  },
  'name/flag': {
    text: '{name} is not a flag of vocabulary.json.',
    explanation:
      'The account of a scenario has feature flags of `vocabulary.json`. Correct the name, or declare it there.',
    example: { file: scenarios, at: '/scenarios/0/as/flags', wrong: '["bata"]', right: '["beta"]' },
  },
  'name/permission': {
    text: '{name} is not a permission of vocabulary.json.',
    explanation:
      'The account of a scenario has permissions of `vocabulary.json`. Correct the name, or declare it there.',
    example: { file: scenarios, at: '/scenarios/0/as', wrong: '{ "permissions": ["raed"] }', right: '{}' },
  },
  'name/region': {
    text: '{name} is not a region of vocabulary.json.',
    hint: 'Leave "region" out for any region without special handling.',
    explanation:
      'Conditions know the regions of `vocabulary.json`. Correct the name, or leave it out for all other regions.',
    example: { file: scenarios, at: '/scenarios/0/as', wrong: '{ "region": "mars" }', right: '{}' },
  },
  'name/view': {
    text: '{name} is not a view of vocabulary.json.',
    explanation: 'Conditions know the views of `vocabulary.json`. Correct the name, or declare it there.',
    example: { file: scenarios, at: '/scenarios/0/as', wrong: '{ "view": "mars" }', right: '{}' },
  },
  'name/kind': {
    text: '{name} is not a kind of descriptor.',
    explanation: 'A rule of the project names the kinds of descriptor that it is about, e.g. `drawer`.',
    example: {
      file: 'descriptors/checks.json',
      at: '/rules/0',
      wrong: '{ "id": "x", "message": "M", "kinds": ["drwaer"], "at": "**.label", "maxLength": 60 }',
      right: '{ "id": "x", "message": "M", "kinds": ["drawer"], "at": "**.label", "maxLength": 60 }',
    },
  },
  'name/warning': {
    text: '{name} is not the code of a warning.',
    explanation: 'Only warnings can have another severity: an error says that the console could not work.',
    example: {
      file: 'descriptors/checks.json',
      at: '/severities/0',
      wrong: '{ "code": "file/unsued", "severity": "off", "reason": "R" }',
      right: '{ "code": "file/unused", "severity": "off", "reason": "R" }',
    },
  },
  'name/property': {
    text: '{name} is not a property of the schema.',
    explanation: 'A line of the layout draws a property of the schema of the form. Correct it, or add the property.',
    example: {
      file: 'descriptors/forms/rename.json',
      at: '/layout/0/property',
      wrong: '"nmae"',
      right: '"name"',
    },
  },
  'name/message': {
    text: '{name} is not a shared message of messages/en.json.',
    explanation: 'The text would be missing on the page. Correct the key, or add the message under "shared".',
    example: {
      file: drawer,
      at: '/tabs/0/fields/0/label',
      wrong: '{ "message": "HELO" }',
      right: '{ "message": "HELLO" }',
    },
  },
  'name/externalLink': {
    text: '{name} is not an external link of vocabulary.json.',
    explanation:
      'The address of an external link comes from the configuration, by a name that vocabulary.json declares.',
    example: {
      file: 'descriptors/routes/hosts.json',
      at: '/routes/3',
      wrong: '{ "kind": "external", "path": "/vendor", "title": "Vendor", "link": "vendro" }',
      right: '{ "kind": "external", "path": "/vendor", "title": "Vendor", "link": "vendor" }',
    },
  },
  'name/preference': {
    text: '{name} is not a preference of console.json.',
    explanation: 'The browser stores a choice under the key that console.json declares for the preference.',
    example: {
      file: 'descriptors/screens/host.json',
      at: '/buttons/1/action',
      wrong: '{ "type": "setPreference", "name": "mfaNevre" }',
      right: '{ "type": "setPreference", "name": "mfaNever" }',
    },
  },
} as const satisfies Entries;
