import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CallAction } from '~/generated/contract/descriptor-types';
import type { Reads } from '~/generated/contract/types';
import { settle } from '~/tests/harness/fake-clock';
import { dialogOf, showDialog, words } from '~/tests/harness/view/show-dialog';
import { json } from '~/tests/harness/view/support';

const accept: CallAction = {
  type: 'call',
  operation: 'acceptTerms',
  body: {},
  changes: ['getTerms'],
  undo: {
    text: words('The terms are accepted.'),
    operation: 'saveTimeZone',
    header: { 'If-Match': (s: Reads) => s.answer?.version },
    body: { timeZone: (s: Reads) => s.terms?.version },
  },
};

/** The calls after a button has been clicked, whose change the server has accepted. */
async function accepted(action: CallAction = accept) {
  const dialog = dialogOf({
    sources: { terms: { operation: 'getTerms' } },
    content: [
      { type: 'paragraph', text: { key: 'v', text: 'Version {v}', with: { v: (s: Reads) => s.terms?.version } } },
    ],
    buttons: [{ id: 'accept', label: words('Accept'), action }],
  });
  const view = await showDialog(dialog);
  await view.calls[0]?.answer(json({ version: 'before', paragraphs: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await view.calls[1]?.answer(json({ version: '"v2"' }));
  const toasts = view.services.toasts.list;
  await expect.poll(() => toasts.get().length).toBe(1);
  const undo = () =>
    act(async () => {
      toasts.get()[0]?.button?.run();
      await settle();
    });
  return { ...view, toasts, undo, reads: () => view.calls.filter(({ method }) => method === 'GET') };
}

test('a change that succeeded offers to be undone for ten seconds', async () => {
  const { toasts, clock } = await accepted();
  expect(toasts.get()).toMatchObject([{ intent: 'success', text: { text: 'The terms are accepted.' } }]);
  await act(() => clock.advance(9999));
  expect(toasts.get()).toHaveLength(1);
  await act(() => clock.advance(1));
  expect(toasts.get()).toEqual([]);
});

test('undoing sends the values from before the change, reads again, and confirms', async () => {
  const { calls, undo, toasts, reads } = await accepted();
  await calls[2]?.answer(json({ version: 'after', paragraphs: [] }));
  await undo();
  const sent = calls[3];
  expect(sent?.headers).toMatchObject({ 'if-match': '"v2"' });
  expect(sent?.body).toEqual({ timeZone: 'before' });
  expect(reads()).toHaveLength(2);
  await sent?.answer(json({}));
  expect(reads()).toHaveLength(3);
  expect(toasts.get().at(-1)).toMatchObject({ intent: 'success', text: { key: 'UI.UNDONE' } });
});

test('what somebody else has changed meanwhile is not undone, and the analyst is shown so', async () => {
  const { calls, undo, toasts, reads } = await accepted();
  await undo();
  await calls[3]?.answer(json({}, 412));
  expect(toasts.get().at(-1)).toMatchObject({ text: { key: 'ERROR.CONFLICT' } });
  expect(reads()).toHaveLength(3);
});

test('a change that failed offers nothing to undo', async () => {
  const view = await showDialog(
    dialogOf({ buttons: [{ id: 'accept', label: words('Accept'), action: { ...accept, changes: [] } }] }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await view.calls[0]?.answer(json({}, 500));
  expect(view.services.toasts.list.get().filter(({ button }) => button)).toEqual([]);
});
