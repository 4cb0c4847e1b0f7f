import { settings } from '~/generated/console/console';
import { isNumber } from '~/lib/json';
import { getOwn } from '~/lib/get-own';
import { viewNames, type SessionView, type ViewName } from '~/session/timers/session-view';

const { deadlines } = settings;

/** The flag of each view, among the inputs of the dialog `session`. */
const flags: Readonly<Record<ViewName, string>> = {
  sessionExpired: 'showSessionTimeout',
  idleTimeout: 'showIdleTimeout',
  sessionWarning: 'showSessionWarning',
  idleWarning: 'showIdleWarning',
};

/** What the dialog takes: the seconds left, one flag that is true, and whether activity still counts. */
export function sessionParams({ name, seconds, activityLost }: SessionView): Readonly<Record<string, unknown>> {
  const set = viewNames.map((each) => [flags[each], each === name] as const);
  return { countdownValue: seconds, activityLost, ...Object.fromEntries(set) };
}

/** Reads what asks for the dialog: the gravest view of those that are flagged. Warnings without a time get the usual one. */
export function readSessionParams(detail: unknown): Readonly<Record<string, unknown>> | undefined {
  const name = viewNames.find((each) => getOwn(detail, flags[each]) === true);
  const value = getOwn(detail, 'countdownValue');
  const seconds = isNumber(value) && value > 0 ? Math.min(value, deadlines.longest / 1000) : deadlines.warning / 1000;
  return name && sessionParams({ name, seconds: Math.ceil(seconds), activityLost: false });
}
