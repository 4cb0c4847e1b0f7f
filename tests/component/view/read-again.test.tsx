import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { CallAction } from '~/generated/contract/descriptor-types';
import type { Reads } from '~/generated/contract/types';
import { settle } from '~/tests/harness/fake-clock';
import { itemsFrom, renderedRows, rowAt, showTable } from '~/tests/harness/view/screen/table/support';
import { dialogOf, showDialog, words } from '~/tests/harness/view/show-dialog';
import { json } from '~/tests/harness/view/support';

/** A dialog that shows the version of the terms and has a button with an action. */
const termsDialog = (changes: CallAction['changes']) =>
  dialogOf({
    sources: { terms: { operation: 'getTerms' } },
    content: [
      { type: 'paragraph', text: { key: 'v', text: 'Version {v}', with: { v: (s: Reads) => s.terms?.version } } },
    ],
    buttons: [
      {
        id: 'accept',
        label: words('Accept'),
        action: { type: 'call', operation: 'acceptTerms', body: {}, ...(changes && { changes }) },
      },
    ],
  });
const shownVersion = () => screen.getByTestId('dialog').textContent?.match(/Version\D*(\d+)/)?.[1];

test('what a call makes out of date is requested again, and stays visible until the answer comes', async () => {
  const { calls } = await showDialog(termsDialog(['getTerms']));
  await calls[0]?.answer(json({ version: '7', paragraphs: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST']);
  await calls[1]?.answer(json({}));
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  expect(shownVersion()).toBe('7');
  await calls[2]?.answer(json({ version: '8', paragraphs: [] }));
  expect(shownVersion()).toBe('8');
});

test('a call that makes nothing out of date, and one that fails, request nothing again', async () => {
  const quiet = await showDialog(termsDialog(undefined));
  await quiet.calls[0]?.answer(json({ version: '7', paragraphs: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await quiet.calls[1]?.answer(json({}));
  expect(quiet.calls).toHaveLength(2);
  await quiet.shut();

  const failing = await showDialog(termsDialog(['getTerms']));
  await failing.calls[0]?.answer(json({ version: '7', paragraphs: [] }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await failing.calls[1]?.answer(json({}, 400));
  expect(failing.calls).toHaveLength(2);
});

test('what a task makes out of date is requested again when the task has been started', async () => {
  const never = () => false;
  const { calls } = await showDialog({
    ...termsDialog(undefined),
    content: [
      {
        type: 'task',
        id: 'run',
        status: { operation: 'getTaskStatus' },
        every: 5,
        running: never,
        succeeded: never,
        rests: { seconds: 1, reason: words('Resting') },
        outcomes: [],
        start: { operation: 'startSimulation', body: {}, changes: ['getTerms'] },
        button: { id: 'go', label: words('Start'), working: words('Working') },
      },
      { type: 'paragraph', text: { key: 'v', text: 'Version {v}', with: { v: (s: Reads) => s.terms?.version } } },
    ],
  });
  const addresses = () => calls.map(({ method, address }) => `${method} ${address}`);
  const answer = async (part: string, body: object) =>
    calls.findLast(({ address }) => address.includes(part))?.answer(json(body));
  await waitFor(() => expect(addresses().join()).toContain('task-status'), { timeout: 5000 });
  await answer('terms', { version: '7', paragraphs: [] });
  await answer('task', { data: { status: 'NOT_STARTED' } });
  const before = addresses().filter((one) => one.includes('terms'));
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  const start = calls.findLast(({ method }) => method === 'POST');
  expect(addresses().filter((one) => one.includes('terms'))).toEqual(before);
  await start?.answer(json({}));
  expect(addresses().filter((one) => one.includes('terms'))).toEqual([...before, ...before]);
});

test('the visible pages of a list are requested again, and show what is there now', async () => {
  let total = 90;
  const { requested, services, pass } = await showTable({
    fetch: (url) => {
      const offset = Number(url.searchParams.get('offset'));
      const items = itemsFrom(offset, Math.min(20, total - offset)).map((one) => ({
        ...one,
        name: `${one.name} of ${total}`,
      }));
      return json({ data: { items, total, asOf: 0 } });
    },
  });
  await pass(300);
  expect(rowAt(0).textContent).toContain('Entry 1 of 90');
  const before = requested.length;
  total = 91;
  await pass(1000);
  act(() => services.readAgain(['auditList']));
  await act(settle);
  expect(requested.length).toBeGreaterThan(before);
  expect(rowAt(0).textContent).toContain('Entry 1 of 91');
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('92');
  expect(renderedRows().length).toBeGreaterThan(0);
  const after = requested.length;
  act(() => services.readAgain(['getTerms']));
  await act(settle);
  expect(requested).toHaveLength(after);
});
