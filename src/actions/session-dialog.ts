import { settings } from '~/generated/console/console';
import { engine } from '~/generated/console/engine';
import { getOwn } from '~/lib/get-own';
import { isNumber } from '~/lib/json';
import type { SessionTimers } from '~/session/timers/session-timers';
import { viewNames, type SessionView, type ViewName } from '~/session/timers/session-view';
import type { Overlay, Overlays } from '~/state/overlays';

const { deadlines } = settings;

/** The dialog that counts down, if the console has one. */
export const sessionDialog = engine.session?.dialog;

/** The flag of each view, among the inputs of the dialog. */
const flags: Readonly<Record<ViewName, string>> = {
  sessionExpired: 'showSessionTimeout',
  idleTimeout: 'showIdleTimeout',
  sessionWarning: 'showSessionWarning',
  idleWarning: 'showIdleWarning',
};

/** The inputs of the dialog: the seconds left, one flag that is true, and whether activity is lost. */
function sessionParams({ name, seconds, activityLost }: SessionView): Readonly<Record<string, unknown>> {
  const set = viewNames.map((each) => [flags[each], each === name] as const);
  return { countdownValue: seconds, activityLost, ...Object.fromEntries(set) };
}

/**
 * Reads a request for the dialog: the most severe of the flagged views. Without a valid time the view gets the default
 * one.
 */
export function readSessionParams(detail: unknown): Readonly<Record<string, unknown>> | undefined {
  const name = viewNames.find((each) => getOwn(detail, flags[each]) === true);
  const value = getOwn(detail, 'countdownValue');
  const seconds = isNumber(value) && value > 0 ? Math.min(value, deadlines.longest / 1000) : deadlines.warning / 1000;
  return name && sessionParams({ name, seconds: Math.ceil(seconds), activityLost: false });
}

/**
 * Shows the session view that is due as the dialog of the session, and reports to the timers when the user closes it.
 * There is one such dialog: one that an event opened counts down by itself until a view is due, which then replaces
 * its inputs. The result stops it.
 */
export function showSession(timers: Pick<SessionTimers, 'view' | 'close'>, overlays: Overlays): () => void {
  let drawn: { readonly key: number; readonly view: SessionView } | undefined;

  const sync = (): void => {
    const opened = overlays.open.get().filter(({ id }) => id === sessionDialog);
    const before = drawn;
    if (before && !opened.some(({ key }) => key === before.key)) {
      drawn = undefined;
      // The session view that is due may have changed meanwhile.
      timers.close(before.view.name);
      return sync();
    }
    const view = timers.view.get();
    const reused = opened.find(({ key }) => key === drawn?.key) ?? opened.at(-1);
    if (view) draw(view, reused);
    else if (drawn) hide(drawn.key);
    for (const { key } of opened) if (key !== reused?.key) overlays.close(key);
  };
  const draw = (view: SessionView, reused: Overlay | undefined): void => {
    if (drawn?.view === view) return;
    if (reused) {
      drawn = { key: reused.key, view };
      overlays.update(reused.key, sessionParams(view));
    } else {
      if (sessionDialog === undefined) return;
      const key = overlays.show(sessionDialog, sessionParams(view));
      drawn = { key, view };
    }
  };
  const hide = (key: number): void => {
    drawn = undefined;
    overlays.close(key);
  };
  const stops = [timers.view.subscribe(sync), overlays.open.subscribe(sync)];
  return () => stops.forEach((stop) => stop());
}
