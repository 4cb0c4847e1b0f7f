import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { panelNow, tabsNow, tabNow } from '../../harness/view/support';
import { analysis } from '../../fixtures/product/drawers/analysis';
import { fieldsNow, linkOf, monoNow, openWith, rest } from '../../harness/product/drawers/shown';

const sha1 = '9fe8ef94a904a822ed0c3c8c05e8ff8440e8462f';
const full = {
  prevalence: 3,
  fileName: 'a b.exe',
  detectionName: 'Trojan.X',
  encyclopediaLink: 'https://threats.example/x',
  familyName: ['One', 'Two', 'Three'],
  fileType: 'Portable executable',
  fileSize: 1536,
  memoryResident: true,
  fileSigner: 'Tools Inc.',
  fileMD5: 'm5',
  fileSHA1: sha1,
  sha256: 's256',
  tlsh: 'T1AB',
  isShowFileTab: true,
};
const answers = {
  'file/query': { data: full },
  'node-info': { nodes: [{ edgeId: 'e1' }] },
  analysisResults: { data: analysis },
  analysisViolation: { data: { status: 'done', riskLevel: 'high', sha1 } },
  'vt/report': { data: { attributes: {} } },
};
const open = (data: object, given: Partial<Parameters<typeof openWith>[0]> = {}) =>
  openWith({ type: 3, id: sha1, ...given, answers: { ...answers, 'file/query': { data }, ...given.answers } });

test('a file shows every value in order, without the members that only drive links and tabs [DR-T03-01, 02, 08, 09 to 22, DR-CALL-02]', async () => {
  const { sent } = await open(full);
  expect(sent).toEqual([{ method: 'POST', address: '/public/svp/v2/object/file/query', body: { sha1 } }]);
  expect(panelNow()).toEqual(['basic', 'data']);
  expect(fieldsNow()).toEqual([
    ['prevalence', '3'],
    ['fileName', 'a b.exe'],
    ['search', 'Search this name'],
    ['detectionName', 'Trojan.X'],
    ['familyName', 'One | Two | Three'],
    ['fileType', 'Portable executable'],
    ['fileSize', '1.50 KB'],
    ['memoryResident', 'Yes'],
    ['fileSigner', 'Tools Inc.'],
    ['fileMD5', 'm5'],
    ['fileSHA1', sha1],
    ['sha256', 's256'],
    ['tlsh', 'T1AB'],
  ]);
  expect(monoNow()).toEqual(['fileMD5', 'fileSHA1', 'sha256', 'tlsh']);
  expect(linkOf('detectionName')).toEqual(['https://threats.example/x', '_blank']);
});

test('what is missing is a dash, and a name that is missing cannot be searched [DR-FRAME-07]', async () => {
  await open({ fileName: '', familyName: [] });
  expect(fieldsNow().map(([, value]) => value)).toEqual(Array.from({ length: 12 }, () => '-'));
});

test('a detection without a page, or with one that cannot be trusted, is text [DR-T03-11, DR-LINK-13]', async () => {
  await open({ detectionName: 'Trojan.X', encyclopediaLink: 'javascript:alert(1)' });
  expect(fieldsNow().find(([id]) => id === 'detectionName')?.[1]).toContain('Trojan.X');
  expect(document.querySelector('[data-field="detectionName"] a')).toBeNull();
});

test.each([
  [true, 'Yes'],
  [false, 'No'],
  ['unknown', 'unknown'],
  [null, '-'],
])('memory resident %j reads %s [DR-T03-16]', async (memoryResident, want) => {
  await open({ memoryResident });
  expect(fieldsNow().find(([id]) => id === 'memoryResident')?.[1]).toBe(want);
});

test('the name is searched in another window [DR-T03-71, DR-LINK-07, DR-OP-59]', async () => {
  await open(full);
  const search =
    '/index.html#/app/search2?action=new_search&search_type=FileName&search_value=a%20b.exe&match_type=partial';
  expect(linkOf('search')).toEqual([search, '_blank']);
});

describe('tabs', () => {
  const all = ['basic', 'sensitive-data', 'capability', 'sandbox', 'threat-intelligence'];
  const without = (...titles: string[]) => all.filter((title) => !titles.includes(title));
  test.each([
    ['all', { given: { edge_ids: ['e1'], flag: true, region: '' }, want: all }],
    ['the flag as text', { given: { edge_ids: ['e1'], flag: 'true', region: '' }, want: all }],
    ['no edges', { given: { edge_ids: [], flag: true, region: '' }, want: without('sensitive-data') }],
    ['edges missing', { given: { flag: true, region: '' }, want: without('sensitive-data') }],
    ['no flag', { given: { edge_ids: ['e1'], flag: false, region: '' }, want: without('capability') }],
    ['the flag missing', { given: { edge_ids: ['e1'], region: '' }, want: without('capability') }],
    ['UAE', { given: { edge_ids: ['e1'], flag: true, region: 'UAE' }, want: without('threat-intelligence') }],
    ['GOV_US', { given: { edge_ids: ['e1'], flag: true, region: 'GOV_US' }, want: without('threat-intelligence') }],
    ['EU', { given: { edge_ids: ['e1'], flag: true, region: 'EU' }, want: all }],
  ])('%s [DR-T03-01, 03 to 06, DR-TI-11, DR-OP-78]', async (_, { given, want }) => {
    const { edge_ids, flag, region } = { edge_ids: undefined, flag: undefined, ...given };
    const info = edge_ids && { info: { edge_ids } };
    const { sent } = await open({ ...full, isShowFileTab: flag }, { region, ...info });
    expect(tabsNow()).toEqual(want);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['sensitive-data', 2, '/public/ddr/lineage/node-info', { edge_ids: ['e1'] }],
    ['capability', 3, '/public/ssb/api/v3/artifact/analysisResults', { queryType: 'sha1', sha1 }],
    ['sandbox', 4, '/public/ssb/api/v3/analysisViolation', { objectType: 'file', searchId: sha1, lang: 'en' }],
    ['threat-intelligence', 5, `/public/svp/v2/object/vt/report/file/${sha1}?refresh=0`, undefined],
  ])(
    'the tab %s sends its request once, when it is first shown [DR-SBX-01, 02, DR-CALL-09 to 11, DR-LIN-01, DR-ART-02, DR-TI-01]',
    async (id, tab, address, body) => {
      const { sent } = await open(full, { tab, info: { edge_ids: ['e1'] } });
      await rest();
      expect(panelNow()[0]).toBe(id);
      const requested = sent.filter((call) => call.address === address);
      expect(requested.map((call) => call.body)).toEqual([body]);
      await userEvent.click(tabNow('basic'));
      await userEvent.click(screen.getAllByRole('tab')[tab - 1] ?? document.body);
      await rest();
      expect(sent.filter((call) => call.address === address)).toHaveLength(1);
    },
  );

  test('a file that is not known leaves the tabs that do not need it usable [DR-OP-79]', async () => {
    await open({}, { info: { edge_ids: ['e1'] }, answers: { 'file/query': 500 } });
    expect(panelNow()).toEqual(['basic', 'failed']);
    expect(tabsNow()).toEqual(['basic', 'sensitive-data', 'sandbox', 'threat-intelligence']);
    for (const [title, id] of [
      ['Sensitive Data Information', 'sensitive-data'],
      ['Sandbox analysis', 'sandbox'],
      ['Threat intelligence', 'threat-intelligence'],
    ] as const) {
      await userEvent.click(screen.getByRole('tab', { name: title }));
      await rest();
      expect(panelNow()).toEqual([id, 'data']);
    }
  });
});

describe('threat intelligence about a file', () => {
  const report = (attributes: object) =>
    open(full, { tab: 5, answers: { 'vt/report': { data: { attributes, queryDate: '2025-03-01T09:30:00Z' } } } });

  test('the attributes of files, in order [DR-T03-56 to 68]', async () => {
    await report({
      last_analysis_stats: { malicious: 5, suspicious: 1, undetected: 60, harmless: 4 },
      last_analysis_date: 1740821400,
      tags: ['peexe', 'signed'],
      meaningful_name: 'viewer.exe',
      type_tag: 'peexe',
      size: 1536,
      popular_threat_classification: { suggested_threat_label: 'trojan.x' },
      crowdsourced_yara_results: [{ rule_name: 'one' }, { rule_name: 'two' }, {}],
    });
    expect(fieldsNow().map(([id, value]) => [id.replace('attributes.', ''), value])).toEqual([
      ['detections', '5 / 70'],
      ['last_analysis_stats.malicious', '5'],
      ['last_analysis_stats.suspicious', '1'],
      ['last_analysis_stats.undetected', '60'],
      ['last_analysis_stats.harmless', '4'],
      ['last_analysis_date', '2025-03-01 09:30:00'],
      ['tags', 'peexe | signed'],
      ['meaningful_name', 'viewer.exe'],
      ['type_tag', 'peexe'],
      ['size', '1.50 KB'],
      ['popular_threat_classification', 'trojan.x'],
      ['crowdsourced_yara_results', 'one | two | -'],
      ['queryDate', '2025-03-01 09:30:00'],
    ]);
  });

  test('what a report leaves out is a dash [DR-T03-56 to 68, DR-FRAME-07]', async () => {
    await open(full, { tab: 5, answers: { 'vt/report': { data: { attributes: {} } } } });
    expect(fieldsNow().map(([, value]) => value)).toEqual(Array.from({ length: 13 }, () => '-'));
  });

  test.each([
    ['words', 'trojan.x', 'trojan.x'],
    ['an object without a label', { popular_threat_name: [] }, '-'],
    ['nothing', null, '-'],
  ])('a classification of %s [DR-T03-67]', async (_, popular_threat_classification, want) => {
    await report({ popular_threat_classification });
    expect(fieldsNow().find(([id]) => id.endsWith('classification'))?.[1]).toBe(want);
  });
});
