import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { settle } from '~/tests/harness/fake-clock';
import { setUp } from '~/tests/harness/view/support';
import { PageSteps } from '~/view/screen/PageSteps';

const sequence = {
  title: 'alerts',
  total: 3,
  pathAt: (index: number) => `/alerts/${index}`,
  load: () => Promise.resolve(undefined),
  follow: () => undefined,
};

async function showAt(index: number, path = `/alerts/${index}`) {
  const world = await setUp({ address: path });
  world.services.page.hashPath = () => world.address.get();
  world.services.pageMeta.sequence.begin({ sequence, index });
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
