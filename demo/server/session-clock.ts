import type { WireAnswer } from '~/generated/contract/operations';
import type { Account } from '../company/administration/accounts';
import type { World } from './handler';
import type { Countdown } from './state';

/** Idle time-out and length of a session, in milliseconds. */
const IDLE_LIMIT = 15 * 60_000;
const SESSION_LIMIT = 8 * 3_600_000;

/** The session answer: what the control page set, counted down since then. */
export function sessionOf(account: Account, world: World): WireAnswer<'getSession'> {
  const { isFoundation } = account.profile.advancedInfo;
  const foundation = world.state.access.profile?.advancedInfo?.isFoundation ?? isFoundation ?? false;
  if (!account.hasTimeouts) return { isFoundation: foundation };
  world.state.idle ??= { left: IDLE_LIMIT, at: world.now() };
  world.state.session ??= { left: SESSION_LIMIT, at: world.now() };
  return {
    timeoutLeft: {
      idleTimeoutLeft: left(world.state.idle, world.now()),
      sessionTimeoutLeft: left(world.state.session, world.now()),
    },
    isFoundation: foundation,
  };
}

/** Begins a session with whole countdowns. One that the control page set goes on while it has time left. */
export function beginSession({ state, now }: World): void {
  const goesOn = (countdown: Countdown | undefined, limit: number): boolean =>
    countdown !== undefined && countdown.left !== limit && left(countdown, now()) !== 0;
  if (!goesOn(state.idle, IDLE_LIMIT)) state.idle = undefined;
  if (!goesOn(state.session, SESSION_LIMIT)) state.session = undefined;
}

/** Restarts the idle time. */
export function touch(world: World): void {
  world.state.idle = { left: IDLE_LIMIT, at: world.now() };
}

function left(countdown: Countdown, now: number): number | null {
  return countdown.left === null ? null : Math.max(0, countdown.left - (now - countdown.at));
}
