import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fieldValue, panelNow, tabsNow } from '../../render/support';
import { aHost } from './hosts';
import { chooseTab, endpointCall, openHost } from './open-host';
import { fieldsNow, type Given } from './shown';

describe('tabs', () => {
  test('DR-T08-01, 03: five tabs in order, Basic first', async () => {
    await openHost({});
    expect(tabsNow()).toEqual(['Asset risk overview', 'Basic', 'Policy', 'Identity', 'Tags']);
    expect(panelNow()).toEqual(['basic', 'data']);
  });

  test.each<[number, Partial<Given>, string]>([
    [1, {}, 'risk'],
    [3, {}, 'policy'],
    [4, {}, 'identity'],
    [5, {}, 'tags'],
    [6, {}, 'basic'],
    [4, { flags: {} }, 'basic'],
    [4, { flags: { 'identity-inventory-app': 0 } }, 'basic'],
    [4, { flags: { 'identity-inventory-app': 2 } }, 'basic'],
    [5, { permissions: { 'asd.assets': 1 } }, 'basic'],
    [5, { permissions: { 'asd.view': 0, 'asd.assets': 1 } }, 'basic'],
    [5, { permissions: { 'asd.view': 1, 'asd.assets': 0 } }, 'tags'],
  ])(
    'DR-FRAME-16, DR-FRAME-21, DR-T08-02, DR-PERM-05, DR-PERM-06, OP-17: position %s with %j is the tab %s',
    async (tab, given, want) => {
      await openHost({}, { tab, ...given });
      expect(panelNow()[0]).toBe(want);
    },
  );

  test('DR-T08-04, DR-T08-05, DR-IDN-01, DR-TAG-01, DR-PERM-05, DR-PERM-06: without flag and permission neither tab nor call', async () => {
    const { sent } = await openHost(aHost(), { flags: {}, permissions: {} });
    expect(tabsNow()).toEqual(['Asset risk overview', 'Basic', 'Policy']);
    expect(sent.map(({ address }) => address)).toEqual([`${endpointCall}ep-1`]);
  });
});

describe('calls', () => {
  test('DR-T08-06, DR-CALL-24: the host is asked for once, also between tabs', async () => {
    const { sent } = await openHost(aHost());
    await chooseTab('Policy');
    await chooseTab('Basic');
    expect(sent).toEqual([{ method: 'GET', address: `${endpointCall}ep-1`, body: undefined }]);
  });

  test('OP-07: with a computer id only, by that', async () => {
    const { sent } = await openHost(0, {
      id: 'pc-1',
      info: { type: 'computer' },
      answers: { 'endpoint/query': { data: aHost() } },
    });
    const address = '/public/svp/v2/object/endpoint/query';
    expect(sent).toEqual([{ method: 'POST', address, body: { computerId: 'pc-1' } }]);
    expect(fieldValue('hostname').textContent).toBe('FIN-LT-014');
  });

  describe('OP-89: the risk of a host with a computer id only', () => {
    const openRisk = (host: unknown, info: object = {}) =>
      openHost(0, {
        id: 'pc-1',
        tab: 1,
        info: { type: 'computer', ...info },
        answers: { 'endpoint/query': host, riskOverview: { data: { riskScore: 82 } } },
      });
    const asked = ({ sent }: Awaited<ReturnType<typeof openRisk>>) =>
      sent.flatMap(({ address }) => /(?:riskOverview|workbenches).*$/.exec(address)?.[0] ?? []);

    test('is asked for by the endpoint id that the host tells', async () => {
      const opened = await openRisk({ data: aHost() });
      expect(asked(opened)).toEqual(['riskOverview/query/dev-1/device']);
      expect(fieldValue('riskScore').textContent).toContain('82');
    });

    test('is not asked for where the host tells none', async () => {
      expect(asked(await openRisk({ data: { hostname: 'A' } }))).toEqual([]);
      expect(fieldValue('riskScore').textContent).toBe('-');
    });

    test('is not asked for where the host is not known', async () => {
      expect(asked(await openRisk(500))).toEqual([]);
      expect(panelNow()).toEqual(['risk', 'failed']);
    });
  });

  test('DR-T08-07, DR-ERR-02: a failure reads "no data to display" on both tabs, and leaves the others', async () => {
    await openHost(500, { tab: 3, answers: { riskOverview: { data: { riskScore: 82 } } } });
    expect(panelNow()).toEqual(['policy', 'failed']);
    expect(screen.getByText('No data to display')).toBeDefined();
    await chooseTab('Basic');
    expect(panelNow()).toEqual(['basic', 'failed']);
    expect(screen.getByText('No data to display')).toBeDefined();
    expect(fieldsNow()).toEqual([]);
    await chooseTab('Asset risk overview');
    expect(fieldValue('riskScore').textContent).toContain('82');
  });

  test('the host names the drawer', async () => {
    await openHost({ hostname: 'SRV-1' });
    expect(screen.getByRole('heading', { name: /SRV-1/ })).toBeDefined();
  });
});
