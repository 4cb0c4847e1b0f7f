import { use, useEffect, useLayoutEffect, useState } from 'react';
import { createTask, type Task } from '../actions/task/create-task';
import type { Services } from '../actions/services';
import { commonError, tellFailure } from '../actions/tell-failure';
import { ApiError } from '../api/api-error';
import { bindArguments } from '../descriptor/bindings';
import { holds } from '../descriptor/is-shown';
import { resolveText } from '../descriptor/text';
import type { TaskBlock } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { createStore, type ReadableStore } from '../lib/store';
import { PlaceContext } from './place';
import { useServices } from './services';

const second = 1000;

/** The task of a block, followed from its first to its last moment in the page. */
export function useTask(block: TaskBlock, scope: Scope): Pick<Task, 'state'> & { readonly trigger: () => void } {
  const services = useServices();
  const { follow } = use(PlaceContext);
  // What the task reads when it comes to it, long after it was made.
  const [latest] = useState(() => createStore(scope));
  useLayoutEffect(() => latest.set(scope), [latest, scope]);
  const [task] = useState(() => taskOf(block, latest, services));
  useEffect(() => {
    const first = task.open();
    follow?.(first);
    return () => task.close();
  }, [task, follow]);
  return {
    state: task.state,
    trigger() {
      const start = task.trigger();
      follow?.(start);
    },
  };
}

/** What the expressions of a task read. */
export function taskScope(scope: Scope, status: unknown): Scope {
  return { ...scope, task: status };
}

function taskOf(block: TaskBlock, latest: ReadableStore<Scope>, services: Services): Task {
  const { client, clock, toasts } = services;
  const about = (status: unknown): Scope => taskScope(latest.get(), status);
  return createTask({
    clock,
    every: block.every * second,
    rules: {
      isRunning: (status) => holds(block.running, about(status)),
      hasSucceeded: (status) => holds(block.succeeded, about(status)),
      rests: block.rests.seconds * second,
    },
    ask: (signal) => client.send(block.status.operation, bindArguments(block.status, latest.get()), { signal }),
    start: async (status, signal) => {
      await client.send(block.start.operation, bindArguments(block.start, about(status)), { signal });
    },
    say(status) {
      const end = block.outcomes.find(({ when }) => holds(when, about(status)));
      if (end) toasts.show({ intent: end.intent, text: resolveText(end.text, about(status)) });
      else toasts.show({ intent: 'danger', text: { key: commonError } });
    },
    fail(error) {
      if (!(error instanceof ApiError)) throw error;
      tellFailure(error, services);
    },
  });
}
