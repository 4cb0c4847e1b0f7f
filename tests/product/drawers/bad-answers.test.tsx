import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Drawer } from '~/generated/contract/descriptor-types';
import type { OperationId } from '~/generated/contract/operations';
import { everyDrawer, respondControl } from '../../harness/every-drawer';
import { settle } from '../../harness/fake-clock';
import { failuresOf, type FailureName } from '../../fixtures/product/drawers/failures';
import { rest } from '../../harness/product/drawers/shown';
import { findWays, type Way } from '../../harness/product/drawers/sweep-ways';
import {
  click,
  drawerNow,
  openSwept,
  panelNow,
  panelShown,
  press,
  readsOf,
  respondMenuNow,
  showTab,
  tabPositions,
} from '../../harness/product/drawers/swept';

/** State of a panel, and what it says; without words it shows its fields or what represents none. */
type PanelText = readonly [state: string, words?: string];

const noData: PanelText = ['failed', 'No data'];
const common: PanelText = ['failed', 'Something went wrong. Try again later.'];
const reports: { readonly [Name in FailureName]?: PanelText } = {
  '400 with 400401': [
    'failed',
    'The threat-intelligence service did not accept the key of this console. Ask your administrator to check it.',
  ],
  '400 with 400404': ['failed', 'The threat-intelligence service has no report for this object.'],
  '400 with 400429': ['failed', 'The limit of threat-intelligence requests is reached. Try again later.'],
};

/** What a panel shows that reads an operation which fails. */
function textAfter(operation: OperationId, name: FailureName, panel: string): PanelText {
  // An action, which leads on all the same; and a panel that tells it in the section which reads the answer.
  if (operation === 'lineageEntry' || (operation === 'artifactAnalysis' && panel === 'basic')) return ['data'];
  // The menu of the responses reads it, which opens all the same.
  if (operation === 'responseState') return ['data'];
  // Who is not signed in any more learns that from the session; the panel has nothing to add.
  if (name === '401') return noData;
  switch (operation) {
    case 'vtReport':
      return reports[name] ?? common;
    case 'endpointQuery':
    case 'bigtableEndpoint':
      return ['failed', 'No data to display'];
    case 'artifactAnalysis':
      return ['empty', 'No analysis was found.'];
    case 'customTags':
    case 'ipsRules':
      // What the panel knows from elsewhere is there, or nothing.
      return ['empty'];
    case 'riskOverview':
    case 'workbenchAsset':
      return ['data'];
    default:
      return noData;
  }
}

/** The rest of the drawer, and asking again, are checked for these. */
const thorough: ReadonlySet<FailureName> = new Set(['500']);
/** A panel that was checked with every failure in another drawer is checked with these. */
const oneOfEachKind: ReadonlySet<FailureName> = new Set([...thorough, '401', 'no answer', 'broken JSON']);

const all = await everyDrawer();
const ways = new Map<string, ReadonlyMap<OperationId, Way>>();
/** The type of the drawer in which a panel is checked with every failure of a call. */
const firstDrawers = new Map<object, Map<OperationId, string>>();
beforeAll(async () => {
  for (const swept of all) {
    const { type, drawer } = swept;
    const found = await findWays(swept);
    ways.set(type, found);
    for (const [operation, way] of found) {
      const panel = panelOf(drawer, way);
      const types = firstDrawers.get(panel) ?? new Map<OperationId, string>();
      firstDrawers.set(panel, types);
      if (!types.has(operation)) types.set(operation, type);
    }
  }
}, 180_000);

/** The shared panel that a way leads to, or the drawer itself. */
function panelOf(drawer: Drawer, { tab }: Way): object {
  const shown = drawer.tabs[tab - 1];
  return shown && 'panel' in shown ? shown.panel : drawer;
}

let broken: unknown[] = [];
beforeEach(() => {
  broken = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void broken.push(words));
});
afterEach(() => {
  expect(broken).toEqual([]);
  vi.restoreAllMocks();
});

test('every call of every drawer, panel, pop-up and action is reached', () => {
  const reached = new Set([...ways.values()].flatMap((found) => [...found.keys()]));
  expect([...new Set(all.flatMap(({ calls }) => calls))].filter((call) => !reached.has(call))).toEqual([]);
  const ownCalls = all.flatMap(({ type, drawer }) =>
    Object.values(drawer.sources ?? {}).map(({ operation }) => [type, operation] as const),
  );
  expect(ownCalls.filter(([type, operation]) => !ways.get(type)?.has(operation))).toEqual([]);
});

describe.each(all)('drawer $type [DR-FRAME-12, DR-ERR-01 to 11]', ({ type, drawer, calls }) => {
  test.each(calls)('%s fails in its panel alone', { timeout: 180_000 }, async (operation) => {
    const way = ways.get(type)?.get(operation);
    // A part that several drawers share calls for some of them only; the test above knows of the others.
    if (!way) return;
    const world = await openSwept(type);
    const openCall = async (): Promise<void> => {
      await world.open(way.opener, way.tab);
      if (way.control === undefined) return;
      await rest();
      await press(way.control);
    };
    /** What the tabs say, the one that leads to the call first; of a pop-up or an action only that. */
    const read = async (settled: () => Promise<void>, everywhere = true) => {
      const shown: (readonly [number, ReturnType<typeof panelShown>])[] = [];
      const others =
        way.control === undefined && everywhere ? tabPositions(drawer).filter((tab) => tab !== way.tab) : [];
      for (const tab of [way.tab, ...others]) {
        if (tab !== way.tab) await showTab(drawer, tab);
        await settled();
        shown.push([tab, panelShown()]);
      }
      return shown;
    };
    await openCall();
    const wellOff = new Map(await read(rest));
    const wrong: unknown[] = [];
    const isFirst = firstDrawers.get(panelOf(drawer, way))?.get(operation) === type;
    const failures = failuresOf(operation).filter(({ name }) => isFirst || oneOfEachKind.has(name));
    for (const { name, reply } of failures) {
      world.replies.set(operation, reply);
      await openCall();
      const answered = async (): Promise<void> => {
        if (name === '401') await act(() => world.clock.advance(4000));
        await rest();
      };
      for (const [tab, [panel, state, sentence]] of await read(answered, thorough.has(name))) {
        const reads = way.control !== undefined || readsOf(drawer, tab).has(operation);
        const want = reads ? textAfter(operation, name, panel) : wellOff.get(tab)?.slice(1);
        if (state !== want?.[0] || sentence !== want[1]) wrong.push({ name, tab, panel, state, sentence, want });
      }
      if (way.control === respondControl && !respondMenuNow()) wrong.push({ name, menu: 'gone' });
      if (!drawerNow().querySelector('.descry-drawer-head')) wrong.push({ name, frame: 'gone' });
      world.replies.delete(operation);
      if (!thorough.has(name)) continue;
      await showTab(drawer, way.tab);
      const retry = panelNow()?.querySelector('[data-action="retry"]');
      if (!retry) continue;
      await click(retry);
      await rest();
      if (panelShown()[1] !== wellOff.get(way.tab)?.[1]) wrong.push({ name, again: panelShown() });
    }
    expect(wrong).toEqual([]);
    expect(world.logged).toEqual([]);
    for (let layers = 2; layers > 0; layers -= 1) fireEvent.keyDown(document.body, { key: 'Escape' });
    await act(settle);
    expect(screen.queryByTestId('drawer')).toBeNull();
  });
});
