import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openDrawerAt } from '~/actions/open-drawer-at';
import { DrawerHost } from '~/view/drawer/DrawerHost';
import { settle } from '../../harness/fake-clock';
import { drawerAt, fieldValue, json, openDrawer, panelNow, setUp, tabsNow, tabNow } from '../../harness/view/support';

const url = { data: { wrsScore: 30, wrsCategory: ['Phishing'], objectName: 'A', host: 'a.example' } };

describe('the frame', () => {
  test('a drawer is a dialog with the shared title, 450 px wide, on layer 1001 [DR-FRAME-01, 05, 08, 09]', async () => {
    await openDrawer(drawerAt(4, 'https://a.example/'));
    const drawer = screen.getByRole('dialog', { name: 'Detail Profile' });
    expect(drawer.getAttribute('data-testid')).toBe('drawer');
    expect(drawer.getAttribute('data-search-type')).toBe('4');
    expect(drawer.style.width).toBe('450px');
    expect(drawer.style.zIndex).toBe('1001');
    expect(within(drawer).getByRole('heading', { level: 3 }).textContent).toContain('https://a.example/');
  });

  test('the focus goes to the title of a drawer that opens, and returns when it closes', async () => {
    const world = await setUp();
    await world.show();
    screen.getByRole('button', { name: 'Outside' }).focus();
    await world.go(drawerAt(4, 'x'));
    expect(document.activeElement?.textContent).toBe('Detail Profile');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Outside');
  });

  test('a drawer is not modal: controls beside it can have the focus', async () => {
    await openDrawer(drawerAt(4, 'x'));
    await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Outside');
  });

  test('the close button and Escape remove the drawer from the address and keep the rest', async () => {
    const { address } = await openDrawer(`${drawerAt(4, 'x', 2)}&period=24h`);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(address.get()).toBe('/home?period=24h');
  });

  test('keys change the width of a drawer within its limits', async () => {
    await openDrawer(drawerAt(4, 'x'));
    const handle = screen.getByRole('separator');
    handle.focus();
    const width = () => screen.getByRole('dialog').style.width;
    await userEvent.keyboard('{ArrowLeft}');
    expect(width()).toBe('466px');
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(width()).toBe('360px');
    await userEvent.keyboard('{End}');
    expect(width()).toBe('960px');
    expect(handle.getAttribute('aria-valuenow')).toBe('960');
    await userEvent.dblClick(handle);
    expect(width()).toBe('450px');
  });

  test.each(['0', '14', '-1', 'x', '4.5', ''])(
    'the search type %j closes the drawer and is logged [DR-FRAME-03, 04, DR-VAL-01]',
    async (type) => {
      const { go, address, logged, calls } = await openDrawer(drawerAt(4, 'x'));
      const before = calls.length;
      await go(drawerAt(type, 'y'));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(address.get()).toBe('/home');
      expect(logged.join()).toContain('1-13');
      expect(calls).toHaveLength(before);
    },
  );

  test.each([1, 13])('the search type %s opens a drawer [DR-VAL-01]', async (type) => {
    await openDrawer(drawerAt(type, 'x'));
    expect(screen.getByRole('dialog').getAttribute('data-search-type')).toBe(String(type));
  });

  test('a search type without a drawer descriptor shows a message', async () => {
    const nothing = () => undefined;
    const request = { kind: 'open', input: { search_type: 99, id: 'x' } } as const;
    await (await setUp()).show(<DrawerHost request={request} openingKey="1" onTab={nothing} onClose={nothing} />);
    expect(screen.getByRole('dialog').textContent).toContain('no view');
  });
});

describe('states of a panel', () => {
  test('a panel is loading until the answer arrives, and then shows its fields [DR-FRAME-10, 11]', async () => {
    const { calls } = await openDrawer(drawerAt(4, 'https://a.example/'));
    expect(panelNow()).toEqual(['basic', 'loading']);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      address: '/public/svp/v2/object/url/query',
      body: { url: 'https://a.example/' },
    });
    await calls[0]?.answer(json(url));
    expect(panelNow()).toEqual(['basic', 'data']);
    expect(fieldValue('wrsScore').textContent).toBe('30 Dangerous');
    expect(fieldValue('registrantName').textContent).toBe('-');
  });

  test.each([400, 404, 500])(
    'a panel whose call fails with %s shows the shared "no data" and no field [DR-FRAME-12]',
    async (status) => {
      const { calls } = await openDrawer(drawerAt(4, 'x'));
      await calls[0]?.answer(json({}, status));
      expect(panelNow()).toEqual(['basic', 'failed']);
      expect(screen.getByText('No data')).toBeDefined();
      expect(document.querySelector('[data-field]')).toBeNull();
    },
  );

  test('a failed panel can be loaded again', async () => {
    const { calls } = await openDrawer(drawerAt(4, 'x'));
    await calls[0]?.answer(json({}, 500));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(panelNow()).toEqual(['basic', 'loading']);
    await calls[1]?.answer(json(url));
    expect(panelNow()).toEqual(['basic', 'data']);
  });

  test('the drawer of an object without an id is empty and sends no call', async () => {
    const { calls } = await openDrawer(drawerAt(4, ''));
    expect(panelNow()).toEqual(['basic', 'empty']);
    expect(screen.getByText('No data')).toBeDefined();
    expect(calls).toHaveLength(0);
  });
});

describe('tabs', () => {
  test('the first tab of a drawer is active and names its panel', async () => {
    await openDrawer(drawerAt(4, 'x'));
    expect(tabsNow()).toEqual(['basic', 'activity', 'sandbox', 'threat-intelligence']);
    expect(screen.getByRole('tab', { selected: true }).getAttribute('data-tab')).toBe('basic');
    expect(screen.getByRole('tabpanel', { name: 'Basic' })).toBeDefined();
  });

  test.each([
    ['1', 'basic'],
    ['3', 'sandbox'],
    ['9', 'basic'],
    ['0', 'basic'],
    ['x', 'basic'],
  ])('the tab position %s shows %s', async (position, want) => {
    await openDrawer(`/home?profile=4&profileId=x&profileTab=${position}`);
    expect(panelNow()[0]).toBe(want);
  });

  test('a click on a tab changes its position in the address, and the opening stays the same', async () => {
    const { address, calls } = await openDrawer(drawerAt(4, 'x'));
    await userEvent.click(tabNow('activity'));
    expect(address.get()).toContain('profileTab=2');
    expect(panelNow()[0]).toBe('activity');
    expect(calls).toHaveLength(1);
  });

  test('arrow keys focus the tabs without showing them, and Enter shows one', async () => {
    await openDrawer(drawerAt(4, 'x'));
    tabNow('basic').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(panelNow()[0]).toBe('basic');
    await userEvent.keyboard('{Enter}');
    expect(panelNow()[0]).toBe('sandbox');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('Threat intelligence');
  });

  test('a source is called when its tab is shown first, once for each opening', async () => {
    const { calls, go } = await openDrawer(drawerAt(4, 'http://a.b'));
    expect(calls).toHaveLength(1);
    await go(drawerAt(4, 'http://a.b', 4));
    expect(calls[1]?.address).toBe('/public/svp/v2/object/vt/report/url/aHR0cDovL2EuYg?refresh=0');
    await go(drawerAt(4, 'http://a.b', 1));
    await go(drawerAt(4, 'http://a.b', 4));
    expect(calls).toHaveLength(2);
    await calls[1]?.answer(json({ data: { attributes: {} } }));
    expect(panelNow()).toEqual(['threat-intelligence', 'data']);
  });

  test('a failed tab leaves the other tabs usable', async () => {
    const { calls, go } = await openDrawer(drawerAt(4, 'x'));
    await calls[0]?.answer(json({}, 500));
    await go(drawerAt(4, 'x', 4));
    await calls[1]?.answer(json({ data: { attributes: { last_analysis_stats: { malicious: 5 } } } }));
    expect(panelNow()).toEqual(['threat-intelligence', 'data']);
    expect(fieldValue('report.attributes.last_analysis_stats.malicious'.replace('report.', '')).textContent).toBe('5');
  });
});

describe('openings', () => {
  test('a late answer for an earlier object is never shown [DR-FRAME-20]', async () => {
    const { calls, go } = await openDrawer(drawerAt(4, 'A'));
    await go(drawerAt(4, 'B'));
    await calls[1]?.answer(json({ data: { objectName: 'values of B' } }));
    await calls[0]?.answer(json({ data: { objectName: 'values of A' } }));
    expect(fieldValue('objectName').textContent).toBe('values of B');
    expect(document.body.textContent).not.toContain('values of A');
    expect(calls[0]?.signal?.aborted).toBe(true);
  });

  test('a second opening of the same object has nothing of the first one [DR-FRAME-06]', async () => {
    const { calls, go, queries } = await openDrawer(drawerAt(4, 'A', 2));
    await calls[0]?.answer(json(url));
    await go('/home');
    expect(queries.getQueryCache().findAll({ queryKey: ['opening'] })).toHaveLength(0);
    await go(drawerAt(4, 'A'));
    expect(panelNow()).toEqual(['basic', 'loading']);
    expect(calls).toHaveLength(2);
  });

  test('opening the object of the open drawer again creates the drawer again, with tabs of the new opening [DR-FRAME-06]', async () => {
    const { calls, services, page, address, clock } = await openDrawer(drawerAt(4, 'A'));
    for (const count of [2, 3]) {
      await calls.at(-1)?.answer(json(url));
      page.goTo(address.get());
      await clock.advance(1);
      await act(async () => {
        openDrawerAt({ search_type: 4, id: 'A' }, services);
        await settle();
      });
      expect(panelNow()).toEqual(['basic', 'loading']);
      expect(calls).toHaveLength(count);
    }
    await userEvent.click(tabNow('activity'));
    expect(calls).toHaveLength(3);
  });
});
