import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { panelNow, tabsNow } from '../../harness/view/support';
import { fieldsNow, linkOf, openWith } from '../../harness/product/drawers/shown';

const id = 'arn:aws:s3:::archive';
const open = (data: unknown) =>
  openWith({ type: 10, id, answers: { 'cloud/basic': typeof data === 'number' ? data : { data } } });
const asset = {
  assetName: 'archive',
  resourceGroup: 'storage',
  provider: 'AWS',
  region: 'eu-north-1',
  service: 'S3',
  resourceLink: 'https://cloud.example/archive',
  tag: { owner: 'sales', class: 'secret' },
};

test('two tabs, Basic first, every field with its value [DR-T10-01, 02, 13 to 19, DR-CALL-15, DR-OP-18]', async () => {
  const { sent } = await open(asset);
  expect(tabsNow()).toEqual(['risk', 'basic']);
  const address = `/ui/fbt/api/v1/basic/cloud/basic?arn=${encodeURIComponent(id)}&assetType=cloudAsset`;
  expect(sent).toEqual([{ method: 'GET', address, body: undefined }]);
  expect(panelNow()).toEqual(['basic', 'data']);
  expect(fieldsNow()).toEqual([
    ['assetName', 'archive'],
    ['resourceGroup', 'storage'],
    ['provider', 'AWS'],
    ['region', 'eu-north-1'],
    ['service', 'S3'],
    ['resourceLink', 'https://cloud.example/archive'],
    ['tag', 'owner: sales | class: secret'],
  ]);
});

test('what is missing is a dash [DR-FRAME-07]', async () => {
  await open({ tag: {}, assetName: '' });
  expect(fieldsNow().map(([, value]) => value)).toEqual(Array.from({ length: 7 }, () => '-'));
  expect(linkOf('resourceLink')).toEqual([undefined, undefined]);
});

test('a failure reads "no data" [DR-FRAME-12]', async () => {
  await open(500);
  expect(panelNow()).toEqual(['basic', 'failed']);
  expect(screen.getByText('No data')).toBeDefined();
});

test.each([
  ['https://cloud.example/archive', 'https://cloud.example/archive'],
  ['http://cloud.example/archive', 'http://cloud.example/archive'],
  ['javascript:alert(1)', undefined],
  ['ftp://cloud.example/archive', undefined],
])('the link %s leads to %s [DR-LINK-15, DR-OP-76]', async (resourceLink, want) => {
  await open({ ...asset, resourceLink });
  expect(linkOf('resourceLink')).toEqual([want, want && '_blank']);
});
