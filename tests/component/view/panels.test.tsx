import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Drawer, OwnTab } from '~/generated/contract/descriptor-types';
import { DrawerView } from '~/view/drawer/DrawerView';
import { PanelFoot } from '~/view/panel/PanelFoot';
import { fieldValue, json, setUp } from '../../harness/view/support';

const text = (words: string) => ({ key: `test.${words}`, text: words });
const panel = () => document.querySelector('[data-panel]');

function drawerOf(tab: Partial<OwnTab>, sources: Drawer['sources'] = {}): Drawer {
  return {
    id: 'test',
    searchType: 4,
    title: { key: 'DRAWER.TITLE' },
    kind: text('Thing'),
    icon: 'link',
    name: () => 'Name',
    sources,
    defaultTab: 'main',
    needs: [],
    tabs: [{ id: 'main', title: text('Main'), needs: Object.keys(sources), fields: [], ...tab }],
  };
}

async function showDrawer(drawer: Drawer) {
  const world = await setUp();
  await world.show(<ShownDrawer drawer={drawer} />);
  return world;
}

function ShownDrawer({ drawer }: { readonly drawer: Drawer }) {
  const [tabId, setTabId] = useState(1);
  return (
    <DrawerView
      drawer={drawer}
      request={{ kind: 'open', input: { search_type: 4, id: 'x', tabId } }}
      onTab={setTabId}
    />
  );
}

const field = (id: string, value: (scope: Readonly<Record<string, unknown>>) => unknown) =>
  ({ type: 'text', id, label: text(id), value }) as const;

describe('a drawer with one tab', () => {
  test('a drawer with one tab has no list of tabs and exactly one panel', async () => {
    await showDrawer(drawerOf({ fields: [field('f', () => 'v')] }));
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(document.querySelectorAll('[data-panel="main"]')).toHaveLength(1);
    expect(panel()?.getAttribute('data-state')).toBe('data');
  });
});

describe('a deferred section [DR-T13-05, DR-OP-44]', () => {
  const tab: Partial<OwnTab> = {
    needs: [],
    sections: [
      { id: 'now', fields: [field('f', () => 'v')] },
      {
        id: 'then',
        deferred: true,
        needs: ['a'],
        title: text('Then'),
        fields: [field('g', (scope) => Object(scope.a).host)],
      },
    ],
  };
  const openWith = () => showDrawer(drawerOf(tab, { a: { operation: 'urlQuery', body: {} } }));
  const then = () => document.querySelector('[data-section="then"]');

  test('a deferred section does not delay its panel, and appears with its answer', async () => {
    const { calls } = await openWith();
    expect([panel()?.getAttribute('data-state'), fieldValue('f').textContent]).toEqual(['data', 'v']);
    expect([then()?.getAttribute('aria-busy'), then()?.textContent]).toEqual(['true', expect.stringMatching(/^Then/)]);
    await calls[0]?.answer(json({ data: { host: 'h' } }));
    expect(fieldValue('g').textContent).toBe('h');
    expect(document.querySelector('.descry-panel-foot')).not.toBeNull();
  });

  test('a deferred section fails alone, and is requested again alone', async () => {
    const { calls } = await openWith();
    await calls[0]?.answer(json({}, 500));
    expect([panel()?.getAttribute('data-state'), fieldValue('f').textContent]).toEqual(['data', 'v']);
    expect(then()?.textContent).toMatch(/No data/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await calls[1]?.answer(json({ data: { host: 'h' } }));
    expect(fieldValue('g').textContent).toBe('h');
  });

  test('a source that failed for a deferred section is not called again by a tab that needs it too', async () => {
    const drawer = drawerOf(tab, { a: { operation: 'urlQuery', body: {} } });
    const other = { id: 'other', title: text('Other'), needs: ['a'], fields: [field('h', () => 'w')] };
    const { calls } = await showDrawer({ ...drawer, tabs: [...drawer.tabs, other] });
    await calls[0]?.answer(json({}, 500));
    await userEvent.click(screen.getByRole('tab', { name: 'Other' }));
    expect(document.querySelector('[data-panel="other"]')?.getAttribute('data-state')).toBe('failed');
    expect(calls).toHaveLength(1);
  });
});

describe('failures as errors.json says', () => {
  test.each([
    ['endpointQuery', { state: 'failed', words: 'No data to display' }],
    ['getMenu', { state: 'failed', words: 'No data' }],
  ] as const)('%s', async (operation, { state, words }) => {
    const { calls } = await showDrawer(drawerOf({ fields: [field('f', () => 'v')] }, { a: { operation } }));
    await calls[0]?.answer(json({}, 404));
    expect(panel()?.getAttribute('data-state')).toBe(state);
    expect(screen.getByText(words)).toBeDefined();
  });

  test('a failure that counts as empty leaves the fields that read other sources [DR-TAG-06, DR-ERR-09, 10]', async () => {
    const { calls } = await showDrawer(drawerOf({ fields: [field('f', () => 'v')] }, { a: { operation: 'ipsRules' } }));
    await calls[0]?.answer(json({}, 404));
    expect(panel()?.getAttribute('data-state')).toBe('empty');
    expect(fieldValue('f').textContent).toBe('v');
    expect(screen.queryByText('No data')).toBeNull();
  });

  test('a failure that counts as empty makes a panel without other sources empty', async () => {
    const whenEmpty = { text: text('Nothing there') };
    const empty = { emptyWhen: () => true, whenEmpty, fields: [field('f', () => 'v')] };
    const { calls } = await showDrawer(drawerOf(empty, { a: { operation: 'ipsRules' } }));
    await calls[0]?.answer(json({}, 404));
    expect(panel()?.getAttribute('data-state')).toBe('empty');
    expect(screen.getByText('Nothing there')).toBeDefined();
    expect(document.querySelector('[data-field="f"]')).toBeNull();
  });

  test.each([
    ['above the fields that read other sources', false],
    ['in place of the text of an empty panel', true],
  ])('the message of a failure that counts as empty is %s', async (_, isEmpty) => {
    const policy = { kind: 'as-empty', message: 'ERROR.CASE_UNKNOWN' } as const;
    const world = await setUp({ errors: [{ operation: 'ipsRules', policy }] });
    const whenEmpty = { text: text('Nothing there') };
    const drawer = drawerOf(
      { emptyWhen: () => isEmpty, whenEmpty, fields: [field('f', () => 'v')] },
      { a: { operation: 'ipsRules' } },
    );
    await world.show(<ShownDrawer drawer={drawer} />);
    await world.calls[0]?.answer(json({}, 404));
    expect(panel()?.textContent).toContain('There is no case with this id.');
    expect(screen.queryByText('Nothing there')).toBeNull();
    expect(document.querySelector('[data-field="f"]') === null).toBe(isEmpty);
  });

  test('a failed risk lookup shows the fields with dashes [DR-ERR-11]', async () => {
    const sources = { risk: { operation: 'riskOverview', path: { id: () => '1', type: () => 'device' } } } as const;
    const { calls } = await showDrawer(drawerOf({ fields: [field('f', (scope) => Object(scope.risk).x)] }, sources));
    await calls[0]?.answer(json({}, 500));
    expect(panel()?.getAttribute('data-state')).toBe('data');
    expect(fieldValue('f').textContent).toBe('-');
  });
});

describe('the empty state', () => {
  test('the empty state has the text and the buttons of its descriptor while its condition is true', async () => {
    await showDrawer(
      drawerOf({
        fields: [field('f', () => 'v')],
        emptyWhen: () => true,
        whenEmpty: {
          text: text('Nothing found'),
          hint: { text: text('Look elsewhere') },
          buttons: [{ id: 'go', label: text('Go'), action: { type: 'close' } }],
        },
      }),
    );
    expect(panel()?.getAttribute('data-state')).toBe('empty');
    for (const words of ['Nothing found', 'Look elsewhere', 'Go']) expect(screen.getByText(words)).toBeDefined();
  });

  test('an undecided condition of the empty state leaves the fields', async () => {
    await showDrawer(drawerOf({ fields: [field('f', () => 'v')], emptyWhen: () => undefined }));
    expect(panel()?.getAttribute('data-state')).toBe('data');
  });
});

describe('sources', () => {
  test('a source that reads the answer of another one waits for it', async () => {
    const sources: Drawer['sources'] = {
      first: { operation: 'urlQuery', body: { url: () => 'a' } },
      second: { operation: 'domainQuery', body: { domain: (scope) => Object(scope.first).domainName } },
    };
    const { calls } = await showDrawer(drawerOf({ fields: [field('f', (s) => Object(s.second).host)] }, sources));
    expect(calls).toHaveLength(1);
    await calls[0]?.answer(json({ data: { domainName: 'a.example' } }));
    expect(panel()?.getAttribute('data-state')).toBe('loading');
    expect(calls[1]?.body).toEqual({ domain: 'a.example' });
    await calls[1]?.answer(json({ data: { host: 'h' } }));
    expect(fieldValue('f').textContent).toBe('h');
  });

  test('a source whose condition is not true is not called', async () => {
    const { calls } = await showDrawer(
      drawerOf({ fields: [field('f', () => 'v')] }, { a: { operation: 'urlQuery', when: () => undefined } }),
    );
    expect(calls).toHaveLength(0);
    expect(panel()?.getAttribute('data-state')).toBe('data');
  });
});

test('an error while rendering a panel stays inside it', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = {
    ...field('f', () => 'v'),
    label: {
      key: 'x',
      get text(): string {
        throw new Error('broken');
      },
    },
  };
  await showDrawer(drawerOf({ fields: [broken] }));
  expect(panel()?.getAttribute('data-state')).toBe('failed');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toContain('Name');
  quiet.mockRestore();
});

test('the foot of a panel shows when what it is about has answered, not what it has read besides', async () => {
  const { clock, show } = await setUp();
  const ignore = (): void => undefined;
  const sources = {
    answers: { alert: {}, graph: {} },
    answeredAt: { alert: clock.now(), graph: clock.now() - 60_000 },
    ...{ loading: false, errors: [], failure: undefined, requestSource: ignore, retry: ignore },
  };
  await show(<PanelFoot needs={['alert', 'graph']} sources={sources} />);
  expect(screen.getByText(/Updated/).textContent).toBe('Updated 09:30:00 (UTC)');
});
