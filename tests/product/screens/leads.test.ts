import { matchPath } from 'react-router-dom';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DrawerTarget } from '~/state/drawer/input';
import { bindValues, withValues } from '~/descriptor/bindings';
import { filterOptions } from '~/descriptor/filter-options';
import { isTrue } from '~/descriptor/is-shown';
import { readScreenAddress } from '~/descriptor/screen-address';
import { dialogs, drawers, screens } from '~/generated/console/catalogue';
import type { Drawer, Filter, Route, Screen } from '~/generated/contract/descriptor-types';
import { routes } from '~/generated/console/routes';
import type { Scope } from '~/generated/contract/types';
import { isPageRoute, startOf } from '~/shell/routing/route-paths';
import { patternOf } from '~/view/context/match-route';
import {
  requestScreen,
  requestTable,
  everyScreen,
  lastDays,
  send,
  session,
  sown,
  type Shipped,
} from '../../harness/product/screens/every-screen';
import { leadsOf, type Lead } from '../../harness/product/screens/leads';

const all = await everyScreen();
const [month, day] = [lastDays(30), lastDays(1)];
const leads = new Map<string, readonly Lead[]>();

beforeAll(async () => {
  for (const { id, screen, tail } of all) {
    const { scope } = await requestScreen(screen, {
      tail,
      period: month,
      ...('sort' in screen && { sort: screen.sort }),
    });
    leads.set(id, leadsOf(screen, scope));
  }
}, 60_000);

const leadsFrom = (id: string): readonly Lead[] => leads.get(id) ?? [];

describe.each(all.map(({ id, screen }) => [id, screen] as const))('%s', (id) => {
  test('every drawer that something on it opens has an object that the server knows', async () => {
    const wrong = new Set<string>();
    for (const { from, drawer } of leadsFrom(id)) {
      const statuses = drawer ? await openingOf(drawer) : [200];
      if (statuses.length === 0 || statuses[0] !== 200) wrong.add(`${from}: ${statuses} ${JSON.stringify(drawer)}`);
    }
    expect([...wrong]).toEqual([]);
  });

  test('every page that something on it leads to reads what it is given, and finds as much as was counted', async () => {
    const wrong: string[] = [];
    const found = new Map<string, boolean>();
    for (const { from, to, count } of leadsFrom(id)) {
      if (to === undefined) continue;
      const { fault, total } = await visit(to);
      const isWrong = typeof count === 'number' && total !== undefined && total !== count;
      if (fault !== undefined && !sown.some((value) => to.includes(value))) wrong.push(`${from}: ${to}: ${fault}`);
      if (isWrong) wrong.push(`${from}: ${to} finds ${total} where ${count} were counted`);
      found.set(from, found.get(from) === true || total !== 0);
    }
    expect(wrong).toEqual([]);
    expect([...found].filter(([, isFound]) => !isFound)).toEqual([]);
  });

  test('nothing on it leads nowhere', () => {
    const parts = new Set(leadsFrom(id).map(({ from }) => from));
    const dead = [...parts].filter((part) =>
      leadsFrom(id).every(({ from, nowhere = '' }) => from !== part || nowhere.includes(' without ')),
    );
    expect(dead).toEqual([]);
    for (const { dialog } of leadsFrom(id)) if (dialog) expect(Object.keys(dialogs)).toContain(dialog.id);
  });
});

test('of one day the dashboard counts as many alerts as its pages find, and fewer than of a month', async () => {
  const dashboard = all.find(({ id }) => id === 'dashboard');
  if (!dashboard) throw new Error('There is no dashboard.');
  const { scope } = await requestScreen(dashboard.screen, { tail: dashboard.tail, period: day });
  const counted = leadsOf(dashboard.screen, scope).filter(({ from }) => from === 'by-severity');
  const sumOf = (parts: readonly Lead[]) => parts.reduce((sum, { count }) => sum + Number(count), 0);
  const found = await Promise.all(counted.map(({ to = '' }) => visit(to, day)));
  expect(found.map(({ total }) => total)).toEqual(counted.map(({ count }) => count));
  expect(sumOf(counted)).toBeGreaterThan(0);
  expect(sumOf(counted)).toBeLessThan(sumOf(leadsFrom('dashboard').filter(({ from }) => from === 'by-severity')));
});

test('a route leads to every screen', () => {
  const placed = new Set<string>(all.map(({ id }) => id));
  expect(Object.keys(screens).filter((id) => !placed.has(id))).toEqual([]);
});

test('each kind of object is opened from some screen', () => {
  const opened = new Set(
    [...leads.values()]
      .flat()
      .flatMap(({ drawer }) =>
        drawer ? [drawer.kind === 'open' ? String(drawer.input.search_type) : 'object-group'] : [],
      ),
  );
  expect(Object.keys(drawers).filter((type) => !opened.has(type))).toEqual([]);
});

/** The statuses of the calls that a drawer sends when it is opened. */
const openingOf = async (request: DrawerTarget): Promise<readonly number[]> => {
  const type = request.kind === 'open' ? String(request.input.search_type) : 'object-group';
  const drawer: Drawer | undefined = (await drawers[type]?.load())?.default;
  const [tab] = drawer?.tabs ?? [];
  if (!drawer || !tab) return [];
  const deferredNeeds = 'sections' in tab ? (tab.sections ?? []).flatMap(({ needs = [] }) => needs) : [];
  const needs = [...drawer.needs, ...tab.needs, ...deferredNeeds];
  const outer = await sendAll(drawer.sources, needs, { ...session, input: request.input });
  if (!('panel' in tab)) return outer.statuses;
  const input = bindValues({ ...tab.with, ...tab.deferredInputs }, withValues(drawer.values, outer.scope));
  const inner = await sendAll(tab.panel.sources, tab.panel.needs, { ...session, input });
  return [...outer.statuses, ...inner.statuses];
};

async function sendAll(sources: Drawer['sources'], needs: readonly string[], scope: Scope) {
  const statuses: number[] = [];
  let now = scope;
  for (const [name, source] of Object.entries(sources ?? {})) {
    if (!needs.includes(name) || !isTrue(source.when, now)) continue;
    const { status, answer } = await send(source, now);
    statuses.push(status);
    now = { ...now, [name]: answer };
  }
  return { statuses, scope: now };
}

const table: readonly Route[] = routes;

/**
 * What a place holds that something leads to: what is wrong with it, and of a narrowed list how many entries it has.
 */
async function visit(to: string, period = month): Promise<{ readonly fault?: string; readonly total?: number }> {
  const { pathname, searchParams, search } = new URL(to, 'http://console.test');
  const path = decodeURIComponent(pathname);
  const route = table.filter(isPageRoute).find((each) => matchPath(patternOf(each), path));
  if (!route) return { fault: 'no route' };
  const tail = matchPath(patternOf(route), path)?.params['*'] ?? '';
  const meant = all.filter((each) => each.path === startOf(route) && (each.tail === '') === (tail === ''));
  const tab = Number(searchParams.get('tab') ?? 1);
  const link = meant.find((each) => each.tab === tab) ?? meant[0];
  if (!link) return { fault: 'no screen' };
  const { refused, filters } = readScreenAddress(link.screen, search);
  if (refused.length > 0) return { fault: `refuses ${refused.join()}` };
  const known = namesOf(link);
  const unread = [...searchParams.keys()].filter((name) => !known.includes(name));
  if (unread.length > 0) return { fault: `does not read ${unread.join()}` };
  if (link.screen.kind !== 'table') {
    const { sent } = await requestScreen(link.screen, { tail });
    return sent.every(({ status }) => status === 200) ? {} : { fault: 'is not known to the server' };
  }
  const { scope, total } = await requestTable(link.screen, { filter: filters, period });
  const stray = strayOptions(link.screen, filters, scope);
  if (stray.length > 0) return { fault: `has no option ${stray.join()}` };
  return Object.keys(filters).length > 0 ? { total } : {};
}

function namesOf({ screen, tab }: Shipped): readonly string[] {
  const listNames = screen.kind === 'table' ? ['sort', 'page', 'columns'] : [];
  const filters = 'filters' in screen ? (screen.filters ?? []).map(({ id }) => id) : [];
  const companions = 'filters' in screen ? (screen.filters ?? []).flatMap(companionsOf) : [];
  return [
    ...listNames,
    ...filters,
    ...companions,
    ...('address' in screen ? (screen.address ?? []) : []),
    ...(tab ? ['tab'] : []),
  ];
}

function companionsOf(filter: Filter): readonly string[] {
  return filter.type === 'link' ? Object.keys(filter.with ?? {}) : [];
}

/** Values of filters whose options come from an answer, and are not among them. */
function strayOptions(screen: Screen, chosen: Readonly<Record<string, unknown>>, scope: Scope): readonly string[] {
  return ('filters' in screen ? (screen.filters ?? []) : []).flatMap((filter) => {
    if (filter.type !== 'choice' && filter.type !== 'choices') return [];
    const values = (filterOptions(filter.options, scope) ?? []).map(({ value }) => value);
    return [chosen[filter.id] ?? []]
      .flat()
      .map(String)
      .filter((value) => !values.includes(value));
  });
}
