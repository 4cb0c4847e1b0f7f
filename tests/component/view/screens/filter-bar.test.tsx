import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import type { Filter } from '~/generated/contract/descriptor-types';
import { showBar, words } from '~/tests/harness/view/screens/filter-bar-support';

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const control = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-filter="${id}"]`);
  if (!found) throw new Error(`There is no filter ${id}.`);
  return found;
};
const optionsShown = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-value]')].map((each) => each.dataset.value);
const focused = (): string | null | undefined => document.activeElement?.getAttribute('data-filter');

test('a screen without filters and period has no filter bar', async () => {
  await showBar({ filters: [] });
  expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
});

test('the period is at the end of the filter bar', async () => {
  await showBar({ filters: [], period: true });
  expect(within(screen.getByRole('group', { name: 'Filters' })).getByText('Period')).not.toBeNull();
});

test('a filter is visible while its condition is true', async () => {
  const only: readonly Filter[] = [{ type: 'switch', id: 'a', label: words('A'), visibleWhen: (scope) => scope.isOn }];
  await showBar({ filters: only, scope: { isOn: undefined } });
  expect(screen.queryByRole('switch')).toBeNull();
});

const device: Filter = {
  type: 'link',
  id: 'did',
  label: words('Device'),
  shown: (scope) => scope.device,
  with: { odd: ['1'], dn: 'any' },
};

test('a filter that a link sets shows its text, and is hidden without the link', async () => {
  await showBar({ filters: [device], at: '?did=m-1&odd=1&dn=Ann', scope: { device: 'Ann phone' } });
  expect(screen.getByRole('group', { name: 'Device: Ann phone' }).dataset.value).toBe('m-1');
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
});

test('a filter that a link sets shows its value if it has no text for it', async () => {
  await showBar({ filters: [device], at: '?did=m-1' });
  expect(screen.getByRole('group', { name: 'Device: m-1' })).not.toBeNull();
});

test('a filter that only a link sets leaves no empty bar', async () => {
  await showBar({ filters: [device], at: '?dn=Ann' });
  expect(screen.queryByRole('group', { name: 'Filters' })).toBeNull();
});

test('clearing the filter of a link removes all of the link in one history entry, and keeps the focus in the bar', async () => {
  const filters: readonly Filter[] = [{ type: 'text', id: 'q', label: words('Name') }, device];
  const { steps } = await showBar({ filters, at: '?q=a&did=m-1&odd=1&dn=Ann&page=2' });
  await userEvent.click(button('Clear “Device”'));
  expect(steps).toEqual(['push ?q=a']);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filters' }));
});

test('clearing all filters removes that of a link too', async () => {
  const { steps } = await showBar({ filters: [device], at: '?did=m-1&odd=1' });
  await userEvent.click(button('Clear all'));
  expect(steps).toEqual(['push ']);
});

test('a text filter applies after a pause in typing, and makes no history entry', async () => {
  const { steps, pass } = await showBar({ at: '?page=4&profile=8&q=win' });
  const field = screen.getByRole('searchbox', { name: 'Name' });
  expect(field).toHaveProperty('value', 'win');
  await userEvent.type(field, '-dc ');
  await pass(settings.screens.typing - 1);
  expect(steps).toEqual([]);
  await pass(1);
  expect(steps).toEqual(['replace ?profile=8&q=win-dc']);
  expect(field).toHaveProperty('value', 'win-dc ');
});

test('Enter applies a text filter at once, and once', async () => {
  const { steps, pass } = await showBar();
  await userEvent.type(screen.getByRole('searchbox'), 'dc{Enter}{Enter}');
  await pass(settings.screens.typing);
  expect(steps).toEqual(['replace ?q=dc']);
});

test('the button and Escape clear a text filter, and an empty one leaves Escape to others', async () => {
  const { steps } = await showBar({ at: '?q=win' });
  await userEvent.click(button('Clear “Name”'));
  expect(steps).toEqual(['replace ']);
  expect(focused()).toBe('q');
  let left = 0;
  const onKeyDown = (event: KeyboardEvent): void => void (left += event.defaultPrevented ? 0 : 1);
  document.addEventListener('keydown', onKeyDown);
  await userEvent.keyboard('a{Escape}{Escape}');
  document.removeEventListener('keydown', onKeyDown);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  expect(left).toBe(2);
});

test('going back restores the text of a text filter', async () => {
  const { go } = await showBar({ at: '?q=win' });
  await go('?q=dc');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'dc');
  await go('');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

test('the initial choice of a filter applies too, and the address contains the choice of all', async () => {
  const { steps } = await showBar();
  await userEvent.click(button('Status: Open'));
  expect(optionsShown()).toEqual(['', 'open', 'closed']);
  expect(screen.getByRole('option', { name: 'Open' }).getAttribute('aria-selected')).toBe('true');
  await userEvent.click(screen.getByRole('option', { name: 'All' }));
  expect(steps).toEqual(['push ?status=']);
  expect(button('Status')).toBe(document.activeElement);
});

test('another choice of a filter makes a history entry, and begins at the first page', async () => {
  const { steps } = await showBar({ at: '?page=3&sort=name' });
  await userEvent.click(button('Level'));
  expect(optionsShown()).toEqual(['', '3', '1']);
  await userEvent.click(screen.getByRole('option', { name: 'High' }));
  expect(steps).toEqual(['push ?sort=name&level=3']);
  // As it is named, for who tells it what to press by voice.
  expect(control('level').textContent).toBe('Level High');
  await userEvent.click(button('Clear “Level”'));
  expect(steps.at(-1)).toBe('push ?sort=name');
  expect(focused()).toBe('level');
});

test('choosing the chosen option of a filter changes nothing', async () => {
  const { steps } = await showBar({ at: '?level=3' });
  await userEvent.click(button('Level: High'));
  await userEvent.click(screen.getByRole('option', { name: 'High' }));
  expect(steps).toEqual([]);
});

test('arrow keys move through the options of a filter, Escape closes them alone and returns the focus', async () => {
  await showBar();
  await userEvent.click(button('Status: Open'));
  expect(document.activeElement?.getAttribute('data-value')).toBe('open');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('data-value')).toBe('closed');
  await userEvent.keyboard('{Home}');
  expect(document.activeElement?.getAttribute('data-value')).toBe('');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(focused()).toBe('status');
});

test('a click beside the options of a filter closes them, and so does Tab after the last one', async () => {
  await showBar();
  await userEvent.click(button('Status: Open'));
  await userEvent.click(screen.getByText('Outside'));
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.click(button('Status: Open'));
  await userEvent.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(focused()).toBe('status');
});

test('several values of a filter apply at once, and those of one opening make one history entry', async () => {
  const { steps } = await showBar();
  await userEvent.click(button('Site'));
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Bergen' }));
  await userEvent.keyboard('{ArrowDown} {ArrowDown} ');
  expect(steps).toEqual(['push ?site=osa', 'replace ?site=osa&site=x%2Cy']);
  await userEvent.keyboard('{Escape}');
  expect(button('Site: 2 chosen').textContent).toContain('2');
  await userEvent.click(button('Site: 2 chosen'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Osaka' }));
  expect(steps.at(-1)).toBe('push ?site=x%2Cy');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Both' }));
  expect(steps.at(-1)).toBe('replace ');
});

test('a filter with as many values as an address can have takes no other', async () => {
  const chosen = Array.from({ length: 100 }, (_, index) => `site=${index}`).join('&');
  const { steps } = await showBar({ at: `?${chosen}` });
  await userEvent.click(button('Site: 100 chosen'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bergen' }));
  expect(steps).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: '7 not in the list any more' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bergen' }));
  expect(steps.at(-1)).toContain('site=bgo');
});

test('a chosen value that is no option any more can be removed', async () => {
  const { steps } = await showBar({ at: '?site=<b>old</b>' });
  await userEvent.click(button('Site: <b>old</b>'));
  expect(optionsShown()).toEqual(['<b>old</b>', 'bgo', 'osa', 'x,y']);
  const gone = screen.getByRole('checkbox', { name: '<b>old</b> not in the list any more' });
  await userEvent.click(gone);
  expect(steps).toEqual(['push ']);
});

test('while the options of a filter are loading, none can be chosen, and the chosen one shows its value', async () => {
  await showBar({ at: '?site=osa', scope: { sites: undefined } });
  await userEvent.click(button('Site: osa'));
  expect(optionsShown()).toEqual([]);
  expect(screen.queryByText('not in the list any more')).toBeNull();
});

test('options that fail to load show a message in their place, and can be requested again', async () => {
  let retries = 0;
  const sources = { failure: { state: 'failed', message: 'x' } as const, retry: () => void (retries += 1) };
  await showBar({ scope: { sites: undefined }, sources });
  await userEvent.click(button('Site'));
  expect(screen.getByText('What can be chosen could not be loaded.')).not.toBeNull();
  await userEvent.click(button('Try again'));
  expect(retries).toBe(1);
});

test('many options of a filter can be searched, and only a limited number is rendered', async () => {
  const { searchFrom, first } = settings.screens.options;
  const many = Array.from({ length: first + 5 }, (_, index) => ({ id: `s${index}`, name: `Site number ${index}` }));
  await showBar({ scope: { sites: many } });
  await userEvent.click(button('Site'));
  const field = screen.getByRole('searchbox', { name: 'Search in “Site”' });
  expect(document.activeElement).toBe(field);
  expect(optionsShown()).toHaveLength(first);
  expect(screen.getByText('5 more: type to find them')).not.toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('data-value')).toBe('s0');
  await userEvent.keyboard('204 SITE');
  expect(document.activeElement).toBe(field);
  expect(optionsShown()).toEqual(['s204']);
  await userEvent.keyboard('x');
  expect(screen.getByText('Nothing fits.')).not.toBeNull();
  expect(searchFrom).toBe(9);
});

test('a filter with few options has no search', async () => {
  await showBar();
  await userEvent.click(button('Site'));
  expect(screen.queryByRole('searchbox', { name: /Search/ })).toBeNull();
});

test('a switch filter is in the address only if it is on', async () => {
  const { steps } = await showBar();
  const toggle = screen.getByRole('switch', { name: 'At risk only' });
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  await userEvent.click(toggle);
  expect(steps).toEqual(['push ?risky=1', 'push ']);
});

test('all filters can be cleared in one step, also a text that is being typed', async () => {
  const { steps, pass } = await showBar({ at: '?level=3&risky=1&site=osa&page=2&tab=2' });
  await userEvent.type(screen.getByRole('searchbox'), 'half');
  await userEvent.click(button('Clear all'));
  await pass(settings.screens.typing);
  expect(steps).toEqual(['push ?tab=2&status=']);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
});

test('in a narrow window a button unfolds the filters, and counts those that are set', async () => {
  await showBar({ at: '?level=3&q=a' });
  const fold = button('Filters (2)');
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
});

const score: Filter = { type: 'range', id: 'score', label: words('Score'), min: 0, max: 100 };

test('a range is set by its ends in one history entry, and an empty end is open', async () => {
  const { steps } = await showBar({ filters: [score], at: '?score=20..50' });
  await userEvent.click(button('Score: 20–50'));
  const from = screen.getByRole('textbox', { name: 'From' });
  expect(document.activeElement).toBe(from);
  await userEvent.clear(from);
  await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '{Backspace}5{Enter}');
  expect(steps).toEqual(['push ?score=..55']);
  await userEvent.click(button('Clear “Score”'));
  expect(steps).toEqual(['push ?score=..55', 'push ']);
});

test.each([
  ['a text', 'a', '', '“a” is not a number.'],
  ['a fraction', '1.5', '', 'Score takes whole numbers.'],
  ['a number that is too low', '', '-1', 'The lowest number of Score is 0.'],
  ['a number that is too high', '', '101', 'The highest number of Score is 100.'],
  ['the wrong order', '9', '1', 'This range of Score contains no number.'],
])('a range says what is wrong with %s, and does not apply it', async (_, from, to, message) => {
  const { steps } = await showBar({ filters: [score] });
  await userEvent.click(button('Score'));
  for (const [name, text] of Object.entries({ From: from, To: to }))
    if (text !== '') await userEvent.type(screen.getByRole('textbox', { name }), text);
  await userEvent.click(button('Apply'));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(message);
  expect(steps).toEqual([]);
});
