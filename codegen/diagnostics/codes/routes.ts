import type { Entries } from './entry';

const routesFile = 'descriptors/routes/hosts.json';
const action = '/buttons/0/action';
const host = 'descriptors/screens/host.json';

/** Routes, and the links that lead to them. */
export const routes = {
  'route/path': {
    text: {
      unknown: 'The path "*" matches every unknown address and must be a redirect.',
      dot: 'Only an address beside the console can start with a dot.',
      tail: 'A path can end in a tail such as "/{id*}", but has no other placeholders.',
    },
    explanation: 'The router of the console knows fixed paths with at most one tail. Change the path.',
    example: { file: routesFile, at: '/routes/2/path', wrong: '"/{name}/both"', right: '"/both"' },
  },
  'route/duplicate': {
    text: {
      same: 'Duplicate path: another route has it too.',
      kinds: 'Duplicate path: it is both {first} and {second}.',
    },
    hint: 'The other route is in {file} at {pointer}.',
    explanation: 'Of two routes with one path only the first is ever shown. Remove one, or change its path.',
    example: { file: routesFile, at: '/routes/2/path', wrong: '"/hosts"', right: '"/both"' },
  },
  'route/built-in-page': {
    text: {
      started: 'No route has the page "started", which opens for a person without a landing page.',
      denied: 'No route has the page "access-denied", which opens when access to a page is refused.',
    },
    explanation:
      'The console would lead to its home page and show nothing about the reason. Add a route with this page.',
    example: {
      file: 'descriptors/errors.json',
      at: '/rows',
      wrong: '[{ "policy": { "kind": "page", "page": "forbidden" } }]',
      right: '[{ "policy": { "kind": "toast", "message": "HELLO" } }]',
    },
  },
  'route/unknown-addresses': {
    text: 'No route matches unknown addresses: a redirect of the path "*" is missing.',
    explanation: 'A user who follows an old link would see an empty page. Add a redirect of the path "*".',
    example: {
      file: 'descriptors/routes/home.json',
      at: '/routes',
      wrong: '[{ "kind": "screen", "path": "/", "title": "Home" }]',
      right: '[{ "kind": "screen", "path": "/", "title": "Home" }, { "kind": "redirect", "path": "*", "to": "/" }]',
    },
  },
  'route/key': {
    text: 'The menu key {key} belongs to "{owner}"{where}.',
    hint: 'If both routes have it on purpose, say "sharesKeys": true here.',
    explanation: 'The server names an entry of the menu by its key, and the key decides where the entry leads.',
    example: { file: routesFile, at: '/routes/2/keys', wrong: '[1]', right: '[2]' },
  },
  'route/menu-key': {
    text: 'No route has the menu key {key}.',
    explanation: 'A menu key belongs to a page, so what names one without a route has no effect. Correct the number.',
    example: {
      file: 'descriptors/drawers/host.scenarios.json',
      at: '/as',
      wrong: '{ "menuKeys": [11] }',
      right: '{ "menuKeys": [1] }',
    },
  },
  'route/shares-keys': {
    text: 'No other route has one of these keys.',
    explanation:
      '"sharesKeys" allows a route to have the menu keys of another route. Without such a key it has no effect.',
    example: {
      file: routesFile,
      at: '/routes/2',
      wrong:
        '{ "kind": "screen", "path": "/both", "title": "Both", "screen": "both", "keys": [2], "sharesKeys": true }',
      right: '{ "kind": "screen", "path": "/both", "title": "Both", "screen": "both", "keys": [2] }',
    },
  },
  'route/title': {
    text: 'Duplicate title {title}: the page at "{other}"{where} has it too.',
    hint: 'Choose another one. If no user has both pages, say "sharesTitle": true here.',
    explanation:
      'Users tell pages apart by their title, in browser tabs, headings, breadcrumbs and the command palette.',
    example: { file: routesFile, at: '/routes/2/title', wrong: '"Hosts"', right: '"Both"' },
  },
  'route/shares-title': {
    text: 'No other page has this title.',
    explanation: '"sharesTitle" allows two pages to have one title. Without a second page it has no effect.',
    example: {
      file: routesFile,
      at: '/routes/2',
      wrong: '{ "kind": "screen", "path": "/both", "title": "Both", "screen": "both", "sharesTitle": true }',
      right: '{ "kind": "screen", "path": "/both", "title": "Both", "screen": "both" }',
    },
  },
  'route/redirect': {
    text: {
      itself: 'This redirect leads to itself.',
      circle: 'These redirects form a circle: {way}.',
      long: 'There are more than {limit} redirects before a page.',
      outside: '"{path}" is not a page of the console; a redirect cannot lead there.',
    },
    explanation: 'The browser would never arrive at a page. Let the redirect lead to the path of a page.',
    example: { file: routesFile, at: '/routes/3/to', wrong: '"/old-hosts"', right: '"/hosts"' },
  },
  'route/screen': {
    text: 'A route cannot show both a built-in page and a screen.',
    explanation: 'Only one of the two could be shown. Remove "page" or "screen".',
    example: {
      file: routesFile,
      at: '/routes/2',
      wrong: '{ "kind": "screen", "path": "/both", "title": "Both", "page": "started", "screen": "both" }',
      right: '{ "kind": "screen", "path": "/both", "title": "Both", "screen": "both" }',
    },
  },
  'route/detail': {
    text: 'The path of this route has no tail, so nothing leads to this screen.',
    hint: 'End the path in "/{id*}".',
    explanation: 'The screen of "detail" is shown when something follows the path in the address.',
    example: { file: routesFile, at: '/routes/1/path', wrong: '"/host"', right: '"/hosts/{id*}"' },
  },
  'route/tail': {
    text: {
      none: '"{screen}" reads `address.tail`, which is always empty here.',
      detail: '"{screen}" reads `address.tail`, which is always empty here: "detail" is shown instead.',
    },
    hint: { none: 'End the path in "/{id*}".', detail: 'Read it in the screen of "detail".' },
    explanation:
      'Only a path with a tail gives `address.tail` a value, so the screen would call the server without an id.',
    example: { file: routesFile, at: '/routes/2/screen', wrong: '"host"', right: '"both"' },
  },
  'link/route': {
    text: '"{path}" is not the path of a route.',
    explanation: 'The link would lead to the page for unknown addresses. The nearest path is suggested.',
    example: {
      file: 'descriptors/drawers/host.json',
      at: '/tabs/0/fields/4/value',
      wrong: '"\'#/hots\'"',
      right: '"\'#/hosts\'"',
    },
  },
  'link/name': {
    text: 'The page at "{path}" does not read "{name}" from its address.',
    explanation:
      'The page ignores the name, so the link shows something else than it promises. Name a filter of the page.',
    example: {
      file: host,
      at: `${action}/query`,
      wrong: '{ "levle": "\'low\'" }',
      right: '{ "level": "\'low\'" }',
    },
  },
  'link/list': {
    text: 'The filter "{name}" of "{path}" takes one value.',
    explanation: 'A list of values needs a filter of the type "choices". Pass one value, or change the filter.',
    example: {
      file: host,
      at: `${action}/query`,
      wrong: '{ "level": "[\'low\', \'high\']" }',
      right: '{ "level": "\'low\'" }',
    },
  },
  'link/value': {
    text: {
      filter: 'The filter "{name}" of "{path}" does not offer "{value}".',
      page: 'The page at "{path}" does not know "{value}" for "{name}".',
    },
    explanation: 'The page ignores a value that it does not offer. The nearest one is suggested.',
    example: { file: host, at: `${action}/query`, wrong: '{ "level": "\'lwo\'" }', right: '{ "level": "\'low\'" }' },
  },
  'link/reason': {
    text: {
      unknown: '"accessDenied" of console.json has no reason "{name}".',
      unused: 'No link gives the reason "{name}".',
    },
    explanation:
      'The page that says why access is denied finds its text by `msg` of the address. For a reason that is not declared it shows the text of `other`.',
    example: {
      situation: 'A link to the page has `"msg": "\'console\'"`, and console.json declares the reason `consol`.',
      correction: 'Call the reason `console`.',
    },
  },
  'link/outside': {
    text: {
      scheme: 'The console opens no address with "{scheme}".',
      http: 'An address with "http:" opens only if the deployment allows its origin.',
      host: '"{host}" is a path of the console, not another site.',
    },
    hint: { scheme: 'Write an address that begins with "https://", or a path of the console.' },
    explanation:
      'Links lead to pages of the console, and to other sites with https. What cannot be trusted is shown as text and never opens.',
    example: {
      file: host,
      at: action,
      wrong: `{ "type": "open", "href": "'www.example.com/help'", "window": "new" }`,
      right: `{ "type": "open", "href": "'https://www.example.com/help'", "window": "new" }`,
    },
  },
  'link/tail': {
    text: 'The path "{path}" has no tail.',
    hint: 'Remove the tail here, or end the path of the route in "/{id*}".',
    explanation: 'The router would not recognize the address and would show the page for unknown addresses.',
    example: {
      file: host,
      at: action,
      wrong: '{ "type": "navigate", "to": "/both", "tail": "host.id" }',
      right: '{ "type": "navigate", "to": "/hosts", "tail": "host.id" }',
    },
  },
  'link/tab': {
    text: { none: 'The page at "{path}" has no tabs.', unknown: 'The page at "{path}" has no tab {tab}.' },
    hint: { unknown: 'A tab is named by its position, from 1 to {count}.' },
    explanation: 'The page would open with its first tab. Name the position of a tab.',
    example: {
      file: host,
      at: action,
      wrong: '{ "type": "navigate", "to": "/both", "query": { "tab": "3" } }',
      right: '{ "type": "navigate", "to": "/both", "query": { "tab": "2" } }',
    },
  },
  'link/sort': {
    text: 'No column of the page at "{path}" is sorted by {key}.',
    explanation: 'The page would ignore the order. Name the key of one of its columns.',
    example: {
      file: host,
      at: `${action}/query`,
      wrong: '{ "sort": "\'nmae\'" }',
      right: '{ "sort": "\'name\'" }',
    },
  },
} as const satisfies Entries;
