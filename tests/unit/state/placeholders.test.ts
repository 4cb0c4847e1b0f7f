import { expect, test } from 'vitest';
import type { Route } from '~/generated/contract/descriptor-types';
import { matchRoute } from '~/view/context/match-route';
import { leadsToPlaceholder, placeholdersFor } from '~/state/placeholders';

const text = { key: 'x', text: 'X' };
const screen = (path: string, more: Partial<Extract<Route, { kind: 'screen' }>> = {}): Route => ({
  ...{ kind: 'screen', path, area: text, title: text, ...more },
});
const routes: readonly Route[] = [
  screen('/list', { screen: 'workbench' }),
  screen('/about', { page: 'about' }),
  screen('/soon'),
  screen('/page', { page: 'placeholder' }),
  screen('/described', { screen: 'workbench', placeholder: true }),
  screen('/open/{id*}', { pattern: '/open/*', screen: 'workbench' }),
  screen('/open/soon'),
  { kind: 'catch-all', path: '/rest/{id*}', pattern: '/rest/*', area: text, title: text },
  { kind: 'redirect', path: '/old', to: '/soon', area: text },
  { kind: 'external', path: '/away', link: 'mitre', area: text, title: text },
];

test.each([
  ['/list', false],
  ['/about', false],
  ['/soon', true],
  ['/soon?q=1', true],
  ['/soon/deeper', false],
  ['/page', true],
  ['/described', true],
  ['/open', false],
  ['/open/a/b?c=d', false],
  ['/open/soon', true],
  ['/rest/of/it', true],
  ['/old', true],
  ['/away', false],
  ['/nowhere', false],
])('%s leads to a placeholder: %s', (path, want) => {
  expect(leadsToPlaceholder(path, (each) => matchRoute(each, routes)?.route)).toBe(want);
});

const may = () => true;
const mayNot = () => false;
const undecided = () => undefined;

test.each([
  ['the dev server shows and opens all', true, { inMenu: 'hide', openWhen: mayNot }, { inMenu: 'plain', isOpen: true }],
  ['without the setting they are marked', false, undefined, { inMenu: 'mark', isOpen: false }],
  ['without a condition nobody may open them', false, { inMenu: 'hide' }, { inMenu: 'hide', isOpen: false }],
  ['who may open them is a condition', false, { inMenu: 'mark', openWhen: may }, { inMenu: 'mark', isOpen: true }],
  ['an undecided one refuses', false, { inMenu: 'mark', openWhen: undecided }, { inMenu: 'mark', isOpen: false }],
] as const)('%s', (_, isDevelopment, setting, want) => {
  expect(placeholdersFor(isDevelopment, setting ? { placeholders: setting } : {}, {})).toEqual(want);
});
