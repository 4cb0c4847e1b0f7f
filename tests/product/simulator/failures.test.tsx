import { act } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { json } from '../../harness/view/support';
import { filledAnomaly, filledThreatActor } from '../../fixtures/product/simulator/filled-forms';
import { canRun, control, run, toasts } from '../../harness/product/simulator/form-page';

const common = 'Something went wrong. Try again later.';

type Failure = readonly [status: number, body: unknown, want: string, id: string];

describe('a failure of a simulation', () => {
  const at = (number: unknown) => ({ info: { number } });
  const anomalyFailures: readonly Failure[] = [
    [400, at(132333), 'The request is incomplete.', 'DG-ERR-10'],
    [400, at(132334), 'Use a public server IP address.', 'DG-ERR-11'],
    [400, at(132335), 'Use a private client IP address.', 'DG-ERR-12'],
    [400, at(132336), 'The client IP address is malformed.', 'DG-ERR-13'],
    [400, at(132337), 'The server IP address is malformed.', 'DG-ERR-14'],
    [400, at(132338), 'The same IP address is used twice.', 'DG-ERR-15'],
    [400, at('132333'), 'The request is incomplete.', 'DG-ERR-10'],
    [400, at(132124), common, 'DG-ERR-16'],
    [400, at(132125), common, 'DG-ERR-16'],
    [400, at(132126), common, 'DG-ERR-16'],
    [400, at(132339), common, 'DG-ERR-17'],
    [400, at(null), common, 'DG-ERR-17'],
    [400, {}, common, 'DG-ERR-17'],
    [500, at(132333), common, 'DG-ERR-18'],
    [404, at(132338), common, 'DG-ERR-18'],
    [503, 'busy', common, 'DG-ERR-18'],
  ];
  const threatActorFailures: readonly Failure[] = [
    [400, at(132333), 'The request of the threat actor simulation is incomplete.', 'DG-ERR-20'],
    [400, at(132334), 'An IP address is not valid.', 'DG-ERR-21'],
    [400, at(132335), 'An IP address is not valid.', 'DG-ERR-22'],
    [400, at(132336), 'An IP address is malformed.', 'DG-ERR-23'],
    [400, at(132337), 'An IP address is malformed.', 'DG-ERR-24'],
    [400, at(132338), 'The same IP address is used for two hosts.', 'DG-ERR-25'],
    [400, at(132124), 'A simulation is still running.', 'DG-ERR-26'],
    [400, at(132125), 'The simulation timed out.', 'DG-ERR-27'],
    [400, at(132126), 'The simulation could not be started.', 'DG-ERR-28'],
    [400, at('132126'), 'The simulation could not be started.', 'DG-ERR-29'],
    [400, at(132123), common, 'DG-ERR-30'],
    [400, {}, common, 'DG-ERR-30'],
    [500, at(132124), common, 'DG-ERR-31'],
    [409, at(132338), common, 'DG-ERR-31'],
  ];

  test.each([
    ...anomalyFailures.map((failure) => [...failure, filledAnomaly] as const),
    ...threatActorFailures.map((failure) => [...failure, filledThreatActor] as const),
  ])('the answer %i %j says "%s" [DG-AN-13, DG-AN-14, DG-TA-19, %s]', async (status, body, want, _, filled) => {
    const { calls } = await filled();
    await run();
    await calls[0]?.answer(json(body, status));
    expect(calls[0]?.headers).toMatchObject({ 'x-trace-id': 'trace-1' });
    expect(toasts()).toEqual([`warning: ${want}Trace ID: trace-1`]);
    expect(canRun()).toBe(true);
    expect(control('appliance')).toMatchObject({ value: 'HOST-x1 (10.9.8.7)' });
  });

  test.each([
    { form: 'anomaly', id: 'DG-ERR-19', filled: filledAnomaly },
    { form: 'threat actor', id: 'DG-ERR-32', filled: filledThreatActor },
  ])(
    'no answer in time to the $form form is the common error with the trace id of the request [$id]',
    async ({ filled }) => {
      const { clock } = await filled();
      await run();
      await act(() => clock.advance(30_000));
      expect(toasts()).toEqual([`warning: ${common}Trace ID: trace-1`]);
      expect(canRun()).toBe(true);
    },
  );

  test('each note has the trace id of its own request, whatever the answer says [DG-ERR-43]', async () => {
    const { calls } = await filledAnomaly();
    await run();
    await calls[0]?.answer(json({ ...at(132333), traceId: 'other' }, 400));
    await run();
    await calls[1]?.answer(json(at(132334), 400));
    expect(calls[1]?.headers).toMatchObject({ 'x-trace-id': 'trace-2' });
    expect(toasts().map((toast) => /Trace ID: (.*)/.exec(toast)?.[1])).toEqual(['trace-1', 'trace-2']);
  });
});
