import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { panelNow, tabsNow } from '../../render/support';
import { analysis } from './analysis';
import { fieldsNow, openWith, rest, rowsOf } from './shown';

const facts = {
  artifactUniqueId: 'art-1',
  sha1: 'ab12',
  xdrDeviceId: 'dev-1',
  pid: 7312,
  fullPath: 'D:\\viewer.exe',
  commandLine: 'viewer.exe /open',
  eventTime: '2025-03-01T09:30:00Z',
};
const open = (answer: unknown, given: { process?: object; tab?: number } = {}) =>
  openWith({
    type: 13,
    id: 'p1',
    info: { process: given.process ?? facts },
    answers: { analysisResults: answer },
    ...(given.tab !== undefined && { tab: given.tab }),
  });
const basic = [
  ['process.fullPath', 'Full path', 'D:\\viewer.exe'],
  ['process.pid', 'PID', '7312'],
  ['process.commandLine', 'Command line', 'viewer.exe /open'],
  ['process.eventTime', 'Event time', '2025-03-01 09:30:00 UTC'],
  ['process.xdrDeviceId', 'Endpoint id', 'dev-1'],
  ['process.sha1', 'File SHA1', 'ab12'],
  ['process.artifactUniqueId', 'Artifact id', 'art-1'],
];

test('DR-T13-01, 06 to 17: what was handed over, then the processes; what links them is not shown', async () => {
  await open({ data: analysis });
  expect(tabsNow()).toEqual(['Basic', 'Capability']);
  expect(panelNow()).toEqual(['basic', 'data']);
  expect(fieldsNow().slice(0, 7)).toEqual(basic);
  expect(rowsOf('processes')).toEqual([
    ['p-1', '0', 'viewer.exe /open', 'Medium'],
    ['p-2', '7420', '-', 'High'],
    ['p-3', '-', '-', '-'],
  ]);
});

test('DR-FRAME-07, DR-T13-12: what was not handed over is a dash, and the artifact id not there', async () => {
  await open({ data: { status: 'processing' } }, { process: { pid: 0 } });
  expect(fieldsNow().map(([id, , value]) => [id, value])).toEqual([
    ['process.fullPath', '-'],
    ['process.pid', '0'],
    ['process.commandLine', '-'],
    ['process.eventTime', '-'],
    ['process.xdrDeviceId', '-'],
    ['process.sha1', '-'],
  ]);
});

describe('the call', () => {
  const { artifactUniqueId, ...others } = facts;
  test.each([
    ['its id where that is known', { given: facts, want: { queryType: 'artifactUniqueId', ...facts } }],
    ['its facts otherwise', { given: others, want: { queryType: 'process', ...others } }],
    [
      'its facts where the id is empty',
      { given: { ...others, artifactUniqueId: '' }, want: { queryType: 'process', artifactUniqueId: '', ...others } },
    ],
    ['what is known of it', { given: { pid: 4 }, want: { queryType: 'process', pid: 4 } }],
  ])('DR-T13-04, DR-ART-01, 02, OP-38: asked once, on opening, by %s', async (_, { given, want }) => {
    const { sent } = await open({ data: analysis }, { process: given });
    await userEvent.click(screen.getByRole('tab', { name: 'Capability' }));
    await rest();
    const address = '/public/ssb/api/v3/artifact/analysisResults';
    expect(sent).toEqual([{ method: 'POST', address, body: want }]);
    expect(artifactUniqueId).toBe('art-1');
  });
});

test.each([400, 404, 500])(
  'DR-T13-05, DR-ART-07, DR-ERR-07: after a failure with %i the facts are there, and no analysis was found',
  async (status) => {
    await open(status);
    expect(panelNow()).toEqual(['basic', 'data']);
    expect(fieldsNow()).toEqual(basic);
    await userEvent.click(screen.getByRole('tab', { name: 'Capability' }));
    expect(panelNow()).toEqual(['capability', 'empty']);
    expect(document.querySelector('[data-panel]')?.textContent).toBe('No analysis was found.');
  },
);

test('DR-T13-02, 03: the second tab shows techniques and bytes, and nothing that is for files', async () => {
  await open({ data: analysis }, { tab: 2 });
  expect(panelNow()).toEqual(['capability', 'data']);
  expect(fieldsNow().map(([id]) => id)).toEqual(['tagging', 'hex.data', 'hex.presignedUrl', 'hex.password']);
  expect(screen.queryByRole('button', { name: 'File content hex view' })).toBeNull();
});

test('OP-39: a process chosen among the facts leaves its techniques alone', async () => {
  await open({ data: analysis });
  await userEvent.click(screen.getByText('p-1'));
  await userEvent.click(screen.getByRole('tab', { name: 'Capability' }));
  expect(rowsOf('tagging').map(([, name]) => name)).toEqual(['Malicious File']);
  expect(screen.getByText('Techniques of the chosen process p-1 only.')).toBeDefined();
});
