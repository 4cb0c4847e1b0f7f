import type { RouteFacts } from '../screen-place';

/** A file, and what to write into it. */
export interface FileToWrite {
  readonly file: string;
  readonly text: string;
}

/** What it takes to connect a screen: its file, and the line of its route. */
export interface Connecting {
  readonly screen: FileToWrite;
  /** Absent where the route names its screen already. */
  readonly route?: FileToWrite;
}

/** The files that connect a screen to a route, ready to be written; `id` is the screen that the route names. */
export function connecting({ path, keys, title, file, kind }: RouteFacts, id: string | undefined): Connecting {
  const screen = { file: `descriptors/screens/${id ?? nameFor(path)}.json`, text: firstScreen };
  if (id !== undefined) return { screen };
  const line = { kind, path, screen: nameFor(path), ...(keys.length > 0 && { keys }), title };
  return { screen, route: { file: `descriptors/routes/${file}.json`, text: spaced(line) } };
}

/** A list that every backend of the contract answers; the sources, rows and columns are to be replaced. */
const firstScreen = `{
  "$schema": "../../schemas/screen.schema.json",
  "kind": "table",
  "sources": {
    "audit": { "operation": "auditList", "query": { "offset": "page.offset", "limit": "page.size" } }
  },
  "rows": "audit.items",
  "rowId": "item.id",
  "total": "audit.total",
  "columns": [
    { "type": "dateTime", "id": "time", "label": "Time", "value": "item.time" },
    { "type": "text", "id": "activity", "label": "Activity", "value": "item.activity" }
  ]
}
`;

/** A name for the screen of a path: its words, with a hyphen between them. */
function nameFor(path: string): string {
  const words = path
    .replace(/\{[^}]*\}/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'app');
  return words.join('-') || 'home';
}

/** One line of a route table. */
function spaced(line: object): string {
  const members = Object.entries(line).map(([name, value]) => `${JSON.stringify(name)}: ${listed(value)}`);
  return `{ ${members.join(', ')} }`;
}

function listed(value: unknown): string {
  return Array.isArray(value) ? `[${value.map((each) => JSON.stringify(each)).join(', ')}]` : JSON.stringify(value);
}
