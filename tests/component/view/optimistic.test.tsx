import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Reads } from '~/generated/contract/types';
import { dialogOf, showDialog, words } from '~/tests/harness/view/show-dialog';
import { json } from '~/tests/harness/view/support';

/** A dialog that shows the version of the terms, and a button that changes it at once. */
const termsDialog = dialogOf({
  sources: { terms: { operation: 'getTerms' } },
  content: [
    { type: 'paragraph', text: { key: 'v', text: 'Version {v}', with: { v: (s: Reads) => s.terms?.version } } },
  ],
  buttons: [
    {
      id: 'accept',
      label: words('Accept'),
      action: {
        type: 'call',
        operation: 'acceptTerms',
        body: {},
        optimistic: [{ read: 'getTerms', set: { version: () => '8' } }],
      },
    },
  ],
});
const shownVersion = () => screen.getByTestId('dialog').textContent?.match(/Version\D*(\d+)/)?.[1];
const terms = (version: string) => json({ version, paragraphs: [] });

/** The calls after a click on the button, before the server has answered it. */
async function clickAccept() {
  const view = await showDialog(termsDialog);
  await view.calls[0]?.answer(terms('7'));
  expect(shownVersion()).toBe('7');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  return view;
}

test('what a click changes is shown before the call is answered, and read again afterwards', async () => {
  const { calls } = await clickAccept();
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST']);
  expect(shownVersion()).toBe('8');
  await calls[1]?.answer(json({}));
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  expect(shownVersion()).toBe('8');
  await calls[2]?.answer(terms('9'));
  expect(shownVersion()).toBe('9');
});

test('a failed call shows the value before the click again, with its message, and reads what is there', async () => {
  const { calls, services } = await clickAccept();
  await calls[1]?.answer(json({}, 500));
  expect(shownVersion()).toBe('7');
  expect(services.toasts.list.get()).toHaveLength(1);
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  await calls[2]?.answer(terms('6'));
  expect(shownVersion()).toBe('6');
});
