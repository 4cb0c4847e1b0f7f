import { expect, test, vi } from 'vitest';
import { createPage } from '~/platform/browser';

test.each([
  ['asks the user first if it is told to', true],
  ['asks nobody otherwise', undefined],
])('a reload %s', (_title, asks) => {
  const leaves: boolean[] = [];
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {
    leaves.push(window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  });
  const page = createPage(window);
  page.reload(asks);
  // Whoever stays is not asked when they leave in another way.
  page.reload();
  expect(leaves).toEqual([asks !== true, true]);
  reload.mockRestore();
});
