import { expect, test } from 'vitest';
import { run } from '~/tests/harness/session/timers/run';

test.each<[string, { idle?: number; session?: number; want: string | undefined }]>([
  ['61 s of idle time [SH-IDL-04]', { idle: 61, want: undefined }],
  ['just over 60 s [SH-IDL-04]', { idle: 60.001, want: undefined }],
  ['60 s [SH-IDL-04]', { idle: 60, want: 'idleWarning 60' }],
  ['59.9 s', { idle: 59.9, want: 'idleWarning 60' }],
  ['none [SH-IDL-05]', { idle: 0, want: 'idleTimeout 0' }],
  ['60 s of the session [DG-SS-12, SH-SE-02]', { session: 60, want: undefined }],
  ['59.9 s [SH-SE-02]', { session: 59.9, want: 'sessionWarning 60' }],
  ['59 s [DG-SS-12, SH-SE-02]', { session: 59, want: 'sessionWarning 59' }],
  ['301 s [DG-SS-12, SH-SE-03]', { session: 301, want: undefined }],
  ['300.1 s [SH-SE-03]', { session: 300.1, want: undefined }],
  ['300 s [DG-SS-12, SH-SE-03]', { session: 300, want: 'sessionWarning 300' }],
  ['280 s [DG-SS-12, SH-SE-03]', { session: 280, want: 'sessionWarning 280' }],
  ['279.9 s [DG-SS-12, SH-SE-03]', { session: 279.9, want: undefined }],
  ['none [SH-SE-06]', { session: 0, want: 'sessionExpired 0' }],
  ['an end before an idle lock [SH-OP-116]', { session: 0, idle: 0, want: 'sessionExpired 0' }],
  ['an idle lock before a warning [SH-OP-116]', { session: 30, idle: 0, want: 'idleTimeout 0' }],
  ['the session before idle time [SH-OP-116]', { session: 30, idle: 20, want: 'sessionWarning 30' }],
  ['nothing is watched', { want: undefined }],
])('%s', (_, { want, ...left }) => {
  const { view } = run([[1, left]]);
  expect(view && `${view.name} ${view.seconds}`).toBe(want);
});
