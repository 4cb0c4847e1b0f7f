import { expect, test } from 'vitest';
import { run } from './run';

test.each<[string, { idle?: number; session?: number; want: string | undefined }]>([
  ['SH-IDL-04: 61 s of idle time', { idle: 61, want: undefined }],
  ['SH-IDL-04: just over 60 s', { idle: 60.001, want: undefined }],
  ['SH-IDL-04: 60 s', { idle: 60, want: 'idleWarning 60' }],
  ['59.9 s', { idle: 59.9, want: 'idleWarning 60' }],
  ['SH-IDL-05: none', { idle: 0, want: 'idleTimeout 0' }],
  ['DG-SS-12, SH-SE-02: 60 s of the session', { session: 60, want: undefined }],
  ['SH-SE-02: 59.9 s', { session: 59.9, want: 'sessionWarning 60' }],
  ['DG-SS-12, SH-SE-02: 59 s', { session: 59, want: 'sessionWarning 59' }],
  ['DG-SS-12, SH-SE-03: 301 s', { session: 301, want: undefined }],
  ['SH-SE-03: 300.1 s', { session: 300.1, want: undefined }],
  ['DG-SS-12, SH-SE-03: 300 s', { session: 300, want: 'sessionWarning 300' }],
  ['DG-SS-12, SH-SE-03: 280 s', { session: 280, want: 'sessionWarning 280' }],
  ['DG-SS-12, SH-SE-03: 279.9 s', { session: 279.9, want: undefined }],
  ['SH-SE-06: none', { session: 0, want: 'sessionExpired 0' }],
  ['SH-OP-116: an end before an idle lock', { session: 0, idle: 0, want: 'sessionExpired 0' }],
  ['SH-OP-116: an idle lock before a warning', { session: 30, idle: 0, want: 'idleTimeout 0' }],
  ['SH-OP-116: the session before idle time', { session: 30, idle: 20, want: 'sessionWarning 30' }],
  ['nothing is watched', { want: undefined }],
])('%s', (_, { want, ...left }) => {
  const { view } = run([[1, left]]);
  expect(view && `${view.name} ${view.seconds}`).toBe(want);
});
