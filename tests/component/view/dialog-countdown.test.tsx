import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Dialog } from '~/generated/contract/descriptor-types';
import type { Reads } from '~/generated/contract/types';
import type { FakePage } from '../../harness/fake-page';
import { button, dialogOf, showDialog } from '../../harness/view/show-dialog';

/** Tells the seconds left, and at zero sends an event. */
const counting: Dialog = dialogOf({
  countdown: {
    from: (s: Reads) => s.input?.seconds,
    then: [{ type: 'event', name: 'console:continue-session' }],
  },
  content: [
    {
      type: 'paragraph',
      text: { key: 'test.left', text: '{left} left', with: { left: (s: Reads) => s.countdown } },
    },
  ],
  buttons: [
    { ...button('continue'), visibleWhen: (s: Reads, f) => f.gt(s.countdown, 0) },
    { ...button('sign-in'), visibleWhen: (s: Reads, f) => f.eq(s.countdown, 0) },
  ],
});

const left = () => /(\S+) left/.exec(screen.getByTestId('dialog').textContent ?? '')?.[1]?.replace(/[^\d-]/g, '');
const live = (manner: string) => document.querySelector(`.descry-dialog [aria-live="${manner}"]`)?.textContent;
const actions = () =>
  [...document.querySelectorAll('.descry-dialog-footer [data-action]')].map((item) => item.textContent);
const sent = ({ page }: { readonly page: FakePage }) =>
  page.done.filter((each) => each.includes('console:continue-session')).length;

describe('the seconds of a countdown [DG-SS-02]', () => {
  test('a countdown shows its start first, then one second less each second', async () => {
    const { clock } = await showDialog(counting, { seconds: 60 });
    expect(left()).toBe('60');
    await act(() => clock.advance(999));
    expect(left()).toBe('60');
    await act(() => clock.advance(1));
    expect(left()).toBe('59');
    await act(() => clock.advance(58_000));
    expect(left()).toBe('1');
  });

  test('a countdown follows the clock after the computer slept, whatever the timers missed', async () => {
    const { clock } = await showDialog(counting, { seconds: 60 });
    // The machine sleeps: time passes, no timer fires until it wakes.
    const { now } = clock;
    clock.now = () => now() + 40_000;
    await act(() => clock.advance(1000));
    expect(left()).toBe('19');
  });

  test('a countdown begins again with another start, and only then', async () => {
    const { clock, change } = await showDialog(counting, { seconds: 60 });
    await act(() => clock.advance(5000));
    await change({ seconds: 60, other: true });
    expect(left()).toBe('55');
    await change({ seconds: 20 });
    expect(left()).toBe('20');
    await act(() => clock.advance(1000));
    expect(left()).toBe('19');
  });

  test.each([undefined, null, 'soon', -1, Number.NaN, Number.MAX_VALUE, {}])(
    'the seconds of a countdown from %s are undecided, and nothing runs',
    async (seconds) => {
      const world = await showDialog(counting, { seconds });
      const { clock } = world;
      expect(left()).toBe('-');
      expect(actions()).toEqual([]);
      expect(clock.pending()).toBe(0);
      await act(() => clock.advance(120_000));
      expect(sent(world)).toBe(0);
    },
  );
});

describe('a countdown at zero', () => {
  test('at zero the actions of a countdown run once, and the dialog shows another wording [DG-SS-04, 15]', async () => {
    const world = await showDialog(counting, { seconds: 2 });
    const { clock } = world;
    expect(actions()).toEqual(['continue']);
    await act(() => clock.advance(2000));
    expect(actions()).toEqual(['sign-in']);
    expect(sent(world)).toBe(1);
    await act(() => clock.advance(3000));
    expect(sent(world)).toBe(1);
    expect(left()).toBe('0');
  });

  test('a countdown from zero ends at once', async () => {
    const world = await showDialog(counting, { seconds: 0 });
    const { clock } = world;
    await act(() => clock.advance(0));
    expect(actions()).toEqual(['sign-in']);
    expect(sent(world)).toBe(1);
  });

  test('a countdown that is started again ends again', async () => {
    const world = await showDialog(counting, { seconds: 1 });
    const { clock, change } = world;
    await act(() => clock.advance(1000));
    await change({ seconds: 2 });
    expect(actions()).toEqual(['continue']);
    await act(() => clock.advance(2000));
    expect(sent(world)).toBe(2);
  });

  test('the focus stays in the dialog if the end of the countdown removes the focused button', async () => {
    const { clock } = await showDialog(counting, { seconds: 2 });
    expect(document.activeElement?.textContent).toBe('continue');
    await act(() => clock.advance(2000));
    expect(document.activeElement?.textContent).toBe('sign-in');
  });

  test('the actions of a countdown do not run after the dialog is closed', async () => {
    const world = await showDialog(counting, { seconds: 2 });
    const { clock, shut } = world;
    await shut();
    await act(() => clock.advance(10_000));
    expect(sent(world)).toBe(0);
    expect(clock.pending()).toBe(0);
  });
});

test('a countdown is announced politely at 60 and 30 seconds, and at once at 10', async () => {
  const { clock } = await showDialog(counting, { seconds: 61 });
  expect([live('polite'), live('assertive')]).toEqual(['', '']);
  await act(() => clock.advance(1000));
  expect([live('polite'), live('assertive')]).toEqual(['60 seconds left', '']);
  await act(() => clock.advance(29_000));
  expect([live('polite'), live('assertive')]).toEqual(['60 seconds left', '']);
  await act(() => clock.advance(1000));
  expect([live('polite'), live('assertive')]).toEqual(['30 seconds left', '']);
  await act(() => clock.advance(20_000));
  expect([live('polite'), live('assertive')]).toEqual(['', '10 seconds left']);
  await act(() => clock.advance(5000));
  expect([live('polite'), live('assertive')]).toEqual(['', '10 seconds left']);
});
