import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '~/api/api-error';
import { settle } from '~/tests/harness/fake-clock';
import { setUp } from '~/tests/harness/view/support';
import type { PageSequence } from '~/state/page-sequence';
import { PageSteps } from '~/view/screen/PageSteps';

const sequence = {
  title: 'alerts',
  total: 3,
  pathAt: (index: number) => `/alerts/${index}`,
  load: () => Promise.resolve(undefined),
  follow: () => undefined,
};

async function showAt(index: number, path = `/alerts/${index}`, more: Partial<PageSequence> = {}) {
  const world = await setUp({ address: path });
  world.services.page.hashPath = () => world.address.get();
  world.services.pageMeta.sequence.begin({ sequence: { ...sequence, ...more }, index });
  await world.show(<PageSteps />);
  const run = (name: 'next' | 'previous') =>
    act(async () => {
      const isTaken = world.commands.run(name);
      await settle();
      return isTaken;
    });
  return { ...world, run };
}

test.each([
  ['next', 1, '/alerts/2'],
  ['previous', 1, '/alerts/0'],
  ['next', 2, '/alerts/2'],
  ['previous', 0, '/alerts/0'],
] as const)('the command %s leads from page %i to %s', async (name, index, to) => {
  const { run, address } = await showAt(index);
  await run(name);
  expect(address.get()).toBe(to);
});

test('a page that no list has opened leaves the commands to others', async () => {
  const { commands } = await showAt(1, '/alerts/other');
  expect(commands.run('next')).toBe(false);
});

test('a row that cannot be loaded is reported, and the page stays', async () => {
  const error = new ApiError({
    ...{ operation: 'alertList', kind: 'no-answer', status: 0, traceId: 'trace-1' },
    policy: { kind: 'toast', message: 'ERROR.COMMON_ERROR' },
  });
  const load = () => Promise.reject(error);
  const { run, address, toasts } = await showAt(1, '/alerts/1', { pathAt: (index) => pathOfFirst(index), load });
  await run('next');
  expect(address.get()).toBe('/alerts/1');
  expect(toasts.list.get()).toMatchObject([{ intent: 'danger' }]);
});

test('who leaves the page while a row is loading is not called back to it', async () => {
  let answer: (path: string) => void = () => undefined;
  const load = () => new Promise<string>((resolve) => (answer = resolve));
  const follow = vi.fn();
  const { commands, go, address, pageMeta } = await showAt(1, '/alerts/1?tab=2', {
    ...{ pathAt: pathOfFirst, load, follow },
  });
  act(() => void commands.run('next'));
  await go('/users');
  await act(async () => {
    answer('/alerts/2');
    await settle();
  });
  expect([address.get(), pageMeta.sequence.current.get()?.index, follow.mock.calls]).toEqual(['/users', 1, []]);
});

test('a second press while a row is loading does nothing', async () => {
  const load = vi.fn((index: number) => Promise.resolve(`/alerts/${index}`));
  const { commands, address } = await showAt(1, '/alerts/1', { pathAt: (index) => pathOfFirst(index), load });
  await act(async () => {
    commands.run('next');
    commands.run('next');
    await settle();
  });
  expect([load.mock.calls, address.get()]).toEqual([[[2]], '/alerts/2']);
});

/** The address of a row that is loaded: the first two are. */
function pathOfFirst(index: number): string | undefined {
  return index < 2 ? `/alerts/${index}` : undefined;
}
