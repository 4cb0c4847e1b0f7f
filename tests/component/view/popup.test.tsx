import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PopupField } from '~/generated/contract/descriptor-types';
import fileContent from '~/generated/console/panels/file-content';
import wantedHeaders from '~/generated/console/panels/wanted-headers';
import { PopupView } from '~/view/field/PopupView';
import { settle } from '../../harness/fake-clock';
import { fieldValue, json, session, setUp } from '../../harness/view/support';

const label = { key: 'x', text: 'Wanted headers' };
const headers: PopupField = {
  type: 'popup',
  id: 'mailWantedHeaders',
  label,
  value: (scope) => scope.list,
  panel: wantedHeaders,
  with: { headers: (scope) => scope.list },
  width: 672,
};
const content: PopupField = { ...headers, panel: fileContent, with: {} };

async function show(list: unknown, field: PopupField = headers) {
  const world = await setUp();
  await world.show(<PopupView field={field} scope={{ ...session, list }} />);
  return world;
}

const two = [{ mailWantedHeaderName: 'To', mailWantedHeaderValue: 'a@b' }, { mailWantedHeaderName: 'X-<b>' }];
const dialog = (): HTMLElement => screen.getByRole('dialog', { name: 'Wanted headers' });

test('the number of entries of a popup field opens a dialog that lists them, as wide as the field says', async () => {
  await show(two);
  expect(fieldValue('mailWantedHeaders').textContent).toBe('2');
  await userEvent.click(screen.getByRole('button', { name: 'Wanted headers: 2' }));
  await act(settle);
  const { dataset, style } = dialog();
  expect([dataset.testid, dataset.dialog, dataset.popup]).toEqual(['dialog', 'popup', 'mailWantedHeaders']);
  expect(style.width).toBe('672px');
  expect(dialog().parentElement?.style.zIndex).toBe('1002');
  expect(within(dialog()).getByText('X-<b>')).toBeDefined();
});

test('a popup field can have a text instead of the number', async () => {
  await show(two, { ...headers, link: { key: 'y', text: 'Show headers' }, as: 'headers' });
  expect(screen.getByRole('button', { name: 'Show headers' }).getAttribute('data-action')).toBe('headers');
});

test.each([[[]], [undefined], [null]])('a popup field without entries is a dash and no link: %j', async (list) => {
  await show(list);
  expect(fieldValue('mailWantedHeaders').textContent).toBe('-');
  expect(screen.queryByRole('button', { name: /Wanted/ })).toBeNull();
});

test('Escape closes the dialog of a popup field, and the focus returns to its link', async () => {
  await show(two);
  await userEvent.click(screen.getByRole('button', { name: 'Wanted headers: 2' }));
  expect(dialog().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Wanted headers: 2' }));
});

test('the dialog of a popup field sends its calls when it opens, can repeat a failed one, and aborts them when it closes', async () => {
  const { calls } = await show(two, content);
  expect(calls).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Wanted headers: 2' }));
  await act(settle);
  const panel = () => document.querySelector('[data-panel="file-content"]')?.getAttribute('data-state');
  expect(calls.map(({ address }) => address)).toEqual(['/mock/other/filecontent.json']);
  expect(panel()).toBe('loading');
  await calls[0]?.answer(json({}, 500));
  expect(panel()).toBe('failed');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(settle);
  expect(calls).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await act(settle);
  expect(calls[1]?.signal?.aborted).toBe(true);
});
