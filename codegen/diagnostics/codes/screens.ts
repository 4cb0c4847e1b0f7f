import type { Entries } from './entry';

const hosts = 'descriptors/screens/hosts.json';
const query = '/sources/hosts/query';

/** Screens: their address, pages, order and columns. */
export const screens = {
  'screen/name-taken': {
    text: '"{name}" already has another meaning in the address of this screen.',
    hint: 'Choose another name.',
    explanation: 'A name in the address has one meaning: a filter, a name of "address", or one that all screens share.',
    example: { file: hosts, at: '/address/0', wrong: '"sort"', right: '"q"' },
  },
  'screen/tabs': {
    text: '"{id}" already has tabs; a tab cannot show another screen with tabs.',
    explanation: 'The address has room for one tab. Name a screen without tabs.',
    example: { file: 'descriptors/screens/both.json', at: '/tabs/1/screen', wrong: '"both"', right: '"plain"' },
  },
  'gallery/screen': {
    text: {
      kind: 'The gallery offers tiles of dashboards, but "{id}" is no screen with tiles.',
      itself: 'The gallery has the tiles of this dashboard already.',
      double: 'The gallery has the tiles of "{id}" already.',
    },
    hint: {
      kind: 'Name a screen of the kind "tiles", or remove the entry.',
      itself: 'Remove the entry.',
      double: 'Remove one of the two entries.',
    },
    explanation:
      'Analysts add tiles from the gallery of a dashboard: its tiles, and those of the dashboards that "gallery" names.',
    example: {
      file: 'descriptors/screens/board.json',
      at: '/gallery/0/screen',
      wrong: '"plain"',
      right: '"counts"',
    },
  },
  'gallery/input': {
    text: {
      period: 'Tiles of "{id}" read `{name}`, but this dashboard has no period.',
      filter: 'Tiles of "{id}" read `{name}`, which has other values on this dashboard, or none at first.',
      address: 'Tiles of "{id}" read `{name}`, but the address of this dashboard has no such name.',
      tail: 'Tiles of "{id}" read `{name}`, which has another meaning on this dashboard.',
    },
    hint: {
      period: 'Say "period": true, or remove "{id}" from the gallery.',
      filter: 'Add the filter as "{id}" has it, or remove "{id}" from the gallery.',
      address: 'Add the name to "address", or remove "{id}" from the gallery.',
      tail: 'Remove "{id}" from the gallery.',
    },
    explanation:
      'A tile that is added from the gallery calls its operations with the period, the filters and the address of the dashboard that shows it. What that one does not give would be missing in the calls. A filter that it does not have is one without a value.',
    example: {
      file: 'descriptors/screens/board.json',
      at: '/gallery/0/screen',
      wrong: '"trend"',
      right: '"counts"',
    },
  },
  'screen/bulk-max': {
    text: '{operation} takes up to {maxItems} entries of "{name}", and more rows can be selected.',
    hint: 'Set "bulkMax" to {maxItems} or less.',
    explanation:
      'A reader can select every row of a list. With more rows than "bulkMax" the buttons are disabled and give the reason; without it, the server would refuse the call. The lowest limit of all bulk actions counts, also that of the forms behind them.',
    example: { file: hosts, at: '/bulkMax', wrong: '500', right: '100' },
  },
  'screen/unread': {
    severity: 'warning',
    text: {
      filter: 'Nothing reads `{name}`, so this filter has no effect.',
      range: 'Nothing reads {names}, so this filter has no effect.',
      end: 'Nothing reads {names}, so this end of the range has no effect.',
      name: 'Nothing reads `{name}`, so it has no effect.',
      period: 'Nothing reads {names}, so choosing a period has no effect.',
      'half-period': 'Nothing reads {names}, so a period is not used as the user chooses it.',
    },
    hint: {
      filter: 'Bind it to a parameter of a call, e.g. `"{id}": "{name}"`.',
      range: 'Bind the ends to parameters of a call, e.g. `"{id}From": "{name}"`.',
      end: 'Bind it to a parameter of a call, or let only the other end be set: `"ends": "{ends}"`.',
      period: 'Bind both to parameters of calls, e.g. `"from": "period.from", "to": "period.to"`.',
      'half-period': 'Bind both to parameters of calls, e.g. `"from": "period.from", "to": "period.to"`.',
    },
    explanation: 'The part is there but changes nothing on the screen. Read it in an expression, or remove it.',
    example: {
      file: hosts,
      at: `${query}/q`,
      wrong: '"\'a\'"',
      right: '"address.q"',
    },
  },
  'table/page-size': {
    text: {
      whole: 'No call of this table reads `page`: the whole list comes at once, however long it is.',
      screen: '{operation} returns up to {limit} entries per call ("{parameter}"), but "pageSize" is {size}.',
      common: '{operation} returns up to {limit} entries per call ("{parameter}"), but console.json sets {size}.',
    },
    hint: {
      whole: 'Bind parameters of the call, e.g. `"offset": "page.offset", "limit": "page.size"`.',
      screen: 'Say "pageSize": {limit} or less.',
      common: 'Say "pageSize": {limit} or less.',
    },
    explanation: 'The size of a page must be one that the server returns, else entries would be missing from the list.',
    example: { file: hosts, at: '/pageSize', wrong: '500', right: '50' },
  },
  'table/paged': {
    text: {
      rows: '"rows" does not read "{source}", so this call has neither pages nor an order.',
      whole: '"{source}" returns the whole list, so the user cannot sort it.',
      other: 'The rows have the pages of "{paged}"; "{source}" cannot have its own pages.',
    },
    hint: { whole: 'Bind parameters of the call, e.g. `"offset": "page.offset", "limit": "page.size"`.' },
    explanation: 'A table has one list with pages and an order: that of the call behind its rows.',
    example: {
      file: hosts,
      at: '/sources',
      wrong:
        '{ "hosts": { "operation": "hostList", "query": { "offset": "page.offset", "limit": "page.size", "sort": "sort.signed", "level": "filter.level", "q": "address.q" } }, "others": { "operation": "hostList", "query": { "limit": "page.size" } } }',
      right:
        '{ "hosts": { "operation": "hostList", "query": { "offset": "page.offset", "limit": "page.size", "sort": "sort.signed", "level": "filter.level", "q": "address.q" } } }',
    },
  },
  'table/more': {
    text: {
      whole: 'Nothing reads `page`, so the list comes whole and nothing follows.',
      cursor: '`page.cursor` is never there: the table has no "next".',
      unread: '"{source}" does not read `page.cursor`, so it would return the first page again and again.',
    },
    explanation:
      'A list whose server names the next page reads that name from each answer with "next", and sends it with the following call as `page.cursor`.',
    example: {
      file: hosts,
      at: `${query}/offset`,
      wrong: '"page.cursor"',
      right: '"page.offset"',
    },
  },
  'table/total': {
    text: '"total" is missing: "{source}" returns one page at a time, so the table must know the number of entries.',
    explanation:
      'Without the total the table cannot know how many pages there are. Read it from the answer. If the answer has none, use "more", which says whether another page follows, or "next", which names it.',
    example: {
      file: hosts,
      wrong:
        '{ "kind": "table", "sources": { "hosts": { "operation": "hostList", "query": { "offset": "page.offset", "limit": "page.size" } } }, "rows": "hosts.items", "rowId": "item.id", "columns": [{ "type": "text", "value": "item.name", "id": "name", "label": "Name" }] }',
      right:
        '{ "kind": "table", "sources": { "hosts": { "operation": "hostList", "query": { "offset": "page.offset", "limit": "page.size" } } }, "rows": "hosts.items", "total": "hosts.total", "rowId": "item.id", "columns": [{ "type": "text", "value": "item.name", "id": "name", "label": "Name" }] }',
    },
  },
  'table/page-part': {
    text: {
      size: '"{source}" reads where a page begins, but not how many entries it has.',
      start: '"{source}" reads how many entries a page has, but not where it begins: every page would be the first.',
    },
    hint: {
      size: 'Bind a parameter to `page.size`, e.g. `"limit": "page.size"`.',
      start: 'Bind a parameter to `page.offset` or `page.number`, e.g. `"offset": "page.offset"`.',
    },
    explanation:
      'The server needs both to return the page that the user sees. Only one that names the next page (`next`) may decide how many entries a page has.',
    example: { file: hosts, at: `${query}/offset`, wrong: '"0"', right: '"page.offset"' },
  },
  'table/sort-way': {
    text: 'The call reads the key to sort by, but not the direction: the largest can never come first.',
    hint: 'Bind a parameter to `sort.descending`, or this one to `sort.signed`.',
    explanation: 'A user turns the order round with a second click, which would have no effect.',
    example: {
      file: hosts,
      at: `${query}/sort`,
      wrong: '"sort.key"',
      right: '"sort.signed"',
    },
  },
  'table/unsorted': {
    text: 'No call with pages reads `sort`, so nothing sorts the list by this column.',
    hint: 'Bind a parameter of that call, e.g. `"sort": "sort.signed"`.',
    explanation: 'The server sorts the list, because the browser has only one page. Without the order it cannot do so.',
    example: { file: hosts, at: `${query}/sort`, wrong: '"\'name\'"', right: '"sort.signed"' },
  },
  'table/sort-key': {
    text: {
      operation: '{operation} cannot sort by "{key}".',
      any: 'The operation cannot sort by "{key}".',
      column: 'No column is sorted by "{key}".',
    },
    explanation: 'The contract lists the keys that the operation sorts by. The nearest one is suggested.',
    example: { file: hosts, at: '/columns/0/sort', wrong: '"nmae"', right: '"name"' },
  },
  'tree/id': {
    text: {
      type: 'The ids of the nodes are {wanted}, but this is {found}.',
      same: 'This is the id of the node itself.',
    },
    explanation:
      'A node is below the node whose "nodeId" equals its "parentId", and the node is marked whose "nodeId" equals "current". Values of different types are never equal, and a node cannot be its own parent.',
    example: {
      file: 'descriptors/drawers/host.json',
      at: '/tabs/0/fields/3',
      wrong:
        '{ "type": "tree", "id": "owners", "label": "Owners", "value": "host.owners", "nodeId": "item.id", "parentId": "item.id", "columns": [{ "type": "text", "id": "id", "value": "item.id", "label": "Id" }] }',
      right:
        '{ "type": "tree", "id": "owners", "label": "Owners", "value": "host.owners", "nodeId": "item.id", "parentId": "item.leadId", "columns": [{ "type": "text", "id": "id", "value": "item.id", "label": "Id" }] }',
    },
  },
  'graph/id': {
    text: {
      type: 'The ids of the nodes are {wanted}, but this is {found}.',
      same: 'This is where the relation begins.',
    },
    explanation:
      'A relation leads from the node whose "nodeId" equals its "from" to the node whose "nodeId" equals its "to", and the node is marked whose "nodeId" equals "current". Values of different types are never equal, and a relation that ends where it begins shows nothing.',
    example: {
      file: 'descriptors/drawers/host.json',
      at: '/tabs/0/fields/3',
      wrong:
        '{ "type": "graph", "id": "owners", "label": "Owners", "value": "host.owners", "nodeId": "item.id", "name": "item.id", "edges": { "value": "host.owners", "from": "item.id", "to": "item.id" } }',
      right:
        '{ "type": "graph", "id": "owners", "label": "Owners", "value": "host.owners", "nodeId": "item.id", "name": "item.id", "edges": { "value": "host.owners", "from": "item.leadId", "to": "item.id" } }',
    },
  },
  'timeline/repeated': {
    text: {
      value: 'This is on the line of the event already.',
      id: 'A column of this timeline has the same id.',
    },
    explanation:
      'The line of an event shows its "text" and its "columns", and the reader opens an event to see its "details". A value that is in both is shown twice. Remove it here, or from the columns. The ids of columns and details differ, because texts and tests find a value by its id.',
    example: {
      file: 'descriptors/drawers/host.json',
      at: '/tabs/0/fields/3',
      wrong:
        '{ "type": "timeline", "id": "owners", "label": "Owners", "value": "host.owners", "time": "item.since", "text": "item.id", "details": [{ "type": "text", "id": "id", "value": "item.id", "label": "Id" }] }',
      right:
        '{ "type": "timeline", "id": "owners", "label": "Owners", "value": "host.owners", "time": "item.since", "text": "item.id", "details": [{ "type": "text", "id": "lead", "value": "item.leadId", "label": "Lead" }] }',
    },
  },
  'column/screen-only': {
    text: '"{name}" is possible only in the columns of a screen that is a table.',
    explanation:
      'Tables inside drawers, panels, dialogs and tiles cannot be sorted or rearranged. Remove the property. Tiles and trees may have widths.',
    example: {
      file: 'descriptors/drawers/host.json',
      at: '/tabs/0/fields/3/columns/0',
      wrong: '{ "type": "text", "id": "id", "value": "item.id", "label": "Id", "sort": "id" }',
      right: '{ "type": "text", "id": "id", "value": "item.id", "label": "Id" }',
    },
  },
} as const satisfies Entries;
