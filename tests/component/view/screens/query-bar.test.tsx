import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import type { Filter } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';
import { showBar, words } from '~/tests/harness/view/screens/filter-bar-support';

beforeAll(async () => {
  await import('~/view/screen/query/ScreenQuery');
});

const option = (value: string, label: string) => ({ value, label: words(label) });
const filters: readonly Filter[] = [
  { type: 'text', id: 'q', label: words('Name'), placeholder: words('Name or address') },
  {
    type: 'choices',
    id: 'severity',
    label: words('Severity'),
    aliases: ['sev'],
    options: [option('high', 'High'), option('low', 'Low')],
  },
  { type: 'choice', id: 'status', label: words('Status'), initial: 'open', options: [option('open', 'Open')] },
  { type: 'range', id: 'score', label: words('Score'), min: 0, max: 100 },
  { type: 'text', id: 'owner', label: words('Owner'), control: false, help: words('Who works on it.') },
  { type: 'link', id: 'did', label: words('Device') },
];
const described = { severity: 'Only these severities.', owner: 'Another description.' };

async function showQuery(at = '?status=', more: Partial<Parameters<typeof showBar>[0]> = {}) {
  const world = await showBar({ at, filters, query: described, ...more });
  const field = await waitFor(() => screen.getByRole<HTMLInputElement>('combobox', { name: 'Query' }));
  return { ...world, field, pause: () => world.pass(settings.screens.typing) };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const message = () => screen.getByTestId('query-problem').querySelector('[role="status"]')?.textContent;

test('the query has what the address says, and takes the place of the text filter', async () => {
  const { field } = await showQuery('?q=a+b&severity=high&severity=low&score=70..&did=m-1');
  expect(field.value).toBe('a b severity:(high OR low) status:open score>=70');
  expect(field.placeholder).toBe('Name or address, or severity:high');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Score: ≥ 70' })).not.toBeNull();
});

test('a query is applied after a pause in typing, in place of what the filters were set to', async () => {
  const { field, steps, pause } = await showQuery('?severity=low&page=3&did=m-1');
  await userEvent.clear(field);
  await userEvent.type(field, 'SEV:high  power shell  owner:ada');
  expect(steps).toEqual([]);
  await pause();
  expect(steps).toEqual(['replace ?did=m-1&q=power+shell&severity=high&status=&owner=ada']);
  expect(field.value).toBe('SEV:high  power shell  owner:ada');
});

test('a control changes the query, and the query its control', async () => {
  const { field, steps } = await showQuery('?status=&q=a');
  await userEvent.click(screen.getByRole('button', { name: 'Score' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '50{Enter}');
  expect(field.value).toBe('a score<=50');
  expect(steps).toEqual(['push ?status=&q=a&score=..50']);
  await userEvent.type(field, '{End} score>=20{Enter}');
  expect(screen.getByRole('button', { name: 'Score: 20–50' })).not.toBeNull();
});

test('a query with a mistake changes nothing; Enter tells what is wrong and offers a correction', async () => {
  const { field, steps, pause } = await showQuery();
  await userEvent.type(field, 'severity:hihg');
  await pause();
  expect(screen.getByTestId('query-problem').hidden).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(steps).toEqual([]);
  expect(message()).toBe('“hihg” is not a value of severity.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('mark')?.textContent).toBe('hihg');
  await userEvent.click(screen.getByRole('button', { name: 'Use “high”' }));
  await pause();
  expect(steps).toEqual(['replace ?severity=high&status=']);
  expect(screen.getByTestId('query-problem').hidden).toBe(true);
  expect(document.activeElement).toBe(field);
});

test('a query that waits for the options of a field is applied when they are loaded', async () => {
  const answers: { sites: unknown } = { sites: undefined };
  const part = (name: string) => (scope: Scope) => getOwn(scope.item, name);
  const rows = { rows: (scope: Scope) => scope.sites, value: part('id'), label: part('id') };
  const site: Filter = { type: 'choices', id: 'site', label: words('Site'), options: rows };
  const { field, steps, pause, go } = await showQuery('', { filters: [site], scope: answers });
  await userEvent.type(field, '-site:bgo{Enter}');
  await pause();
  expect(message()).toBe('The values of site are still loading.');
  answers.sites = [{ id: 'bgo' }, { id: 'osa' }];
  await go('?page=2');
  await pause();
  expect(steps).toEqual(['replace ?site=osa']);
});

test('leaving a query with a mistake tells what is wrong', async () => {
  const { field } = await showQuery();
  await userEvent.type(field, 'planet:mars');
  await userEvent.tab();
  expect(message()).toBe('This list has no field “planet”.');
});

test('fields, operators and values are completed by keys', async () => {
  const { field } = await showQuery();
  await userEvent.type(field, 's');
  expect(options()).toEqual(['severitySeverityOnly these severities.', 'statusStatus', 'scoreScore']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field.value).toBe('severity:');
  expect(options()).toEqual(['highHigh', 'lowLow']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{Enter}own');
  expect(field.value).toBe('severity:low own');
  expect(options()).toEqual(['ownerOwnerWho works on it.']);
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field.value).toBe('severity:low own');
});

test('queries that were finished are offered while the query is empty, and can be removed', async () => {
  const { field } = await showQuery();
  await userEvent.type(field, 'severity:low{Enter}');
  await userEvent.clear(field);
  await userEvent.type(field, 'score>5{Enter}');
  await userEvent.clear(field);
  expect(options().slice(0, 2)).toEqual(['score>5Earlier query', 'severity:lowEarlier query']);
  await userEvent.keyboard('{ArrowDown}{Delete}');
  expect(options()[0]).toBe('severity:lowEarlier query');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field.value).toBe('severity:low');
});

test.each([
  ['an address gets quotes', 'http://evil.test/a*', '"http://evil.test/a*"'],
  ['a query stays as it is', 'severity:low "a"', 'severity:low "a"'],
  ['words stay as they are', 'power shell', 'power shell'],
])('of a text that is pasted, %s', async (_, pasted, value) => {
  const { field } = await showQuery();
  await userEvent.click(field);
  await userEvent.paste(pasted);
  expect(field.value).toBe(value);
});

test('clearing all filters clears the query, also one with a mistake', async () => {
  const { field, steps } = await showQuery('?status=&q=a');
  await userEvent.type(field, ' severity:');
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(steps).toEqual(['push ?status=']);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Query' })).toHaveProperty('value', ''));
});
