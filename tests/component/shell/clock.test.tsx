import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { timeZone } from '~/lib/expression/session-functions';
import { json } from '../../harness/api-client';
import { calm, entry, inside, openConsole, part, profileOf, type Given } from '../../harness/app/console';

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
  await act(() => import('~/shell/clock/ClockPanel'));
  await calm();
  return { ...opened, panel: screen.getByRole('dialog', { name: 'Server time' }) };
}

// The workstation's clock is at 2025-03-01 09:30:00 UTC.
test.each<[string, { profile: object | Response; zone?: string; want: string }]>([
  ['date and time to the minute [SH-CO-11]', { profile: profileOf('ents'), want: '2025-03-01 09:30' }],
  [
    'the server is an hour ahead [SH-CK-03]',
    { profile: answered({}, 'Sat, 01 Mar 2025 10:30:00 GMT'), want: '2025-03-01 10:30' },
  ],
  ['a hostile header is passed over [SH-OP-067]', { profile: answered({}, 'soon'), want: '2025-03-01 09:30' }],
  [
    'the zone of the settings [SH-OP-068]',
    {
      profile: answered({ consoleSettings: { timeZone: 'Asia/Kathmandu' } }),
      zone: 'Asia/Kolkata',
      want: '2025-03-01 15:15',
    },
  ],
  [
    'another day in the zone',
    { profile: answered({ consoleSettings: { timeZone: 'Pacific/Apia' } }), want: '2025-03-01 22:30' },
  ],
  ...['Mars/Base', '+05:00', '', '../UTC', 5, null, {}].map(
    (timeZone): [string, { profile: object; zone: string; want: string }] => [
      `the browser's zone for ${JSON.stringify(timeZone)} [SH-OP-068]`,
      { profile: profileOf('ents', { consoleSettings: { timeZone } }), zone: 'Asia/Kolkata', want: '2025-03-01 15:00' },
    ],
  ),
  [
    "the browser's zone without settings [SH-OP-068]",
    { profile: profileOf('ents', { consoleSettings: null }), zone: 'Asia/Kolkata', want: '2025-03-01 15:00' },
  ],
])('the clock in the header: %s [SH-CK-02]', async (_, { profile, zone, want }) => {
  await openConsole({ at, profile, ...(zone !== undefined && { zone }) });
  expect(part('clock')?.textContent).toBe(want);
  // Without a direction of its own it would read time first where lines run from right to left.
  expect(part('clock')?.querySelector('time')?.dir).toBe('ltr');
});

test.each([
  ['of the settings', { consoleSettings: { timeZone: 'Asia/Kathmandu' } }, 'Asia/Kathmandu'],
  ['of the browser without settings', { consoleSettings: null }, 'Asia/Kolkata'],
])('expressions read the zone %s in which the clock tells the time', async (_, members, want) => {
  const { app } = await openConsole({ at, profile: profileOf('ents', members), zone: 'Asia/Kolkata' });
  expect(timeZone(app.services().scope)).toBe(want);
});

test('it changes with the minute [SH-CK-01, SH-CO-11]', async () => {
  const { clock } = await openConsole({ at });
  await act(() => clock.advance(59_000));
  expect(part('clock')?.textContent).toBe('2025-03-01 09:30');
  await act(() => clock.advance(1000));
  expect(part('clock')?.textContent).toBe('2025-03-01 09:31');
});

test('it ticks with the seconds of the server, not with those of the workstation [SH-CK-01]', async () => {
  const { app, clock } = await openConsole({ at });
  await clock.advance(400);
  act(() => app.services().serverTime.sync('Sat, 01 Mar 2025 11:59:59 GMT'));
  expect(part('clock')?.textContent).toBe('2025-03-01 11:59');
  await act(() => clock.advance(1000));
  expect(part('clock')?.textContent).toBe('2025-03-01 12:00');
});

test('an answer that tells another time is shown at once', async () => {
  const { app } = await openConsole({ at });
  act(() => app.services().serverTime.sync('Sat, 01 Mar 2025 12:00:00 GMT'));
  expect(part('clock')?.textContent).toBe('2025-03-01 12:00');
});

test("a profile that failed leaves a clock in the browser's zone", async () => {
  await openConsole({ at, profile: json({}, 500), zone: 'Asia/Kolkata' });
  expect(part('clock')?.textContent).toBe('2025-03-01 15:00');
});

test('the panel tells seconds, day, zone, UTC and how far the workstation is off [SH-HD-08, SH-OP-068]', async () => {
  const { clock, panel } = await openClock({
    profile: answered({ consoleSettings: { timeZone: 'Asia/Kathmandu' } }, 'Sat, 01 Mar 2025 10:30:05 GMT'),
  });
  expect(panel.textContent).toContain('16:15:05');
  expect(panel.textContent).toContain('Saturday 2025-03-01');
  const facts = within(panel)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(facts).toEqual(['Asia/Kathmandu (UTC+05:45)', '2025-03-01 10:30:05', '1740825005', '1:00:05 behind']);
  await act(() => clock.advance(1000));
  expect(panel.textContent).toContain('16:15:06');
});

test.each([
  ['a second behind is not shown', 'Sat, 01 Mar 2025 09:30:02 GMT', undefined],
  ['three seconds behind are shown', 'Sat, 01 Mar 2025 09:30:03 GMT', '0:00:03 behind'],
  ['a workstation that is ahead is shown', 'Sat, 01 Mar 2025 09:00:00 GMT', '0:30:00 ahead'],
])('the workstation: %s', async (_, date, want) => {
  const { panel } = await openClock({ profile: answered({}, date) });
  expect(within(panel).queryByText(/(ahead|behind)$/)?.textContent).toBe(want);
});

test('until the server has told its time, the panel says whose time it is [SH-OP-067]', async () => {
  const { panel } = await openClock();
  expect(panel.textContent).toContain('The server has not told its time yet');
});

const withConsole = (console: unknown) => ({
  access: { console, account: 1, company: 1, flagsState: {}, permissions: {} },
});

test.each<readonly [title: string, members: object, want: string]>([
  ['with console access [SH-AC-15]', {}, '#/admin/timezone'],
  ...[0, '1', '0', true, false, null, {}, [], 1.0000001, undefined].map((value) => {
    const title = `with console access ${JSON.stringify(value)} [SH-AC-17]`;
    return [title, withConsole(value), '#/users/403?msg=console'] as const;
  }),
  ['without any rights [SH-AC-17]', { access: 'all' }, '#/users/403?msg=console'],
])('the time-zone link %s [SH-CK-04, SH-OP-036]', async (_, members, want) => {
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

test('the clock names its zone beside the time, and in full for who cannot see it', async () => {
  await openConsole({ at, zone: 'America/New_York' });
  expect(part('clock')?.querySelector('time')?.dataset['zone']).toBe('New York');
  expect(part('clock')?.querySelector('time')?.getAttribute('datetime')).toBe('2025-03-01T09:30:00Z');
  expect(part('clock')?.getAttribute('aria-label')).toBe('Server time 2025-03-01 04:30 America/New_York (UTC-05:00)');
});

test('every time of the console is told in the zone of the clock', async () => {
  const { app } = await openConsole({
    at,
    profile: profileOf('ents', { consoleSettings: { timeZone: 'Asia/Tokyo' } }),
  });
  expect(app.services().format.zone).toBe('Asia/Tokyo');
  expect(inside('clock').getByText('18:30', { exact: false })).toBeTruthy();
});
