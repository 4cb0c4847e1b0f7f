import { addressOf, everyDrawer, passedObject } from '../../harness/every-drawer';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { drawers } from '~/generated/console/catalogue';
import { json, session, setUp, type Call } from '../../harness/view/support';

// Fetching code takes time of its own, for which no test waits.
beforeAll(() => Promise.all([import('~/view/drawer/DrawerView'), ...Object.values(drawers).map(({ load }) => load())]));

const all = await everyDrawer();
const early = 'of an object opened before';
const foreign = {
  hostname: early,
  objectName: early,
  fileName: early,
  subject: early,
  userName: early,
  items: [early],
};

const aborted = (calls: readonly Call[]) => calls.map(({ signal }) => signal?.aborted);

test.each(all)('of type $type only the object that was opened last is shown [DR-FRAME-20]', async ({ type }) => {
  const world = await setUp({ scope: session });
  await world.show();
  /** Opens an object while those before it still load; gives its calls. */
  const open = async (of: string, name: string): Promise<readonly Call[]> => {
    const before = world.calls.length;
    await world.go(`/home${addressOf(of, 'from a list', 1, { ...passedObject, name })}`);
    return world.calls.slice(before);
  };
  const first = await open(type, early);
  expect(first.length).toBeGreaterThan(0);
  expect(aborted(first)).not.toContain(true);

  const other = await open(type === '4' ? '5' : '4', early);
  expect(aborted(first)).not.toContain(false);

  const last = await open(type, 'opened at last');
  expect(aborted(other)).not.toContain(false);
  expect(aborted(last)).toEqual(first.map(() => false));

  for (const { answer } of [...first, ...other]) await answer(json({ ...foreign, data: foreign }));
  const drawer = screen.getByTestId('drawer');
  expect(drawer.getAttribute('data-search-type')).toBe(type);
  expect(drawer.textContent).not.toContain(early);
  for (const { answer } of last) await answer(json({ data: {} }));
  expect(drawer.textContent).not.toContain(early);
  expect(drawer.querySelector('[data-state="loading"]')).toBeNull();
});
