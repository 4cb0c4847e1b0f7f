import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createStore } from '~/lib/store';
import { Loaded } from '~/view/data/Loaded';
import { ServicesProvider } from '~/view/context/ServicesProvider';
import { settle } from '../../harness/fake-clock';
import { setUp } from '../../harness/view/support';

/** A part whose code does not come as often as it says. */
async function show(failures: number, options: Parameters<typeof setUp>[0] = {}) {
  let left = failures;
  let loads = 0;
  const load = () => {
    loads += 1;
    left -= 1;
    return left >= 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('here');
  };
  const world = await setUp(options);
  const node = (
    <Loaded name="a part" load={load}>
      {(loaded) => <p>It is {loaded}</p>}
    </Loaded>
  );
  const view = await world.show(node);
  return { ...world, view, node, loads: () => loads };
}

const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settle);
};
const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('code that does not load shows a message, and is loaded on a retry', async () => {
  await show(1);
  expect(screen.getByText('This view could not be loaded.')).toBeTruthy();
  expect(offered()).toEqual(['Outside', 'Try again']);
  await press('Try again');
  expect(screen.getByText('It is here')).toBeTruthy();
});

test('after a second failure to load code the console can be reloaded too', async () => {
  const { page } = await show(2);
  await press('Try again');
  expect(offered()).toEqual(['Outside', 'Try again', 'Reload the console']);
  await press('Reload the console');
  expect(page.done).toContain('reload');
});

test('each failure to load code checks whether the server has another build', async () => {
  let checks = 0;
  const check = () => {
    checks += 1;
    return Promise.resolve();
  };
  await show(2, { update: { check } });
  expect(checks).toBe(1);
  await press('Try again');
  expect(checks).toBe(2);
});

test('only a reload is offered if the server has another build', async () => {
  await show(1, { update: { available: createStore(true) } });
  expect(screen.getByText(/^A new version of the console is available\./)).toBeTruthy();
  expect(offered()).toEqual(['Outside', 'Reload the console']);
});

test('a part whose code failed to load is loaded again when it is opened again', async () => {
  const { view, node, services, queries, texts, loads } = await show(1);
  expect(loads()).toBe(1);
  view.unmount();
  render(
    <ServicesProvider services={services} queries={queries} texts={texts}>
      {node}
    </ServicesProvider>,
  );
  await act(settle);
  expect(screen.getByText('It is here')).toBeTruthy();
});
