import { expect, test } from 'vitest';
import { everyDrawer } from '../../harness/every-drawer';
import { drawerNow, openSwept, showTab, tabPositions } from '../../harness/product/drawers/swept';
import { rest } from '../../harness/product/drawers/shown';
import { expectFiles, expectGolden, outlineOf } from '../../harness/product/golden/outline';

const all = await everyDrawer();

test.each(all.map(({ type, drawer }) => [drawer.id, type, drawer] as const))(
  'the drawer %s has the words of its golden file',
  async (id, type, drawer) => {
    await openSwept(type);
    const outlines = [...drawerNow().querySelectorAll('[role="tablist"]')].map(outlineOf);
    for (const position of tabPositions(drawer)) {
      await showTab(drawer, position);
      await rest();
      const { id: tab = '' } = drawer.tabs[position - 1] ?? {};
      outlines.push([`tab ${tab}`, ...[...drawerNow().querySelectorAll('[data-panel]')].map(outlineOf)].join('\n'));
    }
    expect(outlines.join('')).toContain('field ');
    await expectGolden(`drawers/${id}`, outlines.join('\n'));
  },
);

test('there is a golden file for each of the drawers', () => {
  expectFiles(
    'drawers',
    all.map(({ drawer }) => drawer.id),
  );
});
