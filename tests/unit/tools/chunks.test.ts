import { describe, expect, test } from 'vitest';
import { firstLoadGroups, sharedGroups } from '~/tools/chunks';

const imports: Readonly<Record<string, readonly string[]>> = {
  '/src/page.ts': ['/src/text.ts'],
  '/src/main.tsx': ['/src/text.ts', '/src/shell.tsx', '/node_modules/react/index.js', '/src/shell.css'],
  '/src/shell.tsx': ['/src/main.tsx'],
};
const graph = {
  getModuleInfo: (id: string) => {
    const importedIds = imports[id];
    return importedIds ? { importedIds } : null;
  },
};
const groups = firstLoadGroups([
  { name: 'page', roots: ['/src/page.ts'] },
  { name: 'console', roots: ['/src/main.tsx'] },
]);
const [page, everything] = groups;

describe('the groups of a first load', () => {
  test.each<[string, readonly [string | null | undefined, string | null | undefined]]>([
    ['/src/page.ts', [null, null]],
    ['/src/text.ts', ['page', 'console']],
    ['/src/main.tsx', [null, null]],
    ['/src/shell.tsx', [null, 'console']],
    ['/src/shell.css', [null, null]],
    ['/node_modules/react/index.js', [null, null]],
    ['/src/lazy.tsx', [null, null]],
  ])('hold what their roots import, but not the roots: %s', (id, want) => {
    expect([page?.name(id, graph), everything?.name(id, graph)]).toEqual(want);
  });

  test('come one after the other, so that a module that both reach belongs to the first', () => {
    expect(groups.map(({ priority }) => priority)).toEqual([2, 1]);
  });
});

describe('the groups of lazy parts', () => {
  const dialogs = '/project/src/generated/console/dialogs/';
  const codes: Readonly<Record<string, string>> = {
    [`${dialogs}terms.ts`]: "const dialog = { closing: 'must-answer' };",
    [`${dialogs}about.ts`]: "const dialog = { closing: 'dismissible' };",
  };
  const graph = { getModuleInfo: (id: string) => ({ importedIds: [], code: codes[id] ?? null }) };

  test.each([
    ['code of the renderer', '/project/src/view/Line.tsx', ['shared']],
    ['a view of the drawer', '/project/src/view/drawer/DrawerView.tsx', ['shared', 'drawer-view']],
    ['a view of the comparison', '/project/src/view/drawer/comparison/SideCell.tsx', ['shared']],
    ['a function that compiler and renderer share', '/project/lib/json.ts', ['shared']],
    ['a scale', '/project/src/generated/console/scales/os.ts', ['scales']],
    ['what positions boxes', '/project/src/ui/popover/floating-box.ts', ['shared', 'floating-box']],
    ['the package that it uses', '/project/node_modules/@floating-ui/dom/dist/index.mjs', ['floating-box']],
    ['another generated module', '/project/src/generated/console/drawers/url.ts', []],
    ['a dialog that must be answered', `${dialogs}terms.ts`, ['must-answer']],
    ['the view of dialogs', '/project/src/view/dialog/DialogView.tsx', ['shared', 'must-answer']],
    ['another dialog', `${dialogs}about.ts`, []],
    ['a package', '/project/node_modules/plotly.js/index.js', []],
  ])('for %s', (_kind, id, want) => {
    const names = sharedGroups('/project', '/project/src/generated/').map(({ name, test }) =>
      typeof name === 'function' ? name(id, graph) : test?.(id) === true ? name : null,
    );
    expect(names.filter((name) => name !== null)).toEqual(want);
  });
});
