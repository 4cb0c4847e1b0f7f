import { engine } from '~/generated/console/engine';
import type { Scope } from '~/generated/contract/types';
import { isCount } from './live/receive-messages';
import { read } from './ports';
import type { ByType, NotificationType } from './read-notifications';

/** The unread counts of an answer; a missing or wrong count is 0. */
export function readCounts(answer: unknown, around: Scope = {}): ByType<number> {
  const count = (type: NotificationType): number => {
    const found = read(engine.live?.reads[type], { ...around, answer });
    return isCount(found) ? found : 0;
  };
  return { informative: count('informative'), tasks: count('tasks') };
}
