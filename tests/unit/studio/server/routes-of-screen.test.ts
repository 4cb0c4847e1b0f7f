import { expect, test } from 'vitest';
import { deletionOf } from '~/studio/server/deletion';
import { filesWithoutRoutes, routesOfScreen } from '~/studio/server/routes-of-screen';
import { textOf } from '~/tests/harness/codegen/caret';
import { shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const file = 'descriptors/screens/mobile-inventory.json';
const route = 'descriptors/routes/mobile.json';
const { project } = shippedCompiler.check(shipped);

test('the routes that show a screen are found with the titles of the entries of the menu that lead to them', () => {
  const menu = { data: [{ id: 1, title: 'Mobile', children: [{ id: 8701, title: 'Devices' }] }] };
  const [found, ...others] = routesOfScreen(project, file, menu);
  expect(found).toMatchObject({ file: route, path: '/app/mobile/inventory', menu: ['Devices'] });
  expect(textOf(shipped, route).slice(found?.offset)).toMatch(
    /^\{\s*"kind": "screen",\s*"path": "\/app\/mobile\/inventory"/,
  );
  expect(others).toEqual([]);
});

test('without a menu its keys are named, and what is no screen has no route', () => {
  expect(routesOfScreen(project, file, undefined)).toMatchObject([{ menu: ['entry 8701'] }]);
  expect(routesOfScreen(project, 'descriptors/drawers/url.json', undefined)).toEqual([]);
  expect(filesWithoutRoutes(project, 'descriptors/drawers/url.json')).toEqual([]);
});

test('a screen behind a tab is at the address of the screen with the tabs, which goes not with it', () => {
  const behind = 'descriptors/screens/vulnerabilities.json';
  expect(routesOfScreen(project, behind, undefined).map(({ path }) => path)).toHaveLength(1);
  expect(filesWithoutRoutes(project, behind)).toEqual([]);
});

test('of a file with other routes only that of the screen goes', () => {
  const [{ text = '' } = {}, ...others] = filesWithoutRoutes(project, file);
  expect(others).toEqual([]);
  const pathsIn = (all: string) => JSON.parse(all).routes.map(({ path }: { path: string }) => path);
  expect(pathsIn(text)).toEqual(
    pathsIn(textOf(shipped, route)).filter((path: string) => path !== '/app/mobile/inventory'),
  );
});

test('with its routes a deletion leaves what names the address, without them its routes too', () => {
  const usersOf = (withRoutes: boolean) =>
    deletionOf(shipped, shippedCompiler, { file, withRoutes }).diagnostics.map((one) => one.file);
  expect(usersOf(false)).toContain(route);
  expect(usersOf(true)).toContain('descriptors/screens/attack-surface.json');
});
