import { readdirSync, readFileSync } from 'node:fs';
import { createProject } from '../../../codegen/create-project';
import type { Diagnostic, Sources } from '../../../codegen/model';
import type { Contract } from '../../../codegen/openapi/contract';
import type { Rule } from '../../../codegen/project';

/** Descriptors by path below `descriptors/`: text, or a value to write as JSON. */
export type Given = Readonly<Record<string, unknown>>;

/** Marks the object it is spread into: `{ ...here, text: 'x' }`. */
export const here = { '▶': 0 };

const encoder = new TextEncoder();

const schemas = new Map(
  readdirSync('schemas').map((name): [string, Uint8Array] => [`schemas/${name}`, readFileSync(`schemas/${name}`)]),
);

const entry = { id: 'leave', label: { message: 'UI.LEAVE' }, action: { type: 'logOut' } };

/** The figures are no matter of the compiler: those that ship will do, without what leads to other files. */
function shippedSettings(): object {
  const settings: unknown = JSON.parse(readFileSync('descriptors/console.json', 'utf8'), (name, value: unknown) => {
    if (name === '$schema') return undefined;
    if (name === 'label') return { message: 'UI.LEAVE' };
    return name === 'routes' || name === 'exemptFromAccess' ? [] : value;
  });
  return Object(settings);
}

/** The files without which there is no console, as short as can be. */
export const needed = {
  'console.json': {
    ...shippedSettings(),
    languages: ['en'],
    accessDenied: { other: 'No.' },
  },
  'header.json': {
    brand: { title: 'A' },
    search: { visibleWhen: 'has(site)', to: '/' },
    clock: { entries: [entry] },
    assistant: { visibleWhen: 'has(site)' },
    slots: [],
    partner: { visibleWhen: 'has(site)', entries: [entry] },
    help: { visibleWhen: 'has(site)', entries: [entry] },
    company: { menuWhen: 'has(site)', entries: [entry] },
    user: { entries: [entry] },
    started: [{ id: 'one', title: { message: 'UI.LEAVE' }, icon: 'link', buttons: [entry] }],
    shortcuts: [],
  },
  'vocabulary.json': {
    flags: {},
    permissions: {},
    regions: {},
    views: {},
    userTypes: {},
    externalLinks: { vendor: 'Site of the vendor.' },
    menuIcons: [],
  },
  'predicates.json': { predicates: {} },
  'errors.json': { rows: [{ show: 'nothing' }] },
  'scales/notification-level.json': {
    of: 'string',
    rows: [{ equals: 'info', text: { message: 'UI.LEAVE' } }],
    otherwise: 'dash',
  },
  'routes/home.json': {
    area: 'Home',
    routes: [
      { kind: 'screen', path: '/', title: 'Home' },
      { kind: 'redirect', path: '*', to: '/' },
    ],
  },
  'messages/en.json': {
    language: 'English',
    direction: 'ltr',
    shared: { 'UI.LEAVE': 'Leave', HELLO: 'Hello', 'HELLO.NAME': 'Hello {name}' },
  },
} as const satisfies Given;

/** A drawer of one tab. */
export function drawer(fields: readonly unknown[], rest: object = {}): object {
  return {
    searchType: 4,
    title: 'Url',
    kind: 'URL',
    icon: 'link',
    name: 'input.id',
    sources: { url: { operation: 'urlQuery' } },
    defaultTab: 'basic',
    tabs: [{ id: 'basic', title: 'Basic', fields }],
    ...rest,
  };
}

/** A field of a drawer. */
export function field(rest: object = {}): object {
  return { type: 'text', value: 'url.host', label: 'Host', ...rest };
}

/** The sources of a project; descriptors given replace those that are needed, `null` takes one away. */
export function sourcesOf(given: Given): Sources {
  const files = Object.entries({ ...needed, ...given }).filter(([, content]) => content !== null);
  return new Map([
    ...schemas,
    ...files.map(([path, content]): [string, Uint8Array] => [
      `descriptors/${path}`,
      encoder.encode(unmarked(content).text),
    ]),
  ]);
}

/** What a rule says about a project, beside the places that are marked with ▶ in it. */
export function judge(rule: Rule, given: Given, contract: Contract = { operations: new Map() }): Judged {
  const { project, diagnostics } = createProject(sourcesOf(given), contract);
  if (diagnostics.length > 0) throw new Error(`The project itself is wrong: ${JSON.stringify(diagnostics)}`);
  return compare([...rule(project)], given);
}

/** What was found and where, and where it was expected. */
export interface Judged {
  readonly found: readonly string[];
  readonly places: readonly string[];
  readonly codes: readonly string[];
}

/** Diagnostics beside the marked places, both in the order of files and lines. */
export function compare(diagnostics: readonly Diagnostic[], given: Given): Judged {
  const sorted = diagnostics.toSorted(
    (left, right) => left.file.localeCompare(right.file) || left.line - right.line || left.column - right.column,
  );
  const places = Object.entries(given)
    .toSorted(([left], [right]) => left.localeCompare(right))
    .flatMap(([path, content]) => unmarked(content).places.map((place) => `descriptors/${path}:${place}`));
  return {
    found: sorted.map(({ file, line, column }) => `${file}:${line}:${column}`),
    places,
    codes: sorted.map(({ code, hint, fix }) => [code, ...(fix ? [fix.text] : hint ? [hint] : [])].join(' -> ')),
  };
}

/** The text of a descriptor without its marks, and their lines and columns. A mark stands before a key, a value or inside a string. */
export function unmarked(content: unknown): { readonly text: string; readonly places: readonly string[] } {
  const written = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  const marked = written
    .replaceAll(/\{\s*"▶": 0,?/g, '▶{')
    .replaceAll('"▶', '▶"')
    .replaceAll(/(▶+)": /g, '": $1');
  const parts = marked.split('▶');
  const places = parts.slice(0, -1).map((_, index) => {
    const before = parts
      .slice(0, index + 1)
      .join('')
      .split('\n');
    return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  });
  return { text: parts.join(''), places };
}
