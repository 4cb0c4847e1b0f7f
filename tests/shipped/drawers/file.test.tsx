import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { panelNow, tabsNow } from '../../render/support';
import { analysis } from './analysis';
import { fieldsNow, linkOf, monoNow, openWith, rest } from './shown';

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

test('DR-T03-01, 02, 08, 09 to 22; DR-CALL-02: every value in order; what drives links and tabs is not shown', async () => {
  const { sent } = await open(full);
  expect(sent).toEqual([{ method: 'POST', address: '/public/svp/v2/object/file/query', body: { sha1 } }]);
  expect(panelNow()).toEqual(['basic', 'data']);
  expect(fieldsNow()).toEqual([
    ['prevalence', 'Prevalence', '3'],
    ['fileName', 'File name', 'a b.exe'],
    ['search', 'Search', 'Search this name'],
    ['detectionName', 'Detection name', 'Trojan.X'],
    ['familyName', 'Family names', 'One | Two | Three'],
    ['fileType', 'Type', 'Portable executable'],
    ['fileSize', 'Size', '1.50 KB'],
    ['memoryResident', 'Memory resident', 'Yes'],
    ['fileSigner', 'Signer', 'Tools Inc.'],
    ['fileMD5', 'MD5', 'm5'],
    ['fileSHA1', 'SHA1', sha1],
    ['sha256', 'SHA256', 's256'],
    ['tlsh', 'TLSH', 'T1AB'],
  ]);
  expect(monoNow()).toEqual(['fileMD5', 'fileSHA1', 'sha256', 'tlsh']);
  expect(linkOf('detectionName')).toEqual(['https://threats.example/x', '_blank']);
});

test('DR-FRAME-07: what is missing is a dash, and a name that is missing cannot be searched', async () => {
  await open({ fileName: '', familyName: [] });
  expect(fieldsNow().map(([, , value]) => value)).toEqual(Array.from({ length: 12 }, () => '-'));
});

test('DR-T03-11, DR-LINK-13: a detection without a page, or with one that cannot be trusted, is text', async () => {
  await open({ detectionName: 'Trojan.X', encyclopediaLink: 'javascript:alert(1)' });
  expect(fieldsNow().find(([id]) => id === 'detectionName')?.[2]).toContain('Trojan.X');
  expect(document.querySelector('[data-field="detectionName"] a')).toBeNull();
});

test.each([
  [true, 'Yes'],
  [false, 'No'],
  ['unknown', 'unknown'],
  [null, '-'],
])('DR-T03-16: memory resident %j reads %s', async (memoryResident, want) => {
  await open({ memoryResident });
  expect(fieldsNow().find(([id]) => id === 'memoryResident')?.[2]).toBe(want);
});

test('DR-T03-71, DR-LINK-07, OP-59: the name is searched in another window', async () => {
  await open(full);
  const search =
    '/index.html#/app/search2?action=new_search&search_type=FileName&search_value=a%20b.exe&match_type=partial';
  expect(linkOf('search')).toEqual([search, '_blank']);
});

describe('tabs', () => {
  const all = ['Basic', 'Sensitive Data Information', 'Capability', 'Sandbox analysis', 'Threat intelligence'];
  const without = (...titles: string[]) => all.filter((title) => !titles.includes(title));
  test.each([
    ['all', { given: { edge_ids: ['e1'], flag: true, region: '' }, want: all }],
    ['the flag as text', { given: { edge_ids: ['e1'], flag: 'true', region: '' }, want: all }],
    ['no edges', { given: { edge_ids: [], flag: true, region: '' }, want: without('Sensitive Data Information') }],
    ['edges missing', { given: { flag: true, region: '' }, want: without('Sensitive Data Information') }],
    ['no flag', { given: { edge_ids: ['e1'], flag: false, region: '' }, want: without('Capability') }],
    ['the flag missing', { given: { edge_ids: ['e1'], region: '' }, want: without('Capability') }],
    ['UAE', { given: { edge_ids: ['e1'], flag: true, region: 'UAE' }, want: without('Threat intelligence') }],
    ['GOV_US', { given: { edge_ids: ['e1'], flag: true, region: 'GOV_US' }, want: without('Threat intelligence') }],
    ['EU', { given: { edge_ids: ['e1'], flag: true, region: 'EU' }, want: all }],
  ])('DR-T03-01, 03 to 06, DR-TI-11, OP-78: %s', async (_, { given, want }) => {
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
    'DR-SBX-01, 02; DR-CALL-09 to 11; DR-LIN-01; DR-ART-02; DR-TI-01: %s asks when it is first shown',
    async (id, tab, address, body) => {
      const { sent } = await open(full, { tab, info: { edge_ids: ['e1'] } });
      await rest();
      expect(panelNow()[0]).toBe(id);
      const asked = sent.filter((call) => call.address === address);
      expect(asked.map((call) => call.body)).toEqual([body]);
      await userEvent.click(screen.getByRole('tab', { name: 'Basic' }));
      await userEvent.click(screen.getAllByRole('tab')[tab - 1] ?? document.body);
      await rest();
      expect(sent.filter((call) => call.address === address)).toHaveLength(1);
    },
  );

  test('OP-79: a file that is not known leaves the tabs that do not need it usable', async () => {
    await open({}, { info: { edge_ids: ['e1'] }, answers: { 'file/query': 500 } });
    expect(panelNow()).toEqual(['basic', 'failed']);
    expect(tabsNow()).toEqual(['Basic', 'Sensitive Data Information', 'Sandbox analysis', 'Threat intelligence']);
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

  test('DR-T03-56 to 68: the attributes of files, in order', async () => {
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
    expect(fieldsNow().map(([id, , value]) => [id.replace('attributes.', ''), value])).toEqual([
      ['detections', '5 / 70'],
      ['last_analysis_stats.malicious', '5'],
      ['last_analysis_stats.suspicious', '1'],
      ['last_analysis_stats.undetected', '60'],
      ['last_analysis_stats.harmless', '4'],
      ['last_analysis_date', '2025-03-01 09:30:00 UTC'],
      ['tags', 'peexe | signed'],
      ['meaningful_name', 'viewer.exe'],
      ['type_tag', 'peexe'],
      ['size', '1.50 KB'],
      ['popular_threat_classification', 'trojan.x'],
      ['crowdsourced_yara_results', 'one | two | -'],
      ['queryDate', '2025-03-01 09:30:00 UTC'],
    ]);
  });

  test('DR-T03-56 to 68, DR-FRAME-07: what a report leaves out is a dash', async () => {
    await open(full, { tab: 5, answers: { 'vt/report': { data: { attributes: {} } } } });
    expect(fieldsNow().map(([, , value]) => value)).toEqual(Array.from({ length: 13 }, () => '-'));
  });

  test.each([
    ['words', 'trojan.x', 'trojan.x'],
    ['an object without a label', { popular_threat_name: [] }, '-'],
    ['nothing', null, '-'],
  ])('DR-T03-67: a classification of %s', async (_, popular_threat_classification, want) => {
    await report({ popular_threat_classification });
    expect(fieldsNow().find(([id]) => id.endsWith('classification'))?.[2]).toBe(want);
  });
});
