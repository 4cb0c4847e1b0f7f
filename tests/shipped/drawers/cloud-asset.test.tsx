import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { panelNow, tabsNow } from '../../render/support';
import { fieldsNow, linkOf, openWith } from './shown';

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
const labels = ['Asset name', 'Resource group', 'Provider', 'Region', 'Service', 'Resource link', 'Tags'];

test('DR-T10-01, 02, 13 to 19, DR-CALL-15, OP-18: two tabs, Basic first, every field with its value', async () => {
  const { sent } = await open(asset);
  expect(tabsNow()).toEqual(['Asset risk overview', 'Basic']);
  const address = `/ui/fbt/api/v1/basic/cloud/basic?arn=${encodeURIComponent(id)}&assetType=cloudAsset`;
  expect(sent).toEqual([{ method: 'GET', address, body: undefined }]);
  expect(panelNow()).toEqual(['basic', 'data']);
  expect(fieldsNow()).toEqual([
    ['assetName', 'Asset name', 'archive'],
    ['resourceGroup', 'Resource group', 'storage'],
    ['provider', 'Provider', 'AWS'],
    ['region', 'Region', 'eu-north-1'],
    ['service', 'Service', 'S3'],
    ['resourceLink', 'Resource link', 'https://cloud.example/archive'],
    ['tag', 'Tags', 'owner: sales | class: secret'],
  ]);
});

test('DR-FRAME-07: what is missing is a dash', async () => {
  await open({ tag: {}, assetName: '' });
  expect(fieldsNow().map(([, label, value]) => [label, value])).toEqual(labels.map((label) => [label, '-']));
  expect(linkOf('resourceLink')).toEqual([undefined, undefined]);
});

test('DR-FRAME-12: a failure reads "no data"', async () => {
  await open(500);
  expect(panelNow()).toEqual(['basic', 'failed']);
  expect(screen.getByText('No data')).toBeDefined();
});

test.each([
  ['https://cloud.example/archive', 'https://cloud.example/archive'],
  ['http://cloud.example/archive', 'http://cloud.example/archive'],
  ['javascript:alert(1)', undefined],
  ['ftp://cloud.example/archive', undefined],
])('DR-LINK-15, OP-76: the link %s leads to %s', async (resourceLink, want) => {
  await open({ ...asset, resourceLink });
  expect(linkOf('resourceLink')).toEqual([want, want && '_blank']);
});
