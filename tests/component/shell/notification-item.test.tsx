import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calm, inside } from '../../harness/app/console';
import { json } from '../../harness/api-client';
import { item, list, minutes, openedBy, openPanel, row, rows } from '../../harness/shell/open-notifications';

test.each([
  ['pending', 'Pending'],
  ['error', 'Error'],
  ['info', 'Information'],
  ['success', 'Success'],
  ['security', 'Security'],
  ['partially_successful', 'Partially successful'],
  ['new_feature', 'New feature'],
  ['rejection', 'Rejected'],
])('shows an icon for its level: %s [SH-NP-05, SH-NP-06]', async (level, name) => {
  await openPanel({ list: list(item({ level })) });
  expect(row().dataset.level).toBe(level);
  expect(within(row()).getByRole('img', { name })).toBeTruthy();
});

test('the eight levels have eight different pictures [SH-NP-06]', async () => {
  const levels = [
    'pending',
    'error',
    'info',
    'success',
    'security',
    'partially_successful',
    'new_feature',
    'rejection',
  ];
  await openPanel({ list: list(...levels.map((level) => item({ level }))) });
  expect(new Set(rows().map((each) => each.querySelector('svg')?.innerHTML)).size).toBe(8);
});

test('has an icon without a known level too [SH-NP-05]', async () => {
  await openPanel({ list: list(item({ level: 'toString' })) });
  expect(within(row()).getByRole('img', { name: 'Notification' })).toBeTruthy();
});

test('shows description, status and application [SH-NP-07, SH-NP-08, SH-NP-14]', async () => {
  await openPanel({
    list: list(item({ description: 'A <b>loader</b> runs', status: '<i>Open</i>', application: 'Workbench' })),
  });
  expect(within(row()).getByText('loader').tagName).toBe('B');
  expect(within(row()).getByText('<i>Open</i>')).toBeTruthy();
  expect(within(row()).getByText('Workbench')).toBeTruthy();
});

test('marks what is unread', async () => {
  await openPanel({ list: list(item({ time: minutes(59) }), item({ time: minutes(61) })) });
  expect(rows().map((each) => within(each).queryByRole('img', { name: 'Unread' }) !== null)).toEqual([true, false]);
});

test('shows its age, which grows, and the exact moment on focus [SH-NP-09]', async () => {
  const { user, clock } = await openPanel({ list: list(item({ time: minutes(4) })) });
  const time = within(row()).getByText('Just now');
  await act(() => clock.advance(60_000));
  await act(() => clock.advance(60_000));
  expect(time.textContent).toBe('6 minutes ago');
  act(() => time.focus());
  await user.hover(time);
  expect(screen.getByRole('tooltip').textContent).toBe('2025-03-01 09:26:00 UTC\nUnix time 1740821160');
});

test('its age is by the time of the server [SH-NP-09]', async () => {
  const counts = json({});
  counts.headers.set('date', 'Sat, 01 Mar 2025 10:30:00 GMT');
  await openPanel({ counts, list: list(item({ time: minutes(-30) })) });
  expect(row().querySelector('time')?.textContent).toBe('30 minutes ago');
});

test('without a time it shows no age', async () => {
  await openPanel({ list: list(item({ time: null })) });
  expect(row().querySelector('time')).toBeNull();
});

test('has a download link when it has an address for it, which does not follow the link [SH-NP-15]', async () => {
  const { user, page } = await openPanel({
    list: list(item({ downloadUrl: '/reports/a.zip', link: 'https://a.example/' })),
  });
  const link = within(row()).getByRole('link', { name: 'Download' });
  expect(link.getAttribute('href')).toBe('/reports/a.zip');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(openedBy(page)).toEqual([]);
});

test.each([
  ['none', { given: null, text: '' }],
  ['script', { given: 'javascript:alert(1)', text: 'javascript:alert(1)' }],
  ['foreign without encryption', { given: 'http://evil.example/a.zip', text: 'http://evil.example/a.zip' }],
])('has no download link otherwise: %s [SH-NP-15]', async (_, { given, text }) => {
  await openPanel({ list: list(item({ downloadUrl: given })) });
  expect(within(row()).queryByRole('link')).toBeNull();
  expect(row().textContent).toContain(text);
});

test.each([
  ['a bare path', '/users/about?a=1'],
  ['a path behind the hash', '/#/users/about?a=1'],
])('a click goes to %s of the console and closes the panel [SH-NP-16]', async (_, link) => {
  const { user } = await openPanel({ list: list(item({ link, status: 'Go' })) });
  await user.click(screen.getByText('Go'));
  await calm();
  expect(window.location.hash).toBe('#/users/about?a=1');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Enter on the application of a notification opens its link and closes the panel [SH-NP-16]', async () => {
  const { user } = await openPanel({ list: list(item({ link: '/users/about', application: 'Workbench' })) });
  act(() => inside('notification').getByRole('link', { name: 'Workbench' }).focus());
  await user.keyboard('{Enter}');
  await calm();
  expect(window.location.hash).toBe('#/users/about');
});

test('a click on one with an outside address opens a new tab and shows the host [SH-NP-16]', async () => {
  const { user, page } = await openPanel({ list: list(item({ link: 'https://docs.example/a', status: 'Go' })) });
  expect(row().textContent).toContain('docs.example');
  await user.click(screen.getByText('Go'));
  expect(openedBy(page)).toEqual(['open https://docs.example/a']);
});

test.each([
  ['none', { given: null }],
  ['script', { given: 'javascript:alert(1)' }],
  ['another host', { given: '//evil.example/' }],
  ['another host in disguise', { given: '/\\evil.example/' }],
  ['foreign without encryption', { given: 'http://evil.example/' }],
  ['no address', { given: 'response' }],
])('a click on one without a usable link does nothing: %s [SH-NP-16]', async (_, { given }) => {
  const { user, page } = await openPanel({
    list: list(item({ link: given, status: 'Go', application: 'Workbench' })),
  });
  const before = window.location.hash;
  await user.click(screen.getByText('Go'));
  expect([openedBy(page), window.location.hash]).toEqual([[], before]);
  expect(within(row()).queryByRole('link')).toBeNull();
});

test('a click that ends a selection of text follows nothing', async () => {
  const { page } = await openPanel({ list: list(item({ link: 'https://docs.example/a', status: 'Go' })) });
  document.getSelection()?.selectAllChildren(row());
  fireEvent.click(screen.getByText('Go'));
  expect(openedBy(page)).toEqual([]);
});
