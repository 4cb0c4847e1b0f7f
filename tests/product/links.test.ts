import { readdirSync, readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { readScreenAddress } from '~/descriptor/screen-address';
import { screens } from '~/generated/console/catalogue';
import type { ScreenId } from '~/generated/console/ids';
import type { Route, Screen } from '~/generated/contract/descriptor-types';
import { routes } from '~/generated/console/routes';
import { isPageRoute } from '~/shell/routing/route-paths';
import { patternOf } from '~/view/context/match-route';

const table: readonly Route[] = routes;
const folders = [
  'banners.json',
  'dialogs',
  'drawers',
  'forms',
  'header.json',
  'startup-dialogs.json',
  'panels',
  'screens',
];

/** Every address of the console that is written in a descriptor, as far as it is written. */
const links = folders
  .flatMap((name) =>
    name.endsWith('.json')
      ? [`descriptors/${name}`]
      : readdirSync(`descriptors/${name}`).map((file) => `descriptors/${name}/${file}`),
  )
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(?:\/index\.html|\/)?#(\/[^"]*)/g)].map(([, text = '']) => ({
      file,
      ...readLink(text),
    })),
  );

/** Path and members of an address that an expression builds; `x` represents what is computed. */
function readLink(text: string): { readonly path: string; readonly query: URLSearchParams } {
  const computed = /' \+ (?:[^']|'[^']*'(?! \+ '))*?(?: \+ '|$|"|, ')/g;
  const [path = '', query = ''] = text.replaceAll(computed, 'x').replace(/'.*$/s, '').split('?');
  return { path, query: new URLSearchParams(query) };
}

function routeOf(path: string): Route | undefined {
  const fits = (route: Route) =>
    route.kind !== 'outside' && route.path !== '*' && matchPath(patternOf(route), path) !== null;
  const found = table.find(fits);
  return found?.kind === 'redirect' ? routeOf(found.to) : found;
}

async function screensOf(id: ScreenId | undefined): Promise<readonly Screen[]> {
  if (id === undefined) return [];
  const screen: Screen = (await screens[id].load()).default;
  const inner = screen.kind === 'tabs' ? await Promise.all(screen.tabs.map((tab) => screensOf(tab.screen))) : [];
  return [screen, ...inner.flat()];
}

test('the sweep finds the addresses that are written in descriptors', () => {
  expect(links.length).toBeGreaterThan(10);
  expect(links.map(({ path }) => path)).toContain('/app/ti/intelligence_insights');
});

describe.each(links)('$file leads to $path', ({ path, query }) => {
  test('whose page reads every member of the address', async () => {
    const route = routeOf(path);
    if (!route) throw new Error(`No route is at ${path}.`);
    const shown = isPageRoute(route) ? [...(await screensOf(route.screen)), ...(await screensOf(route.detail))] : [];
    const read = shown.map((screen) => readScreenAddress(screen, `?${query}`));
    const names = [
      ...(isPageRoute(route) ? (route.query ?? []) : []),
      ...read.flatMap((each) => [...Object.keys(each.filters), ...Object.keys(each.names)]),
    ];
    expect([...query.keys()].filter((name) => !names.includes(name))).toEqual([]);
    expect(read.flatMap(({ refused }) => refused)).toEqual([]);
  });
});
