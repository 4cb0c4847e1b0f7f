import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { fieldValue, panelNow } from '../../harness/view/support';
import { countOf, fieldsNow, openWith, rowsOf } from '../../harness/product/drawers/shown';

const open = (data: object) => openWith({ type: 1, id: '<m@x>', answers: { 'email/query': { data } } });
const many = <T,>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const linesOf = (id: string) => document.querySelectorAll(`[data-field="${id}"] li`).length;

test('one page with every value, in order [DR-T01-01 to 16, DR-CALL-01]', async () => {
  const { sent } = await open({
    riskLevel: 'RISK_DANGEROUS',
    mailMsgSubject: ['One', 'Two', 'Three'],
    eventTime: '2025-03-01T09:30:00Z',
    mailFromAddresses: ['a@x', 'b@x', 'c@x'],
    mailToAddresses: ['d@x', 'e@x', 'f@x'],
    mailboxWithOrgId: [{ mailbox: 'a@x', orgId: '7' }],
    mailAttachments: [{ attachmentFileName: 'a.iso', attachmentSha1: 'ab12' }, { attachmentSha1: 'cd34' }],
    mailUrlsVisibleLink: ['https://a.example/'],
    mailMsgId: '<m@x>',
    mailWantedHeaders: [{ mailWantedHeaderName: 'Return-Path', mailWantedHeaderValue: 'b@x' }],
  });
  const address = '/public/svp/v2/object/email/query';
  expect(sent).toEqual([{ method: 'POST', address, body: { messageId: '<m@x>' } }]);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(panelNow()).toEqual(['main', 'data']);
  expect(fieldsNow()).toEqual([
    ['riskLevel', 'High'],
    ['mailMsgSubject', 'One | Two | Three'],
    ['eventTime', '2025-03-01 09:30:00'],
    ['mailFromAddresses', 'a@x | b@x | c@x'],
    ['mailToAddresses', 'd@x | e@x | f@x'],
    ['mailboxWithOrgId', 'a@x7'],
    ['mailAttachments', 'a.isoab12 | -cd34'],
    ['mailUrlsVisibleLink', 'https://a.example/'],
    ['mailMsgId', '<m@x>'],
    ['mailWantedHeaders', 'Show headers'],
  ]);
  expect(document.querySelector('[data-field="mailUrlsVisibleLink"] a')).toBeNull();
});

test('what is missing is a dash without a count or a link [DR-FRAME-07, DR-OP-83, DR-OP-84]', async () => {
  await open({ mailMsgSubject: [], mailToAddresses: [], mailWantedHeaders: [], mailMsgId: null });
  expect(fieldsNow().map(([, value]) => value)).toEqual(Array.from({ length: 10 }, () => '-'));
  for (const [id] of fieldsNow()) expect(countOf(id), id).toBeUndefined();
  expect(document.querySelector('[data-action="headers"]')).toBeNull();
});

describe('lists', () => {
  const lists: readonly (readonly [string, (index: number) => unknown])[] = [
    ['mailboxWithOrgId', (index: number) => ({ mailbox: `m${index}@x`, orgId: '7' })],
    ['mailAttachments', (index: number) => ({ attachmentFileName: `${index}.pdf` })],
    ['mailUrlsVisibleLink', (index: number) => `https://a.example/${index}`],
  ];
  test.each(lists)(
    'of 11 %s the first 10, then all, then 10 again [DR-T01-17 to 20, DR-CONST-09]',
    async (id, make) => {
      await open({ [id]: many(11, make) });
      const field = document.querySelector(`[data-field="${id}"]`);
      const press = async (action: string) => {
        const button = field?.querySelector(`[data-action="${action}"]`);
        if (button) await userEvent.click(button);
        return button !== null;
      };
      expect([linesOf(id), countOf(id)]).toEqual([10, '11']);
      expect(await press('more')).toBe(true);
      expect([linesOf(id), countOf(id)]).toEqual([11, '11']);
      expect(await press('less')).toBe(true);
      expect([linesOf(id), countOf(id)]).toEqual([10, '11']);
    },
  );

  test.each(lists)('of 10 %s all, and nothing to press [DR-T01-17 to 19]', async (id, make) => {
    await open({ [id]: many(10, make) });
    expect(linesOf(id)).toBe(10);
    expect(document.querySelector(`[data-field="${id}"] [data-action="more"]`)).toBeNull();
  });

  test('senders, subjects and receivers are shown in full; receivers are counted [DR-T01-08, DR-OP-83]', async () => {
    const all = many(40, (index) => `p${index}@x`);
    await open({ mailMsgSubject: all, mailFromAddresses: all, mailToAddresses: all });
    for (const id of ['mailMsgSubject', 'mailFromAddresses', 'mailToAddresses']) expect(linesOf(id), id).toBe(40);
    expect([countOf('mailToAddresses'), countOf('mailFromAddresses')]).toEqual(['40', undefined]);
  });
});

test('the headers stand in a dialog of 900 on layer 1002 [DR-T01-21, 22, DR-CONST-02, DR-CONST-05]', async () => {
  await open({
    mailWantedHeaders: [
      { mailWantedHeaderName: 'Return-Path', mailWantedHeaderValue: 'b@x' },
      { mailWantedHeaderName: 'X-Mailer', mailWantedHeaderValue: null },
    ],
  });
  const link = screen.getByRole('button', { name: 'Show headers' });
  expect(link.getAttribute('data-action')).toBe('headers');
  await userEvent.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Wanted headers' });
  expect(dialog.style.width).toBe('900px');
  expect(dialog.closest('[style*="1002"]')).not.toBeNull();
  expect(
    within(dialog)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Header name', 'Header value']);
  const table = 'mailWantedHeaders"] table [data-item]';
  expect(dialog.querySelectorAll(`[data-field="${table}`)).toHaveLength(2);
  expect(rowsOf('mailWantedHeaders')).toEqual([
    ['Return-Path', 'b@x'],
    ['X-Mailer', '-'],
  ]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Wanted headers' })).toBeNull();
  expect(screen.getByTestId('drawer')).toBeDefined();
});

test.each([
  ['UNKNOWN', 'Unknown', 'unknown'],
  ['RISK_UNKNOWN', 'Unknown', 'unknown'],
  ['RISK_UNRATED', 'Low', 'low'],
  ['Low Risk', 'Low', 'low'],
  ['RISK_SUSPICIOUS', 'Medium', 'medium'],
  ['RISK_VERY_SUSPICIOUS', 'Medium', 'medium'],
  ['Medium Risk', 'Medium', 'medium'],
  ['RISK_DANGEROUS', 'High', 'high'],
  ['High Risk', 'High', 'high'],
  ['RISK_X', '-', null],
  ['', '-', null],
  [undefined, '-', null],
])('the risk %s reads %s [DR-VAL-10 to 14]', async (riskLevel, want, severity) => {
  await open({ riskLevel });
  const value = fieldValue('riskLevel');
  expect([value.textContent, value.getAttribute('data-severity')]).toEqual([want, severity]);
});

test.each([400, 404, 500])('after a %s there is no data and no field [DR-FRAME-12]', async (status) => {
  await openWith({ type: 1, id: 'm', answers: { 'email/query': status } });
  expect(panelNow()).toEqual(['main', 'failed']);
  expect(screen.getByText('No data')).toBeDefined();
  expect(fieldsNow()).toEqual([]);
});
