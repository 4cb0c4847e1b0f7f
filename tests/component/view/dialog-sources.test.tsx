import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Reads } from '~/generated/contract/types';
import { button, dialogOf, paragraph, showDialog } from '../../harness/view/show-dialog';
import { json } from '../../harness/view/support';

/** Reads the terms, which come from a call. */
const loading = dialogOf({
  closing: 'must-answer',
  sources: { terms: { operation: 'getTerms' } },
  content: [
    paragraph('Before.'),
    {
      type: 'paragraph',
      text: { key: 'test.v', text: 'Version {v}', with: { v: (s: Reads) => s.terms?.version } },
    },
    { ...paragraph('There are terms.'), visibleWhen: (s: Reads, f) => f.has(s.terms?.version) },
  ],
  buttons: [
    button('cancel'),
    {
      ...button('accept'),
      action: { type: 'call', operation: 'acceptTerms', body: { version: (s: Reads) => s.terms?.version } },
    },
    { ...button('print'), visibleWhen: (s: Reads, f) => f.has(s.terms?.version) },
  ],
});
const terms = { version: '7', paragraphs: ['All.'] };
const state = () => screen.getByTestId('dialog').getAttribute('data-state');
const isDisabled = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a dialog while an answer is loading', () => {
  test('blocks that read a loading answer wait, and the other blocks are shown [DG-TM-05]', async () => {
    const { calls, closed } = await showDialog(loading);
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
    const box = screen.getByRole('alertdialog');
    expect(state()).toBe('loading');
    expect(box.textContent).toContain('Before.');
    expect(box.textContent).not.toContain('Version');
    expect(screen.getAllByText('Loading')).toHaveLength(1);
    expect([isDisabled('cancel'), isDisabled('accept')]).toEqual([false, true]);
    expect(screen.queryByRole('button', { name: 'print' })).toBeNull();
    await click('accept');
    expect(calls).toHaveLength(1);
    await click('cancel');
    expect(closed).toEqual(['asking']);
  });

  test('while an answer is loading, the focus is on no button that would act on unseen content', async () => {
    await showDialog(loading);
    expect(document.activeElement).toBe(screen.getByRole('alertdialog'));
  });
});

test('a dialog shows all its blocks as soon as the answer arrives', async () => {
  const { calls } = await showDialog(loading);
  await calls[0]?.answer(json(terms));
  const box = screen.getByRole('alertdialog');
  expect(box.textContent).toMatch(/Version \S?7/);
  expect(box.textContent).toContain('There are terms.');
  expect(state()).toBeNull();
  expect([isDisabled('cancel'), isDisabled('accept'), isDisabled('print')]).toEqual([false, false, false]);
  await click('accept');
  expect(calls[1]).toMatchObject({ method: 'POST', body: { version: '7' } });
});

describe('a dialog after a failed call [DG-OP-48]', () => {
  test('a dialog shows its failed call inside, can still be closed, and can call again', async () => {
    const { calls } = await showDialog(loading);
    await calls[0]?.answer(json({}, 500));
    expect(state()).toBe('failed');
    expect(within(screen.getByRole('alertdialog')).getByRole('alert').textContent).toContain('Something went wrong');
    expect(screen.queryByTestId('toast')).toBeNull();
    expect([isDisabled('cancel'), isDisabled('accept')]).toEqual([false, true]);
    await click('Try again');
    expect(state()).toBe('loading');
    await calls[1]?.answer(json(terms));
    expect(within(screen.getByRole('alertdialog')).queryByRole('alert')).toBeNull();
    expect(isDisabled('accept')).toBe(false);
  });

  test('a dialog with a failed call can be closed', async () => {
    const { calls, closed } = await showDialog(loading);
    await calls[0]?.answer(json({}, 404));
    await click('cancel');
    expect(closed).toEqual(['asking']);
  });
});

test('closing a dialog aborts its call and drops a later answer', async () => {
  const { calls, shut } = await showDialog(loading);
  await shut();
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls[0]?.signal?.aborted).toBe(true);
});

test('a condition that reads a missing member of an answer is undecided', async () => {
  const { calls } = await showDialog(loading);
  await calls[0]?.answer(json([]));
  expect(screen.getByRole('alertdialog').textContent).toContain('Version -');
  expect(screen.queryByText('There are terms.')).toBeNull();
});
