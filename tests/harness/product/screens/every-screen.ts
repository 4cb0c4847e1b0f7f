import { bindArguments, withValues } from '~/descriptor/bindings';
import { evaluate } from '~/descriptor/evaluate';
import { isTrue } from '~/descriptor/is-shown';
import { itemScope, listEntries } from '~/descriptor/list';
import { toSortOrder } from '~/descriptor/screen-address';
import { requestAddress } from '~/api/request-address';
import { screens } from '~/generated/console/catalogue';
import type { ScreenId } from '~/generated/console/ids';
import { settings } from '~/generated/console/console';
import type { Route, Screen, Source, TableScreen } from '~/generated/contract/descriptor-types';
import { operations } from '~/generated/contract/operations';
import { routes } from '~/generated/console/routes';
import type { Expression, Scope, Text } from '~/generated/contract/types';
import { flags, permissions } from '~/generated/console/vocabulary';
import { isPageRoute, startOf } from '~/shell/routing/route-paths';
import { getOwn } from '~/lib/get-own';
import { readListPage } from '~/view/screen/table/model/list-pages';
import { sortRows } from '~/view/screen/table/model/sort-rows';
import { demoApp, START } from '../../demo/support';

/** A screen of the catalogue, where it is. */
export interface Shipped {
  readonly id: ScreenId;
  readonly screen: Screen;
  readonly path: string;
  readonly title: Text;
  /** What follows the path; a detail is at one. */
  readonly tail: string;
  /** Position of the tab that it is behind. */
  readonly tab: number | undefined;
}

const DAY = 86_400;
/** The seconds of the last days. */
export const lastDays = (days: number): Period => ({ from: START / 1000 - days * DAY, to: START / 1000 });

/** A span in unix seconds. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** What an account with all rights reads of its session. */
export const session: Scope = {
  region: '',
  site: '',
  language: 'en',
  externalLinks: {},
  view: 'ents',
  userType: 'root',
  profile: {
    ...{ user_name: 'Ada', companyName: 'Halden Optics', role: 'Analyst' },
    accountProfile: { email: 'ada@halden.example' },
  },
  permissions: Object.fromEntries(permissions.map((name) => [name, 1])),
  flags: Object.fromEntries(flags.map((name) => [name, 1])),
};

/** Values that no scale has words for, sown among the demo company's on purpose. */
export const sown: readonly string[] = ['hibernating', 'catastrophic'];

const table: readonly Route[] = routes;
const isScreenId = (name: string): name is ScreenId => Object.hasOwn(screens, name);

/** Every screen of the catalogue. One that no route leads to is nowhere, and is not among them. */
export async function everyScreen(): Promise<readonly Shipped[]> {
  const found: Shipped[] = [];
  for (const route of table.filter(isPageRoute)) {
    if (!route.screen) continue;
    const { title } = route;
    const path = startOf(route);
    const screen: Screen = (await screens[route.screen].load()).default;
    found.push({ id: route.screen, screen, path, title, tail: '', tab: undefined });
    if (route.detail) {
      const detail: Screen = (await screens[route.detail].load()).default;
      found.push({ id: route.detail, screen: detail, path, title, tail: await firstOf(screen), tab: undefined });
    }
    for (const [at, { screen: inner }] of screen.kind === 'tabs' ? screen.tabs.entries() : []) {
      if (!isScreenId(inner)) continue;
      found.push({ id: inner, screen: (await screens[inner].load()).default, path, title, tail: '', tab: at + 1 });
    }
  }
  return found;
}

/** The id of the first entry of a list. */
async function firstOf(screen: Screen): Promise<string> {
  if (screen.kind !== 'table') throw new Error(`${screen.id} has a detail, but no list that leads to it.`);
  const { rows } = await requestTable(screen);
  return String(evaluate(screen.rowId, rows[0] ?? {}));
}

/** Tables with what they are called, for tests of each. */
export function tablesOf(all: readonly Shipped[]): readonly (readonly [id: ScreenId, screen: TableScreen])[] {
  return all.flatMap(({ id, screen }) => (screen.kind === 'table' ? [[id, screen] as const] : []));
}

// What every single answer looks like is held where the contract is swept.
export const demo = demoApp({ validate: false });

/** What is asked of a screen: as its address and the shell would have it. */
export interface TableQuery {
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly tail?: string;
  readonly period?: Period;
  /** `key` or `-key`. */
  readonly sort?: string | undefined;
  readonly offset?: number;
  readonly size?: number;
}

/** A call that was sent. */
export interface Sent {
  readonly source: string;
  readonly address: string;
  readonly status: number;
}

/** Asks all sources of a screen in the order of the descriptor, as the renderer does. */
export async function requestScreen(
  screen: Screen,
  query: TableQuery = {},
): Promise<{ readonly scope: Scope; readonly sent: readonly Sent[] }> {
  const { offset = 0, size = settings.screens.pageSize, sort } = query;
  let scope: Scope = {
    ...session,
    address: { ...samplesOf(screen), tail: query.tail ?? '' },
    filter: query.filter ?? {},
    period: query.period ?? lastDays(30),
    page: { offset, size, number: offset / size + 1 },
    sort: sort === undefined ? undefined : { ...toSortOrder(sort), signed: sort },
  };
  const sent: Sent[] = [];
  for (const [source, described] of Object.entries(sourcesOf(screen))) {
    if (!isTrue(described.when, scope)) continue;
    const { address, status, answer } = await send(described, scope);
    sent.push({ source, address, status });
    scope = { ...scope, [source]: answer };
  }
  return { scope: withValues('values' in screen ? screen.values : undefined, scope), sent };
}

/** What the names are set to that screens declare for their address. */
const samples: Readonly<Record<string, string>> = { keyword: 'fin' };

/** What the address of a screen has to say before it shows anything. */
export function samplesOf(screen: Screen): Readonly<Record<string, string>> {
  const names = 'address' in screen ? (screen.address ?? []) : [];
  return Object.fromEntries(
    names.map((name) => {
      const sample = samples[name];
      if (sample === undefined) throw new Error(`Say here what ${name} may be set to.`);
      return [name, sample];
    }),
  );
}

/** The calls of a screen by name. */
export function sourcesOf(screen: Screen): Readonly<Record<string, Source>> {
  return 'sources' in screen ? (screen.sources ?? {}) : {};
}

const answers = new Map<string, Promise<{ readonly status: number; readonly body: unknown }>>();

/** Sends a call to the demo backend; the same one only once, for nothing is changed by these calls. */
export async function send(
  source: Source,
  scope: Scope,
): Promise<{ readonly address: string; readonly status: number; readonly answer: unknown }> {
  const { method, path, root } = operations[source.operation];
  const bound = bindArguments(source, scope);
  const address = requestAddress(path, bound.path, bound.query);
  if (address === undefined) throw new Error(`${source.operation} lacks what its path names.`);
  const text = bound.body === undefined ? undefined : JSON.stringify(bound.body);
  const key = `${method} ${address} ${text}`;
  const answer = answers.get(key) ?? fetchAnswer(method, address, text);
  answers.set(key, answer);
  const { status, body } = await answer;
  return { address, status, answer: root === null ? body : getOwn(body, root) };
}

async function fetchAnswer(method: string, address: string, body: string | undefined) {
  const response = await demo.fetch(
    new Request(`http://demo.test${address}`, {
      method: method.toUpperCase(),
      headers: { 'content-type': 'application/json', 'uic-token': 'demo-session-full' },
      ...(body !== undefined && { body }),
    }),
  );
  return { status: response.status, body: await response.json() };
}

/** A page of a list. */
export interface Page {
  /** The scopes of its rows. */
  readonly rows: readonly Scope[];
  readonly total: number;
  readonly scope: Scope;
  readonly sent: readonly Sent[];
}

/** Asks a table for a page. */
export async function requestTable(screen: TableScreen, query: TableQuery = {}): Promise<Page> {
  const { scope, sent } = await requestScreen(screen, { sort: screen.sort, ...query });
  if (screen.paged === undefined) return { ...wholeList(screen, scope, { sort: screen.sort, ...query }), scope, sent };
  const total = screen.total && evaluate(screen.total, scope);
  const rows = listEntries(evaluate(screen.rows, scope)).map((entry) => itemScope(scope, entry));
  return { rows, total: typeof total === 'number' ? total : rows.length, scope, sent };
}

/** The rows that a table shows of a list that came whole: sorted in the browser, and never fetched page by page. */
function wholeList(screen: TableScreen, scope: Scope, query: TableQuery): Pick<Page, 'rows' | 'total'> {
  const { offset = 0, size = Infinity, sort } = query;
  const complete = readListPage(screen, scope, { offset: 0, size: Infinity });
  const page = sort === undefined ? complete : sortRows(complete, screen.columns, toSortOrder(sort), 'en');
  const all = Array.from({ length: page.count }, (_, index) => page.entryAt(index)?.scope ?? {});
  return { rows: all.slice(offset, offset + size), total: all.length };
}

/** The scopes of the entries of a list. */
export function entriesOf(rows: Expression, scope: Scope, first = 3): readonly Scope[] {
  return listEntries(evaluate(rows, scope))
    .slice(0, first)
    .map((entry) => itemScope(scope, entry));
}
