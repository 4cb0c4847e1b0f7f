import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { drawerAt, fieldValue, json, openDrawer, panelNow, session, tabNow, tabsNow } from '../../harness/view/support';
import { attributes, report } from '../../fixtures/product/drawers/report';
import { fieldsNow, openWith, rest } from '../../harness/product/drawers/shown';

const sha1 = '9fe8ef94a904a822ed0c3c8c05e8ff8440e8462f';
const kinds = [
  { type: 3, id: sha1, tab: 5, requestedPath: `file/${sha1}` },
  { type: 4, id: 'https://a.b/', tab: 4, requestedPath: 'url/aHR0cHM6Ly9hLmIv' },
  { type: 5, id: 'a.example', tab: 3, requestedPath: 'domain/a.example' },
  { type: 6, id: '8.8.8.8', tab: 3, requestedPath: 'ip_address/8.8.8.8' },
  { type: 6, id: '2001:db8::1', tab: 3, requestedPath: 'ip_address/2001%3Adb8%3A%3A1' },
];
const tabId = 'threat-intelligence';
const show = (tab: string) => userEvent.click(tabNow(tab));

/** A report that is asked for by hand: the last call for it. */
async function openReport(type = 4, id = 'x', tab = 4) {
  const world = await openDrawer(drawerAt(type, id, tab), { scope: session });
  const requestedPath = () => world.calls.filter(({ address }) => address.includes('/vt/report/'));
  return { ...world, requestedPath, last: () => requestedPath().at(-1) };
}

describe('asking', () => {
  test.each(kinds)(
    '$asked is asked for once per opening, with 0 [DR-TI-01 to 03, 06, DR-CALL-08, DR-CONST-22, DR-OP-28]',
    async ({ type, id, requestedPath }) => {
      const { sent } = await openWith({ type, id, answers: { 'vt/report': report } });
      const reports = () => sent.filter(({ address }) => address.includes('/vt/report/'));
      expect(reports()).toEqual([]);
      await show(tabId);
      await rest();
      const call = {
        method: 'GET',
        address: `/public/svp/v2/object/vt/report/${requestedPath}?refresh=0`,
        body: undefined,
      };
      expect(reports()).toEqual([call]);
      expect([fieldValue('attributes.last_analysis_stats.malicious'), fieldValue('queryDate')].map(textOf)).toEqual([
        '5',
        '2025-03-01 10:00:00',
      ]);
      await show('basic');
      await show(tabId);
      await rest();
      expect(reports()).toHaveLength(1);
    },
  );

  test('a new opening asks again [DR-TI-03]', async () => {
    const { requestedPath, go, last } = await openReport();
    await last()?.answer(json(report));
    await go('/home');
    await go(drawerAt(4, 'x', 4));
    expect(requestedPath().map(({ address }) => address.slice(-9))).toEqual(['refresh=0', 'refresh=0']);
  });

  test.each(kinds.flatMap((kind) => ['UAE', 'GOV_US'].map((region) => ({ ...kind, region }))))(
    'nobody asks for $asked in $region [DR-TI-11, DR-PERM-08]',
    async ({ type, id, tab, region }) => {
      const { sent } = await openWith({ type, id, tab, region, answers: { 'vt/report': report } });
      expect(tabsNow()).not.toContain(tabId);
      expect(sent.filter(({ address }) => address.includes('/vt/report/'))).toEqual([]);
    },
  );
});

describe('refreshing', () => {
  test('asks with 1 and shows the new report with its time [DR-TI-04, DR-CONST-22]', async () => {
    const { requestedPath, last } = await openReport();
    await last()?.answer(json(report));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(panelNow()).toEqual(['threat-intelligence', 'loading']);
    expect(requestedPath().map(({ address }) => address.slice(-9))).toEqual(['refresh=0', 'refresh=1']);
    const stats = { ...attributes.last_analysis_stats, malicious: 6 };
    await last()?.answer(
      json({ data: { attributes: { last_analysis_stats: stats }, queryDate: '2025-03-01T11:00:00Z' } }),
    );
    expect([fieldValue('detections'), fieldValue('queryDate')].map(textOf)).toEqual(['6 / 71', '2025-03-01 11:00:00']);
  });

  test('a failure takes the place of the data, and the button stays usable [DR-TI-09, 10]', async () => {
    const { requestedPath, last } = await openReport();
    await last()?.answer(json(report));
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await last()?.answer(json({ error: { code: 400429 } }, 400));
    expect(panelNow()).toEqual(['threat-intelligence', 'failed']);
    expect(fieldsNow()).toEqual([]);
    expect(sentence()).toContain('The limit of threat-intelligence requests is reached.');
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(requestedPath().map(({ address }) => address.slice(-1))).toEqual(['0', '1', '1']);
    await last()?.answer(json(report));
    expect(panelNow()).toEqual(['threat-intelligence', 'data']);
  });
});

describe('failures', () => {
  const common = 'Something went wrong. Try again later.';
  test.each([
    [400, { error: { code: 400401 } }, 'The threat-intelligence service did not accept the key of this console.'],
    [400, { error: { code: 400404 } }, 'The threat-intelligence service has no report for this object.'],
    [400, { error: { code: 400429 } }, 'The limit of threat-intelligence requests is reached.'],
    [400, { error: { code: '400404' } }, 'The threat-intelligence service has no report for this object.'],
    [400, { error: { code: 400999 } }, common],
    [400, {}, common],
    [404, { error: { code: 400404 } }, common],
    [409, { error: { code: 400429 } }, common],
    [500, { error: { code: 400401 } }, common],
    [200, {}, common],
  ])('%s with %j has its own words [DR-ERR-03 to 06, DR-TI-09]', async (status, answer, words) => {
    const { last } = await openReport();
    await last()?.answer(json(answer, status));
    expect(panelNow()).toEqual(['threat-intelligence', 'failed']);
    expect(sentence()).toContain(words);
    expect(fieldsNow()).toEqual([]);
  });

  test('a network that fails has its own words [DR-ERR-06]', async () => {
    const fetch = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
    await openDrawer(drawerAt(5, 'x', 3), { fetch });
    await rest();
    expect(sentence()).toContain(common);
  });
});

describe('detections', () => {
  const all = attributes.last_analysis_stats;
  test.each([
    ['the malicious ones of all four', all, '5 / 70'],
    ['none of none', { malicious: 0, suspicious: 0, undetected: 0, harmless: 0 }, '0 / 0'],
    ['none of some', { ...all, malicious: 0 }, '0 / 65'],
    ['other counts do not count', { ...all, timeout: 9, failure: 3, 'type-unsupported': 1 }, '5 / 70'],
    ...Object.keys(all).map((name) => [`a dash while ${name} is missing`, { ...all, [name]: undefined }, '-'] as const),
    ['a dash for a count that is no number', { ...all, harmless: 'many' }, '-'],
    ['a dash without statistics', undefined, '-'],
    ['a dash for statistics that are none', [5, 1], '-'],
  ] as const)('%s [DR-TI-07, 08, DR-VAL-19]', async (_, last_analysis_stats, want) => {
    const { last } = await openReport();
    await last()?.answer(json({ data: { attributes: { last_analysis_stats } } }));
    expect(fieldValue('detections').textContent).toBe(want);
  });
});

/** What the panel says instead of its data. */
function sentence(): string | undefined {
  return document.querySelector('[data-panel] [role="alert"]')?.textContent;
}

function textOf(element: HTMLElement): string | null {
  return element.textContent;
}
