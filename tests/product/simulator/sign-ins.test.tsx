import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import english from '~/descriptors/messages/en.json';
import { json } from '../../harness/view/support';
import { settings } from '~/generated/console/console';
import { action, isDisabled, openSimulator } from '../../harness/product/simulator/open-simulator';

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

test('the button sends one POST without a body [DG-SI-01, DG-SI-02, DG-BODY-02]', async () => {
  const { sent } = await generate();
  expect(sent().map(({ method, body }) => [method, body])).toEqual([['POST', undefined]]);
  expect(Object.keys(sent()[0]?.headers ?? {}).map((name) => name.toLowerCase())).not.toContain('content-type');
});

describe('a failure', () => {
  test.each<[rows: string, { given: Response; want: string }]>([
    [
      'the code 7930201 [DG-SI-03, DG-SI-08]',
      { given: refused(7930201), want: 'Unable to generate sign-ins (7930201).' },
    ],
    ['the code 7930101 [DG-SI-04]', { given: refused(7930101), want: 'Unable to generate sign-ins (7930101).' }],
    ['the code 7935401 [DG-SI-05]', { given: refused(7935401), want: 'Unable to generate sign-ins (7935401).' }],
    [
      'the code 7935401 as text [DG-SI-05]',
      { given: refused('7935401'), want: 'Unable to generate sign-ins (7935401).' },
    ],
    ['another code [DG-SI-06]', { given: refused(7930202), want: common }],
    ['no body [DG-SI-06]', { given: new Response(null, { status: 400 }), want: common }],
    ['no code [DG-SI-06]', { given: json({ error: {} }, 400), want: common }],
    ['a code with the status 500 [DG-SI-07]', { given: refused(7930201, 500), want: common }],
    ['a code with the status 409 [DG-SI-07]', { given: refused(7930101, 409), want: common }],
  ])('has a message of its own or the common one: %s', async (_, { given, want }) => {
    const { answer } = await generate();
    await answer(given);
    expect(toast()?.dataset['intent']).toBe('danger');
    expect(toast()?.textContent).toContain(want);
    expect(toast()?.textContent).not.toContain('trace-');
    expect(isDisabled(button())).toBe(false);
  });
});

test('the three texts have keys of their own, and differ [DG-SI-09]', () => {
  const { S33_25, S33_26, S33_27 } = english.shared;
  expect(new Set([S33_25, S33_26, S33_27]).size).toBe(3);
});

test('success is told for 5 s [DG-SI-10]', async () => {
  const { answer, clock } = await generate();
  await answer(json({}));
  expect([toast()?.dataset['intent'], settings.timers.toast]).toEqual(['success', 5000]);
  expect(toast()?.textContent).toContain('Sign-ins were generated.');
  await act(() => clock.advance(4999));
  expect(toast()).not.toBeNull();
  await act(() => clock.advance(1));
  expect(toast()).toBeNull();
});

test('until the answer has come the button sends nothing more [DG-SI-11]', async () => {
  const { sent, answer } = await generate();
  expect(isDisabled(button())).toBe(true);
  await user.click(button());
  await user.keyboard('{Enter}');
  expect(sent()).toHaveLength(1);
  await answer(json({}));
  expect(isDisabled(button())).toBe(false);
});
