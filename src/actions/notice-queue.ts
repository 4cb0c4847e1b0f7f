import { bindValues } from '../descriptor/bindings';
import { holds } from '../descriptor/is-shown';
import type { Notice } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import type { Services } from './services';

/** Gives a function that opens the first notice that is due, unless a dialog is open. Each opens at most once. */
export function createNoticeQueue(
  notices: readonly Notice[],
  { overlays, memories }: Pick<Services, 'overlays' | 'memories'>,
): (scope: Scope) => void {
  const opened = new Set<string>();
  return (scope) => {
    if (overlays.open.get().length > 0) return;
    const due = notices.find(({ id, when }) => !opened.has(id) && holds(when, scope));
    if (!due) return;
    opened.add(due.id);
    if (due.remember) memories.remember(due.remember);
    overlays.show(due.dialog, bindValues(due.with, scope));
  };
}
