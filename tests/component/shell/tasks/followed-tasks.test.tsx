import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sourceQuery } from '~/api/query-options';
import { json, setUp } from '~/tests/harness/view/support';
import { TasksButton } from '~/shell/tasks/TasksButton';
import { useServices } from '~/view/context/services';

const answerOf = (state: string, progress: number) =>
  json({ data: { items: [{ id: 'task-1', action: 'isolate-endpoint', state, progress }], total: 1 } });

/** A list of tasks, beside the header. */
function List() {
  const { client } = useServices();
  const operation = 'responseTaskList';
  const { data } = useQuery({ ...sourceQuery(client, operation, { query: { limit: 20 } }), meta: { operation } });
  return <section aria-label="List">{JSON.stringify(data?.answer)}</section>;
}

test('a list of tasks is requested again as soon as the header knows more of a task, and not without news', async () => {
  const world = await setUp();
  const { clock, calls } = world;
  await world.show(
    <>
      <TasksButton />
      <List />
    </>,
  );
  expect(calls).toHaveLength(2);
  for (const call of calls) await call.answer(answerOf('queued', 0));
  expect(calls).toHaveLength(2);
  await act(() => clock.advance(4000));
  await calls[2]?.answer(answerOf('running', 40));
  expect(calls).toHaveLength(4);
  await calls[3]?.answer(answerOf('running', 40));
  expect(screen.getByRole('region', { name: 'List' }).textContent).toContain('"progress":40');
  await act(() => clock.advance(4000));
  await calls[4]?.answer(answerOf('running', 40));
  expect(calls).toHaveLength(5);
});
