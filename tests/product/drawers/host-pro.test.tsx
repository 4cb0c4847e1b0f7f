import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fieldValue, panelNow, tabsNow } from '../../harness/view/support';
import { aHost } from '../../fixtures/product/drawers/hosts';
import { chooseTab, endpointCall, openHost } from '../../harness/product/drawers/open-host';
import { fieldsNow, type Given } from '../../harness/product/drawers/shown';

describe('tabs', () => {
  test('five tabs in order, Basic first [DR-T08-01, 03]', async () => {
    await openHost({});
    expect(tabsNow()).toEqual(['risk', 'basic', 'policy', 'identity', 'tags']);
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
    'position %s with %j is the tab %s [DR-FRAME-16, DR-FRAME-21, DR-T08-02, DR-PERM-05, DR-PERM-06, DR-OP-17]',
    async (tab, given, want) => {
      await openHost({}, { tab, ...given });
      expect(panelNow()[0]).toBe(want);
    },
  );

  test('without flag and permission neither tab nor call [DR-T08-04, DR-T08-05, DR-IDN-01, DR-TAG-01, DR-PERM-05, DR-PERM-06]', async () => {
    const { sent } = await openHost(aHost(), { flags: {}, permissions: {} });
    expect(tabsNow()).toEqual(['risk', 'basic', 'policy']);
    expect(sent.map(({ address }) => address)).toEqual([`${endpointCall}ep-1`]);
  });
});

describe('calls', () => {
  test('the host is asked for once, also between tabs [DR-T08-06, DR-CALL-24]', async () => {
    const { sent } = await openHost(aHost());
    await chooseTab('policy');
    await chooseTab('basic');
    expect(sent).toEqual([{ method: 'GET', address: `${endpointCall}ep-1`, body: undefined }]);
  });

  test('with a computer id only, by that [DR-OP-07]', async () => {
    const { sent } = await openHost(0, {
      id: 'pc-1',
      info: { type: 'computer' },
      answers: { 'endpoint/query': { data: aHost() } },
    });
    const address = '/public/svp/v2/object/endpoint/query';
    expect(sent).toEqual([{ method: 'POST', address, body: { computerId: 'pc-1' } }]);
    expect(fieldValue('hostname').textContent).toBe('FIN-LT-014');
  });

  describe('the risk of a host with a computer id only [DR-OP-89]', () => {
    const openRisk = (host: unknown, info: object = {}) =>
      openHost(0, {
        id: 'pc-1',
        tab: 1,
        info: { type: 'computer', ...info },
        answers: { 'endpoint/query': host, riskOverview: { data: { riskScore: 82 } } },
      });
    const requestsIn = ({ sent }: Awaited<ReturnType<typeof openRisk>>) =>
      sent.flatMap(({ address }) => /(?:riskOverview|workbenches).*$/.exec(address)?.[0] ?? []);

    test('is asked for by the endpoint id that the host tells', async () => {
      const opened = await openRisk({ data: aHost() });
      expect(requestsIn(opened)).toEqual(['riskOverview/query/dev-1/device']);
      expect(fieldValue('riskScore').textContent).toContain('82');
    });

    test('is not asked for where the host tells none', async () => {
      expect(requestsIn(await openRisk({ data: { hostname: 'A' } }))).toEqual([]);
      expect(fieldValue('riskScore').textContent).toBe('-');
    });

    test('is not asked for where the host is not known', async () => {
      expect(requestsIn(await openRisk(500))).toEqual([]);
      expect(panelNow()).toEqual(['risk', 'failed']);
    });
  });

  test('a failure reads "no data to display" on both tabs, and leaves the others [DR-T08-07, DR-ERR-02]', async () => {
    await openHost(500, { tab: 3, answers: { riskOverview: { data: { riskScore: 82 } } } });
    expect(panelNow()).toEqual(['policy', 'failed']);
    expect(screen.getByText('No data to display')).toBeDefined();
    await chooseTab('basic');
    expect(panelNow()).toEqual(['basic', 'failed']);
    expect(screen.getByText('No data to display')).toBeDefined();
    expect(fieldsNow()).toEqual([]);
    await chooseTab('risk');
    expect(fieldValue('riskScore').textContent).toContain('82');
  });

  test('the host names the drawer', async () => {
    await openHost({ hostname: 'SRV-1' });
    expect(screen.getByRole('heading', { name: /SRV-1/ })).toBeDefined();
  });
});
