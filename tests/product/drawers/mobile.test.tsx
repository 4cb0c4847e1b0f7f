import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fieldValue, panelNow, toneOf } from '../../harness/view/support';
import { fieldsNow, linkOf, openWith } from '../../harness/product/drawers/shown';

const full = {
  basicSecurityStatus: 4,
  basicDeviceStatus: 3,
  basicLastScanTime: '2025-03-01T09:30:00Z',
  basicDeviceType: 1,
  basicDeviceName: 'Ann phone',
  osVersion: 'Android 15',
  hardwareModel: 'Pixel 9',
  hardwareBrand: 'google',
  hardwareManufacturer: 'Google',
  securityMac: '3c:28:6d:41:0a:97',
  imei: '490154203237518',
};

const open = (data: object) => openWith({ type: 7, id: 'd9', answers: { 'mobile/query': { data } } });

test('one page with every value, in order [DR-T07-01 to 14, DR-CALL-06]', async () => {
  const { sent } = await open(full);
  expect(sent).toEqual([{ method: 'POST', address: '/public/svp/v2/object/mobile/query', body: { deviceId: 'd9' } }]);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(panelNow()).toEqual(['main', 'data']);
  expect(fieldsNow()).toEqual([
    ['basicSecurityStatus', 'High'],
    ['basicDeviceStatus', 'Unhealthy'],
    ['basicLastScanTime', '2025-03-01 09:30:00'],
    ['basicDeviceType', 'Android'],
    ['basicDeviceName', 'Ann phone'],
    ['osVersion', 'Android 15'],
    ['hardwareModel', 'Pixel 9'],
    ['hardwareBrand', 'google'],
    ['hardwareManufacturer', 'Google'],
    ['securityMac', '3c:28:6d:41:0a:97'],
    ['imei', '490154203237518'],
    ['inventory', 'Open in mobile inventory'],
  ]);
});

test('what is missing is a dash [DR-FRAME-07]', async () => {
  await open({ imei: null, osVersion: '' });
  const values = fieldsNow().map(([, value]) => value);
  expect(values).toEqual([...Array.from({ length: 11 }, () => '-'), 'Open in mobile inventory']);
});

test.each([
  ['d9 and its name', { given: { basicDeviceName: 'Ann phone' }, want: 'Ann%20phone' }],
  ['a name of signs', { given: { basicDeviceName: 'a&b=#c' }, want: 'a%26b%3D%23c' }],
  ['no name', { given: {}, want: '' }],
])('the inventory is asked for %s [DR-T07-15, DR-LINK-11, DR-CONST-23]', async (_, { given, want }) => {
  await open(given);
  expect(linkOf('inventory')).toEqual([`/#/app/mobile/inventory?did=d9&odd=1&ti=0&dn=${want}`, '_blank']);
});

describe('scales', () => {
  test.each([
    [4, 'High', 'high'],
    [3, 'Medium', 'medium'],
    [2, 'Warning', 'low'],
    [1, 'Safe', 'safe'],
    ['4', 'High', 'high'],
    [5, '-', null],
    [0, '-', null],
    [null, '-', null],
  ])('risk %j reads %s [DR-VAL-32 to 35, 39, DR-T07-04]', async (basicSecurityStatus, want, severity) => {
    await open({ basicSecurityStatus });
    const value = fieldValue('basicSecurityStatus');
    expect([value.textContent, value.getAttribute('data-severity')]).toEqual([want, severity]);
  });

  test.each([
    [3, 'Unhealthy', '3', 'bad'],
    [2, 'Needs attention', '2', 'warning'],
    [1, 'Healthy', '1', 'good'],
    ['2', 'Needs attention', '2', 'warning'],
    [0, '-', null, undefined],
    [4, '-', null, undefined],
    [undefined, '-', null, undefined],
  ])('device status %j reads %s [DR-VAL-36 to 39, DR-T07-05]', async (basicDeviceStatus, want, state, tone) => {
    await open({ basicDeviceStatus });
    const value = fieldValue('basicDeviceStatus');
    expect([value.textContent, value.getAttribute('data-state-value'), toneOf('basicDeviceStatus')]).toEqual([
      want,
      state,
      tone,
    ]);
  });

  test.each([
    [1, 'Android'],
    ['1', 'Android'],
    [0, 'iOS'],
    [2, 'iOS'],
    [7, 'iOS'],
    [null, '-'],
  ])('type %j reads %s [DR-T07-07, DR-VAL-40]', async (basicDeviceType, want) => {
    await open({ basicDeviceType });
    expect(fieldValue('basicDeviceType').textContent).toBe(want);
  });
});

test.each([404, 500])('after a %s there is no data and no field [DR-FRAME-12]', async (status) => {
  await openWith({ type: 7, id: 'd9', answers: { 'mobile/query': status } });
  expect(panelNow()).toEqual(['main', 'failed']);
  expect(screen.getByText('No data')).toBeDefined();
  expect(fieldsNow()).toEqual([]);
});
