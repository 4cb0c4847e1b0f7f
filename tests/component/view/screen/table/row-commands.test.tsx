import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openDrawerAt } from '~/actions/open-drawer-at';
import { createSequence } from '~/state/drawer/sequence';
import { settle } from '~/tests/harness/fake-clock';
import { setUp } from '~/tests/harness/view/support';
import { rowAt, showTable } from '~/tests/harness/view/screen/table/support';

type World = Pick<Awaited<ReturnType<typeof setUp>>, 'commands'>;

const run = (world: World, name: 'next' | 'previous') =>
  act(async () => {
    world.commands.run(name);
    await settle();
  });

const isActive = (row: number): boolean => rowAt(row).dataset['active'] === 'true';

test('the commands next and previous lead through the rows of a list, which has the focus then', async () => {
  const world = await showTable();
  await run(world, 'next');
  expect(isActive(0)).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('grid'));
  await run(world, 'next');
  expect(isActive(1)).toBe(true);
  await run(world, 'previous');
  await run(world, 'previous');
  expect(isActive(0)).toBe(true);
});

test('they end at the last row', async () => {
  const world = await showTable({ total: 2 });
  for (let step = 0; step < 4; step += 1) await run(world, 'next');
  expect(isActive(1)).toBe(true);
});

test('Enter opens the row to which they lead', async () => {
  const world = await showTable();
  await run(world, 'next');
  await run(world, 'next');
  await userEvent.keyboard('{Enter}');
  expect(world.address.get()).toContain('profileId=id-2');
});

test('with an open drawer they lead through its sequence, also if a list is on the page', async () => {
  const world = await setUp();
  world.services.page.hashPath = () => world.address.get();
  await world.show();
  const objects = ['a', 'b'].map((id) => ({ search_type: 5, id }));
  await act(async () => {
    const [first] = objects;
    if (first) openDrawerAt(first, world.services, createSequence('Domains', objects, first));
    await settle();
  });
  await screen.findByRole('button', { name: /^Next in Domains/ });
  world.commands.take('next', () => {
    throw new Error('The page got the command.');
  });
  await run(world, 'next');
  expect(world.address.get()).toContain('profileId=b');
  await run(world, 'next');
  expect(world.address.get()).toContain('profileId=b');
  await run(world, 'previous');
  expect(world.address.get()).toContain('profileId=a');
});
