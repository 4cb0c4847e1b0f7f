import { expect, test } from 'vitest';
import { createOverlays } from '~/state/overlays';
import { readSessionParams, showSession } from '~/actions/session-dialog';
import { createStore } from '~/lib/store';
import type { SessionView, ViewName } from '~/session/timers/session-view';

function setUp() {
  const overlays = createOverlays();
  const view = createStore<SessionView | undefined>(undefined);
  const closed: ViewName[] = [];
  const stop = showSession(
    {
      view,
      close: (name) => {
        closed.push(name);
        if (name.endsWith('Warning')) view.set(undefined);
      },
    },
    overlays,
  );
  const open = () =>
    overlays.open.get().map(({ id, params: { countdownValue, ...flags } }) => {
      const set = Object.entries(flags).flatMap(([name, value]) => (value === true ? [name] : []));
      return [id, countdownValue, ...set];
    });
  return { overlays, view, closed, open, stop };
}

test('each view is the dialog, its seconds follow, and it goes with the view [SH-SE-08]', () => {
  const { overlays, view, open, closed } = setUp();
  view.set({ name: 'idleWarning', seconds: 60, activityLost: false });
  const [first] = overlays.open.get();
  view.set({ name: 'idleWarning', seconds: 59, activityLost: false });
  expect(open()).toEqual([['session', 59, 'showIdleWarning']]);
  view.set({ name: 'idleTimeout', seconds: 0, activityLost: false });
  expect(open()).toEqual([['session', 0, 'showIdleTimeout']]);
  expect(overlays.open.get()[0]?.key).toBe(first?.key);
  view.set({ name: 'sessionWarning', seconds: 30, activityLost: false });
  view.set({ name: 'sessionExpired', seconds: 0, activityLost: false });
  expect(open()).toEqual([['session', 0, 'showSessionTimeout']]);
  view.set(undefined);
  expect([open(), closed]).toEqual([[], []]);
});

test('closing a warning is told; a timed-out view comes back', () => {
  const { overlays, view, open, closed } = setUp();
  view.set({ name: 'sessionWarning', seconds: 30, activityLost: false });
  overlays.close(overlays.open.get()[0]?.key ?? 0);
  expect([open(), closed]).toEqual([[], ['sessionWarning']]);
  view.set({ name: 'sessionExpired', seconds: 0, activityLost: false });
  overlays.close(overlays.open.get()[0]?.key ?? 0);
  expect(open()).toEqual([['session', 0, 'showSessionTimeout']]);
});

test('one opened by event stays until something is due, which takes it over; there is never a second', () => {
  const { overlays, view, open } = setUp();
  overlays.show('session', { countdownValue: 200, showSessionWarning: true });
  overlays.show('generic', { countdownValue: 0 });
  overlays.show('session', { countdownValue: 100, showSessionWarning: true });
  expect(open()).toEqual([
    ['generic', 0],
    ['session', 100, 'showSessionWarning'],
  ]);
  view.set({ name: 'idleWarning', seconds: 60, activityLost: false });
  expect(open()).toEqual([
    ['generic', 0],
    ['session', 60, 'showIdleWarning'],
  ]);
  overlays.show('session', { countdownValue: 7, showSessionTimeout: true });
  expect(open().at(-1)).toEqual(['session', 60, 'showIdleWarning']);
  view.set(undefined);
  expect(open()).toEqual([['generic', 0]]);
});

test('after the end nothing is shown', () => {
  const { view, open, stop } = setUp();
  stop();
  view.set({ name: 'idleWarning', seconds: 60, activityLost: false });
  expect(open()).toEqual([]);
});

test.each<[string, { given: unknown; want: string | undefined }]>([
  ['one flag', { given: { countdownValue: 45, showIdleWarning: true }, want: 'showIdleWarning 45' }],
  [
    'the gravest of several [DG-SS-01]',
    {
      given: { countdownValue: 45, showIdleWarning: true, showSessionWarning: true, showIdleTimeout: true },
      want: 'showIdleTimeout 45',
    },
  ],
  ['part of a second', { given: { countdownValue: 59.2, showSessionWarning: true }, want: 'showSessionWarning 60' }],
  ['no time', { given: { showSessionWarning: true }, want: 'showSessionWarning 60' }],
  ['a time that is none', { given: { countdownValue: '9', showIdleWarning: true }, want: 'showIdleWarning 60' }],
  ['an absurd time', { given: { countdownValue: 1e308, showIdleWarning: true }, want: 'showIdleWarning 2678400' }],
  ['no flag', { given: { countdownValue: 45 }, want: undefined }],
  ['a flag that is not exactly true', { given: { showIdleTimeout: 'true' }, want: undefined }],
  ['nothing', { given: undefined, want: undefined }],
])('an event with %s', (_, { given, want }) => {
  const params = readSessionParams(given);
  const flag = Object.entries(params ?? {}).find(([, value]) => value === true)?.[0];
  expect(params && `${flag} ${String(params.countdownValue)}`).toBe(want);
});
