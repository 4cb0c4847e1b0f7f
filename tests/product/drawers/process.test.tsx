import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { drawerAt, json, openDrawer, panelNow, tabsNow, tabNow } from '../../harness/view/support';
import { analysis } from '../../fixtures/product/drawers/analysis';
import {
  countOf,
  fieldsNow,
  lengthsOfBytes,
  linkOf,
  monoColumns,
  monoNow,
  openWith,
  rest,
  rowsOf,
} from '../../harness/product/drawers/shown';

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
  ['process.fullPath', 'D:\\viewer.exe'],
  ['process.pid', '7312'],
  ['process.commandLine', 'viewer.exe /open'],
  ['process.eventTime', '2025-03-01 09:30:00'],
  ['process.xdrDeviceId', 'dev-1'],
  ['process.sha1', 'ab12'],
  ['process.artifactUniqueId', 'art-1'],
];

test('what was handed over, then the processes; what links them is not shown [DR-T13-01, 06 to 17, DR-CALL-10]', async () => {
  await open({ data: analysis });
  expect(tabsNow()).toEqual(['basic', 'capability']);
  expect(panelNow()).toEqual(['basic', 'data']);
  expect(fieldsNow().slice(0, 7)).toEqual(basic);
  expect(monoNow()).toEqual([
    ...['fullPath', 'commandLine', 'xdrDeviceId', 'sha1', 'artifactUniqueId'].map((id) => `process.${id}`),
    'processes',
  ]);
  expect(rowsOf('processes')).toEqual([
    ['viewer.exe /open', '0', 'Medium integrity', 'p-1'],
    ['-', '7420', 'High integrity', 'p-2'],
    ['-', '-', '-', 'p-3'],
  ]);
  expect([countOf('processes'), monoColumns('processes')]).toEqual(['3', ['commandLine', 'hashId']]);
});

test('a process is below the one that started it', async () => {
  const [first, second] = analysis.processes;
  await open({ data: { ...analysis, processes: [{ ...second, parentPid: 0 }, first] } });
  expect(screen.getByRole('treegrid', { name: 'Processes' })).toBeDefined();
  expect(rowsOf('processes').map((row) => row.at(-1))).toEqual(['p-1', 'p-2']);
});

test('what was not handed over is a dash, and the artifact id not there [DR-FRAME-07, DR-T13-12]', async () => {
  await open({ data: { status: 'processing' } }, { process: { pid: 0 } });
  expect(fieldsNow().map(([id, value]) => [id, value])).toEqual([
    ['process.fullPath', '-'],
    ['process.pid', '0'],
    ['process.commandLine', '-'],
    ['process.eventTime', '-'],
    ['process.xdrDeviceId', '-'],
    ['process.sha1', '-'],
  ]);
});

describe('while the analysis is on its way', () => {
  const openWaiting = async (tab?: number) => {
    const encoded = Buffer.from(JSON.stringify({ process: facts })).toString('base64url');
    const world = await openDrawer(`${drawerAt(13, 'p1', tab)}&profileInfo=${encoded}`);
    const { calls } = world;
    return { ...world, answer: (body: unknown, status?: number) => calls[0]?.answer(json(body, status)) };
  };
  const waiting = () => document.querySelector('[data-section="processes"] .descry-skeleton');

  test('the facts are there, and only the processes are waited for [DR-T13-05, 06 to 12, DR-OP-44]', async () => {
    const { answer } = await openWaiting();
    expect(panelNow()).toEqual(['basic', 'data']);
    expect(fieldsNow()).toEqual(basic);
    expect(waiting()).not.toBeNull();
    await answer({ data: analysis });
    expect(waiting()).toBeNull();
    expect(rowsOf('processes')).toHaveLength(3);
  });

  test.each([
    ['runs', { status: 'processing' }, undefined],
    ['was not found', { status: 'notFound' }, undefined],
    ['failed', {}, 500],
  ])(
    'after an analysis that %s the facts stay, without processes [DR-T13-05, 26, DR-VAL-47]',
    async (_, data, status) => {
      const { answer } = await openWaiting();
      await answer({ data }, status);
      expect(panelNow()).toEqual(['basic', 'data']);
      expect(waiting()).toBeNull();
      expect(fieldsNow()).toEqual(basic);
    },
  );

  test('techniques and bytes wait as one [DR-ART-03]', async () => {
    const { answer } = await openWaiting(2);
    expect(panelNow()).toEqual(['capability', 'loading']);
    expect(screen.getByText('Loading')).toBeDefined();
    await answer({ data: analysis });
    expect(panelNow()).toEqual(['capability', 'data']);
  });
});

describe('the call', () => {
  const { artifactUniqueId, ...others } = facts;
  test.each([
    ['its id where that is known', { given: facts, want: { queryType: 'artifactUniqueId', ...facts } }],
    ['its facts otherwise', { given: others, want: { queryType: 'process', ...others } }],
    [
      'its facts where the id is empty',
      { given: { ...others, artifactUniqueId: '' }, want: { queryType: 'process', ...others } },
    ],
    [
      'what is known of it',
      {
        given: {
          ...facts,
          artifactUniqueId: null,
          sha1: '',
          xdrDeviceId: '',
          fullPath: '',
          commandLine: '',
          eventTime: '',
        },
        want: { queryType: 'process', pid: 7312 },
      },
    ],
    ['no more than is known', { given: { pid: 4 }, want: { queryType: 'process', pid: 4 } }],
  ])('asked once, on opening, by %s [DR-T13-04, DR-ART-01, 02, DR-OP-38]', async (_, { given, want }) => {
    const { sent } = await open({ data: analysis }, { process: given });
    await userEvent.click(tabNow('capability'));
    await rest();
    const address = '/public/ssb/api/v3/artifact/analysisResults';
    expect(sent).toEqual([{ method: 'POST', address, body: want }]);
    expect(artifactUniqueId).toBe('art-1');
  });
});

test('a process of which nothing was handed over is not asked about [DR-OP-38]', async () => {
  const { sent } = await openWith({ type: 13, id: 'p1', answers: {} });
  expect(panelNow()).toEqual(['basic', 'data']);
  expect(fieldsNow().map(([, value]) => value)).toEqual(Array.from({ length: 6 }, () => '-'));
  await userEvent.click(tabNow('capability'));
  expect(panelNow()).toEqual(['capability', 'empty']);
  expect(sent).toEqual([]);
});

test.each([400, 404, 500])(
  'after a failure with %i the facts are there, and no analysis was found [DR-T13-05, DR-ART-07, DR-ERR-07]',
  async (status) => {
    await open(status);
    expect(panelNow()).toEqual(['basic', 'data']);
    expect(fieldsNow()).toEqual(basic);
    await userEvent.click(tabNow('capability'));
    expect(panelNow()).toEqual(['capability', 'empty']);
    expect(document.querySelector('[data-panel]')?.textContent).toBe('No analysis was found.');
  },
);

test('the second tab shows techniques and bytes, and nothing that is for files [DR-T13-02, 03, 18 to 25]', async () => {
  await open({ data: analysis }, { tab: 2 });
  expect(panelNow()).toEqual(['capability', 'data']);
  expect(rowsOf('tagging')).toEqual([
    [expect.stringContaining('T1204.002'), 'Malicious File', 'ExecutionImpact', 'Opened a file.'],
    [expect.stringContaining('T1055'), 'Process Injection', '-', 'Wrote. Ran.'],
  ]);
  expect(linkOf('tagging')).toEqual(['https://attack.example/versions/v15/techniques/T1204/002/', '_blank']);
  expect(lengthsOfBytes()).toEqual([
    ['head', 51],
    ['51', 51],
    ['51', 51],
    ['51', 18],
    ['171', 2],
  ]);
  expect(linkOf('hex.presignedUrl')).toEqual(['https://files.example/a.zip?sig=1', '_blank']);
  expect(fieldsNow().at(-1)).toEqual(['hex.password', 'infected']);
  expect(monoNow()).toContain('hex.password');
  expect(document.querySelector('[data-field="hex.password"] [data-action="copy"]')).not.toBeNull();
  expect(fieldsNow().map(([id]) => id)).toEqual(['tagging', 'hex.data', 'hex.presignedUrl', 'hex.password']);
  expect(screen.queryByRole('button', { name: 'File content hex view' })).toBeNull();
});

test('what the analysis leaves out is a dash, and nothing is downloaded [DR-T13-18 to 25, DR-FRAME-07]', async () => {
  await open({ data: { status: 'done', tagging: [{}] } }, { tab: 2 });
  expect(rowsOf('tagging')).toEqual([['-', '-', '-', '-']]);
  expect(fieldsNow().map(([id]) => id)).toEqual(['tagging', 'hex.data']);
  expect(fieldsNow().at(-1)?.[1]).toBe('-');
});

test.each([
  ['processing', { status: 'processing' }, ['capability', 'data'], /still running/],
  ['notFound', { status: 'notFound' }, ['capability', 'empty'], /No analysis was found/],
  ['done', analysis, ['capability', 'data'], /Techniques/],
])(
  'the state %s decides what is shown and is not shown itself [DR-T13-26, DR-VAL-47]',
  async (state, data, want, text) => {
    await open({ data }, { tab: 2 });
    expect(panelNow()).toEqual(want);
    expect(document.querySelector('[data-panel]')?.textContent).toMatch(text);
    expect(document.querySelector('[data-panel]')?.textContent).not.toContain(state);
  },
);

test('a process chosen among the facts leaves its techniques alone [DR-OP-39]', async () => {
  await open({ data: analysis });
  await userEvent.click(screen.getByText('p-1'));
  await userEvent.click(tabNow('capability'));
  expect(rowsOf('tagging').map(([, name]) => name)).toEqual(['Malicious File']);
  expect(screen.getByText('Techniques of the chosen process p-1 only.')).toBeDefined();
});
