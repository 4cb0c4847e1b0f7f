import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import english from '../../../descriptors/messages/en.json';
import { json } from '../../render/support';
import { settings } from '../../../src/generated/console';
import { action, isOff, openSimulator } from './open-simulator';

const user = userEvent.setup({ delay: null });
const path = '/public/sjg/api/v1/simulation/aad/signIns';
const common = 'Something went wrong. Try again later.';
const button = () => action('generate-sign-ins');
const toast = () => screen.queryByTestId('toast');

async function generate() {
  const world = await openSimulator(3);
  const sent = () => world.calls.filter(({ address }) => address === path);
  await user.click(button());
  return { ...world, sent, answer: (response: Response) => sent()[0]?.answer(response) };
}

/** The error of a body as the server sends it. */
const refused = (code: unknown, status = 400) => json({ error: { code } }, status);

test('DG-SI-01, DG-SI-02, DG-BODY-02: the button sends one POST without a body', async () => {
  const { sent } = await generate();
  expect(sent().map(({ method, body }) => [method, body])).toEqual([['POST', undefined]]);
  expect(Object.keys(sent()[0]?.headers ?? {}).map((name) => name.toLowerCase())).not.toContain('content-type');
});

describe('a failure', () => {
  test.each<[rows: string, { given: Response; want: string }]>([
    ['DG-SI-03, DG-SI-08: 7930201', { given: refused(7930201), want: 'Unable to generate sign-ins (7930201).' }],
    ['DG-SI-04: 7930101', { given: refused(7930101), want: 'Unable to generate sign-ins (7930101).' }],
    ['DG-SI-05: 7935401', { given: refused(7935401), want: 'Unable to generate sign-ins (7935401).' }],
    ['DG-SI-05: 7935401 as text', { given: refused('7935401'), want: 'Unable to generate sign-ins (7935401).' }],
    ['DG-SI-06: another code', { given: refused(7930202), want: common }],
    ['DG-SI-06: no body', { given: new Response(null, { status: 400 }), want: common }],
    ['DG-SI-06: no code', { given: json({ error: {} }, 400), want: common }],
    ['DG-SI-07: a code with the status 500', { given: refused(7930201, 500), want: common }],
    ['DG-SI-07: a code with the status 409', { given: refused(7930101, 409), want: common }],
  ])('%s', async (_, { given, want }) => {
    const { answer } = await generate();
    await answer(given);
    expect(toast()?.dataset['intent']).toBe('danger');
    expect(toast()?.textContent).toContain(want);
    expect(toast()?.textContent).not.toContain('trace-');
    expect(isOff(button())).toBe(false);
  });
});

test('DG-SI-09: the three texts have keys of their own, and differ', () => {
  const { S33_25, S33_26, S33_27 } = english.shared;
  expect(new Set([S33_25, S33_26, S33_27]).size).toBe(3);
});

test('DG-SI-10: success is told for 5 s', async () => {
  const { answer, clock } = await generate();
  await answer(json({}));
  expect([toast()?.dataset['intent'], settings.timers.toast]).toEqual(['success', 5000]);
  expect(toast()?.textContent).toContain('Sign-ins were generated.');
  await act(() => clock.advance(4999));
  expect(toast()).not.toBeNull();
  await act(() => clock.advance(1));
  expect(toast()).toBeNull();
});

test('DG-SI-11: until the answer has come the button sends nothing more', async () => {
  const { sent, answer } = await generate();
  expect(isOff(button())).toBe(true);
  await user.click(button());
  await user.keyboard('{Enter}');
  expect(sent()).toHaveLength(1);
  await answer(json({}));
  expect(isOff(button())).toBe(false);
});
