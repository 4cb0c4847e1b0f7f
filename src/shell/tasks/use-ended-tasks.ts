import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslate } from '~/i18n/translate';
import type { ResponseTask } from '~/session/read-tasks';
import { useServices } from '~/view/context/services';

/** Reports the tasks that have ended since the last answer. The code that does so is loaded when the first one ends. */
export function useEndedTasks(tasks: readonly ResponseTask[]): void {
  const services = useServices();
  const t = useTranslate();
  const active = useRef<ReadonlySet<string>>(new Set());
  const report = useEffectEvent((ended: readonly ResponseTask[]) => {
    import('./report-ended-tasks').then(
      ({ reportEndedTasks }) => reportEndedTasks(ended, services, t),
      // The server has another build by now, or cannot be reached.
      () => services.update.check(),
    );
  });
  useEffect(() => {
    const ended = tasks.filter(({ id, isActive }) => !isActive && active.current.has(id));
    active.current = new Set(tasks.flatMap(({ id, isActive }) => (isActive ? id : [])));
    if (ended.length > 0) report(ended);
  }, [tasks]);
}
