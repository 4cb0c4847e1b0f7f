import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { settle } from '~/tests/harness/fake-clock';
import { json, setUp } from '~/tests/harness/view/support';
import { TasksButton } from '~/shell/tasks/TasksButton';

const running = { id: 'task-1', action: 'isolate-endpoint', state: 'running', targetName: 'FIN-LT-014' };

test('tasks that are due while the page is hidden are requested once it is seen again', async () => {
  const world = await setUp();
  const { page, clock, calls } = world;
  await world.show(<TasksButton />);
  await calls[0]?.answer(json({ data: { items: [running], total: 1 } }));
  expect(screen.getByTestId('tasks').textContent).toBe('1');
  page.visible = false;
  await act(() => clock.advance(120_000));
  expect(calls).toHaveLength(1);
  page.visible = true;
  await act(async () => {
    page.fire('visibilitychange');
    await settle();
  });
  expect(calls).toHaveLength(2);
  await calls[1]?.answer(json({ data: { items: [{ ...running, state: 'done' }], total: 1 } }));
  expect(screen.getByTestId('tasks').textContent).toBe('');
});
