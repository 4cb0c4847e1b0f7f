import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { drawerAt, json, openDrawer, panelNow, tabsNow } from '../../render/support';
import { analysis } from './analysis';
import { fieldsNow, linkOf, openWith, rest } from './shown';

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

describe('sandbox analysis of a file', () => {
  const sandbox = (data: object, permissions = {}) =>
    open(full, { tab: 4, permissions, answers: { analysisViolation: { data } } });

  test('DR-SBX-20, DR-T03-55, DR-LINK-01: the SHA1 of the result leads to the sandbox', async () => {
    await sandbox({ status: 'done', riskLevel: 'high', sha1: 'ab/12' });
    expect(linkOf('sha1')).toEqual(['/#/app/ti/sandbox?rootfilesha1=ab%2F12', '_blank']);
  });

  const result = {
    status: 'done',
    riskLevel: 'medium',
    description: 'UNSUPPORTED',
    analysisCompletionDateTime: '2025-03-01T09:30:00Z',
    suspiciousBehaviorList: [
      { behavior: 'Writes to a folder', weight: 0 },
      { behavior: 'Waits', weight: 1 },
      { behavior: 'Injects code', weight: 3 },
      { behavior: 'Reads', weight: 2 },
      { behavior: null, weight: 9 },
    ],
    sha1,
  };
  const values = () => fieldsNow().map(([id, , value]) => [id, value]);

  test('DR-T03-49, 50, 52 to 55; DR-SBX-04, 18, 19; DR-VAL-28 to 31, 46: what is done, with the weights in order', async () => {
    await sandbox(result);
    expect(values()).toEqual([
      ['riskLevel', 'Medium'],
      ['analysisCompletionDateTime', '2025-03-01 09:30:00 UTC'],
      ['suspiciousBehaviorList', expect.stringMatching(/Writes to a folder \| .*Unrated/)],
      ['sha1', sha1],
    ]);
    const weights = [...document.querySelectorAll('[data-field="suspiciousBehaviorList"] td[data-column="weight"]')];
    const severityOf = (cell: Element) => cell.querySelector('[data-severity]')?.getAttribute('data-severity') ?? null;
    expect(weights.map((cell) => [cell.textContent, severityOf(cell), cell.querySelectorAll('svg').length])).toEqual([
      ['Unrated', 'unknown', 1],
      ['Low', 'low', 1],
      ['High', 'high', 1],
      ['Medium', 'medium', 1],
      ['-', null, 0],
    ]);
  });

  test.each([
    ['high', 'High', 'high'],
    ['medium', 'Medium', 'medium'],
    ['low', 'Low', 'low'],
    ['noRisk', 'No risk', 'safe'],
    ['notAnalyzed', 'Not analyzed', 'unknown'],
    ['x', '-', null],
    ['', '-', null],
    [null, '-', null],
  ])('DR-T03-50; DR-SBX-10 to 15: the risk level %j reads %s', async (riskLevel, want, severity) => {
    await sandbox({ ...result, riskLevel });
    expect(values()[0]).toEqual(['riskLevel', want]);
    const value = document.querySelector('[data-field="riskLevel"] [data-value]');
    expect(value?.getAttribute('data-severity')).toBe(severity);
  });

  test.each([
    ['UNSUPPORTED', 'This type of object cannot be analyzed.'],
    ['TOO_LARGE', 'The object is larger than the sandbox accepts.'],
    ['TIMEOUT', 'The analysis took too long and was stopped.'],
    ['UNREACHABLE', 'The address could not be reached.'],
    ['QUOTA_EXCEEDED', 'The daily number of analyses is used up.'],
    ['<b>other</b>', '<b>other</b>'],
    [null, '-'],
    ['', '-'],
  ])('DR-T03-51; DR-SBX-16, 17; DR-ERR-08; OP-37: why it was not analyzed: %j', async (description, want) => {
    await sandbox({ ...result, riskLevel: 'notAnalyzed', description });
    expect(values()[1]).toEqual(['description', want]);
    const help = screen.getByRole('link', { name: /About sandbox analysis/ });
    expect([help.getAttribute('href'), help.getAttribute('target')]).toEqual([
      'https://help.example/sandbox',
      '_blank',
    ]);
  });

  test.each([
    ['an analysis that runs', { status: 'processing', riskLevel: 'high' }, 'data', /still running/],
    ['a file that is not known', { status: 'notFound' }, 'empty', /^No data.*SHA1 of a file that was analyzed/],
    ['a state that is none', { status: 'paused', riskLevel: 'high' }, 'empty', /^No data$/],
    ['no state', {}, 'empty', /^No data$/],
    ['a failure', 500, 'failed', /^No data/],
    ['a refusal', 400, 'failed', /^No data/],
  ])('DR-T03-49; DR-SBX-03, 05 to 07; DR-VAL-46: %s shows no result', async (_, answer, state, words) => {
    const analysisViolation = typeof answer === 'number' ? answer : { data: answer };
    await open(full, { tab: 4, answers: { analysisViolation } });
    expect(panelNow()).toEqual(['sandbox', state]);
    const panel = document.querySelector('[data-panel]');
    expect((panel?.querySelector('.descry-no-data') ?? panel)?.textContent).toMatch(words);
    expect(values().filter(([id]) => id !== 'processing')).toEqual([]);
    expect(screen.queryByText('High')).toBeNull();
  });

  test('DR-SBX-21, OP-34: a running analysis is asked for once in an opening, and anew in the next', async () => {
    const asked = (calls: readonly { address: string }[]) =>
      calls.filter(({ address }) => address.includes('analysisViolation')).length;
    const { sent, clock, place, go } = await sandbox({ status: 'processing' });
    await act(() => clock.advance(600_000));
    await userEvent.click(screen.getByRole('tab', { name: 'Basic' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Sandbox analysis' }));
    await rest();
    expect(asked(sent)).toBe(1);
    const address = place.get();
    await go('/home');
    await go(address);
    await rest();
    expect(asked(sent)).toBe(2);
  });

  test('DR-SBX-03: until the answer the panel is loading', async () => {
    const { calls } = await openDrawer(drawerAt(3, sha1, 4));
    await calls.find(({ address }) => address.includes('file/query'))?.answer(json({ data: full }));
    expect(panelNow()).toEqual(['sandbox', 'loading']);
    expect(screen.getByText('Loading')).toBeDefined();
    await calls.find(({ address }) => address.includes('analysisViolation'))?.answer(json({ data: result }));
    expect(panelNow()).toEqual(['sandbox', 'data']);
  });

  test('DR-T03-50 to 55: a result without values has dashes', async () => {
    await sandbox({ status: 'done' });
    expect(fieldsNow().map(([id, , value]) => [id, value])).toEqual([
      ['riskLevel', '-'],
      ['analysisCompletionDateTime', '-'],
      ['suspiciousBehaviorList', '-'],
      ['sha1', '-'],
    ]);
  });

  test('DR-SBX-06 to 08: an unknown file gets a hint on its hash, and nothing to submit', async () => {
    await sandbox({ status: 'notFound' }, { 'response.submitToSandbox': 1 });
    expect(panelNow()).toEqual(['sandbox', 'empty']);
    expect(document.querySelector('[data-panel]')?.textContent).toMatch(/^No data.*SHA1 of a file that was analyzed/);
    expect(screen.queryByRole('button', { name: 'Submit to sandbox' })).toBeNull();
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

  test.each([
    ['words', 'trojan.x', 'trojan.x'],
    ['an object without a label', { popular_threat_name: [] }, '-'],
    ['nothing', null, '-'],
  ])('DR-T03-67: a classification of %s', async (_, popular_threat_classification, want) => {
    await report({ popular_threat_classification });
    expect(fieldsNow().find(([id]) => id.endsWith('classification'))?.[2]).toBe(want);
  });
});
