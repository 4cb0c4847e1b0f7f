import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { panelNow } from '../../harness/view/support';
import { openHost } from '../../harness/product/drawers/open-host';
import { rowsOf, type Given } from '../../harness/product/drawers/shown';

const host = {
  hostname: 'A',
  xdr_device_id: 'dev-1',
  tags: [{ labelName: 'Site', tagValues: ['Oslo', 'Room 2'] }],
  predefined_tags: [
    { id: 'pt-1', tags: [{ name: 'VPN' }, { name: 'High value' }] },
    { id: 'pt-2', tags: [] },
  ],
};
const custom = [
  { labelName: 'Owner', tagValues: [{ value: 'a' }, { value: 'b' }] },
  { labelName: null, tagValues: null },
];
const open = (data: unknown, given: Partial<Given> = {}, of: object = host) =>
  openHost(of, {
    tab: 5,
    ...given,
    answers: { 'query-custom-tags': typeof data === 'number' ? data : { data: { data } } },
  });
const has = (id: string) => document.querySelector(`[data-field="${id}"]`) !== null;

test('custom tags first, then predefined ones [DR-TAG-03, 04, 05, 08, DR-T08-134, DR-T08-135, DR-T08-138, DR-T08-139, DR-CALL-26, DR-OP-56, 57]', async () => {
  const { sent } = await open(custom);
  expect(sent.at(-1)).toEqual({
    method: 'POST',
    address: '/public/ass/api/v1/trilogy/tag/query-custom-tags-by-assetIDs?assetType=1',
    body: { assetIDs: ['dev-1'] },
  });
  expect(rowsOf('customTags')).toEqual([
    ['Owner', 'ab'],
    ['-', '-'],
  ]);
  expect(document.querySelectorAll('[data-field="customTags"] .descry-chip')).toHaveLength(2);
  expect(rowsOf('predefined_tags')).toEqual([['VPNHigh value'], ['-']]);
  expect(has('tags')).toBe(false);
  expect(document.body.textContent).not.toContain('pt-1');
});

test('while the call gives nothing, the tags of the host [DR-T08-136, 137, DR-TAG-07, DR-OP-56]', async () => {
  await open([]);
  expect(has('customTags')).toBe(false);
  expect(rowsOf('tags')).toEqual([['Site', 'OsloRoom 2']]);
  expect(has('predefined_tags')).toBe(true);
});

const failures: readonly (readonly [string, number])[] = [
  ['a refusal', 400],
  ['nothing found', 404],
  ['a broken server', 500],
];
test.each(failures)(
  '%s gives no custom tags and no error, and leaves the tags of the host [DR-TAG-06, DR-ERR-09, DR-OP-56]',
  async (_, status) => {
    await open(status);
    expect(panelNow()).toEqual(['tags', 'empty']);
    expect(has('customTags')).toBe(false);
    expect(rowsOf('tags')).toEqual([['Site', 'OsloRoom 2']]);
    expect(rowsOf('predefined_tags')).toEqual([['VPNHigh value'], ['-']]);
    expect(screen.queryByText('No data')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
  },
);

test('after a failure a host without tags of its own has no data, and they can still be edited [DR-TAG-06]', async () => {
  await open(500, {}, { hostname: 'A', xdr_device_id: 'dev-1' });
  expect(panelNow()).toEqual(['tags', 'empty']);
  expect(screen.getByText('No data')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Edit tags' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('a host without any tags has no data', async () => {
  await open([], {}, { hostname: 'A', xdr_device_id: 'dev-1' });
  expect(panelNow()).toEqual(['tags', 'empty']);
});

test('a host without an id is not asked about', async () => {
  const { sent } = await open(custom, {}, { ...host, xdr_device_id: null });
  expect(sent).toHaveLength(1);
  expect(rowsOf('tags')).toHaveLength(1);
});

test.each([
  [{ 'asd.view': 1, 'asd.assets': 1 }, true],
  [{ 'asd.view': 1, 'asd.assets': 0 }, false],
  [{ 'asd.view': 1 }, false],
])('with %j the tags can be edited: %s [DR-TAG-02, DR-PERM-07]', async (permissions, want) => {
  await open(custom, { permissions });
  expect(screen.queryByRole('button', { name: 'Edit tags' }) !== null).toBe(want);
});

test('editing leads to the tag screen [DR-TAG-09, DR-OP-55]', async () => {
  const { address } = await open(custom);
  await userEvent.click(screen.getByRole('button', { name: 'Edit tags' }));
  expect(address.get()).toBe('/app/tag-management');
});
