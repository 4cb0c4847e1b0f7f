import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json } from '../support/api-client';
import { calm, entry, inside, openConsole, part, profileOf, type Given } from '../app/console';

const at = '/users/about';

/** An answer to `getAuth` that tells a time. */
function answered(members: object, date?: string): Response {
  const response = json(profileOf('ents', members));
  if (date !== undefined) response.headers.set('date', date);
  return response;
}

async function openClock(given: Given = {}) {
  const opened = await openConsole({ at, ...given });
  await userEvent.click(screen.getByTestId('clock'));
  await act(() => import('../../src/shell/clock/ClockPanel'));
  await calm();
  return { ...opened, panel: screen.getByRole('dialog', { name: 'Server time' }) };
}

// The workstation's clock stands at 2025-03-01 09:30:00 UTC.
test.each<[string, { profile: object | Response; want: string }]>([
  ['the form, SH-CO-11', { profile: profileOf('ents'), want: '2025-03-01 09:30' }],
  [
    'SH-CK-03: the server is an hour ahead',
    { profile: answered({}, 'Sat, 01 Mar 2025 10:30:00 GMT'), want: '2025-03-01 10:30' },
  ],
  ['SH-OP-067: a hostile header is passed over', { profile: answered({}, 'soon'), want: '2025-03-01 09:30' }],
  [
    'SH-OP-068: the zone of the settings',
    { profile: answered({ consoleSettings: { timeZone: 'Asia/Kathmandu' } }), want: '2025-03-01 15:15' },
  ],
  [
    'another day in the zone',
    { profile: answered({ consoleSettings: { timeZone: 'Pacific/Apia' } }), want: '2025-03-01 22:30' },
  ],
  ...['Mars/Base', '+05:00', '', '../UTC', 5, null, {}].map((timeZone): [string, { profile: object; want: string }] => [
    `SH-OP-068: UTC for the zone ${JSON.stringify(timeZone)}`,
    { profile: profileOf('ents', { consoleSettings: { timeZone } }), want: '2025-03-01 09:30' },
  ]),
  [
    'SH-OP-068: UTC without settings',
    { profile: profileOf('ents', { consoleSettings: null }), want: '2025-03-01 09:30' },
  ],
])('SH-CK-02: the clock in the header: %s', async (_, { profile, want }) => {
  await openConsole({ at, profile });
  expect(part('clock')?.textContent).toBe(want);
  // Without a direction of its own it would read time first where lines run from right to left.
  expect(part('clock')?.querySelector('bdi')?.dir).toBe('ltr');
});

test('SH-CK-01, SH-CO-11: it changes with the minute', async () => {
  const { clock } = await openConsole({ at });
  await act(() => clock.advance(59_000));
  expect(part('clock')?.textContent).toBe('2025-03-01 09:30');
  await act(() => clock.advance(1000));
  expect(part('clock')?.textContent).toBe('2025-03-01 09:31');
});

test('SH-CK-01: it ticks with the seconds of the server, not with those of the workstation', async () => {
  const { app, clock } = await openConsole({ at });
  await clock.advance(400);
  act(() => app.shell.serverTime.hear('Sat, 01 Mar 2025 11:59:59 GMT'));
  expect(part('clock')?.textContent).toBe('2025-03-01 11:59');
  await act(() => clock.advance(1000));
  expect(part('clock')?.textContent).toBe('2025-03-01 12:00');
});

test('an answer that tells another time is shown at once', async () => {
  const { app } = await openConsole({ at });
  act(() => app.shell.serverTime.hear('Sat, 01 Mar 2025 12:00:00 GMT'));
  expect(part('clock')?.textContent).toBe('2025-03-01 12:00');
});

test('a profile that failed leaves a clock in UTC', async () => {
  await openConsole({ at, profile: json({}, 500) });
  expect(part('clock')?.textContent).toBe('2025-03-01 09:30');
});

test('SH-HD-08, SH-OP-068: the panel tells seconds, day, zone, UTC and how far the workstation is off', async () => {
  const { clock, panel } = await openClock({
    profile: answered({ consoleSettings: { timeZone: 'Asia/Kathmandu' } }, 'Sat, 01 Mar 2025 10:30:05 GMT'),
  });
  expect(panel.textContent).toContain('16:15:05');
  expect(panel.textContent).toContain('Saturday, March 1, 2025');
  const facts = within(panel)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(facts).toEqual(['Asia/Kathmandu (GMT+5:45)', '2025-03-01 10:30:05', '1:00:05 behind']);
  await act(() => clock.advance(1000));
  expect(panel.textContent).toContain('16:15:06');
});

test.each([
  ['a second behind is not told', 'Sat, 01 Mar 2025 09:30:02 GMT', undefined],
  ['three seconds are', 'Sat, 01 Mar 2025 09:30:03 GMT', '0:00:03 behind'],
  ['and so is being ahead', 'Sat, 01 Mar 2025 09:00:00 GMT', '0:30:00 ahead'],
])('the workstation: %s', async (_, date, want) => {
  const { panel } = await openClock({ profile: answered({}, date) });
  expect(within(panel).queryByText(/(ahead|behind)$/)?.textContent).toBe(want);
});

test('SH-OP-067: until the server has told its time, the panel says whose time it is', async () => {
  const { panel } = await openClock();
  expect(panel.textContent).toContain('The server has not told its time yet');
});

const without = { access: { console: 0, account: 1, company: 1, flagsState: {}, permissions: {} } };

test.each([
  ['SH-AC-15: with console access', {}, '#/admin/timezone'],
  ['SH-AC-17: without it', without, '#/users/403?msg=console'],
])('SH-CK-04, SH-OP-036: the time-zone link %s', async (_, members, want) => {
  const { panel } = await openClock({ profile: profileOf('ents', members), menu: [entry(67)] });
  const link = within(panel).getByRole('link', { name: 'Time-zone settings' });
  expect(link.getAttribute('href')).toBe(want);
  await userEvent.click(link);
  await calm();
  expect(window.location.hash).toBe(want);
  expect(screen.queryByRole('dialog', { name: 'Server time' })).toBeNull();
});

test('the panel is opened and closed by keyboard', async () => {
  await openConsole({ at });
  const button = screen.getByRole('button', { name: 'Server time 2025-03-01 09:30 UTC' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await calm();
  expect(screen.getByRole('dialog', { name: 'Server time' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('every time of the console is told in the zone of the clock', async () => {
  const { app } = await openConsole({
    at,
    profile: profileOf('ents', { consoleSettings: { timeZone: 'Asia/Tokyo' } }),
  });
  expect(app.services().format.zone).toBe('Asia/Tokyo');
  expect(inside('clock').getByText('18:30', { exact: false })).toBeTruthy();
});
