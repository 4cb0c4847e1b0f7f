/** The state of a countdown. */
export interface CountdownState {
  /** Seconds at the start; `undefined` if the countdown does not run. */
  readonly from: number | undefined;
  /** End of the countdown, in milliseconds since 1970. */
  readonly deadline: number;
  /** Whole seconds left, rounded up. */
  readonly left: number;
  /** The seconds that were announced last. */
  readonly announced: number | undefined;
}

/** A countdown at its start; `before` is the one that it replaces. `marks` are the seconds to announce. */
export function startCountdown(
  from: number | undefined,
  now: number,
  marks: readonly number[],
  before?: CountdownState,
): CountdownState {
  const deadline = now + (from ?? 0) * 1000;
  const left = secondsLeft(deadline, now);
  const follows = before?.from !== undefined && left <= before.left;
  const announced = follows ? announcedNow(before, left, marks) : marks.includes(left) ? left : undefined;
  return { from, deadline, left, announced };
}

/**
 * The same countdown at a later moment. Only the clock counts, so a machine that slept continues at the right second.
 */
export function passTime(state: CountdownState, now: number, marks: readonly number[]): CountdownState {
  const left = secondsLeft(state.deadline, now);
  return left === state.left ? state : { ...state, left, announced: announcedNow(state, left, marks) };
}

/** Milliseconds until the number of seconds left changes. */
export function untilNextSecond(deadline: number, now: number): number {
  return deadline > now ? (deadline - now) % 1000 || 1000 : 0;
}

function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** The seconds to announce: those left if a mark was reached or skipped, else those of the last announcement. */
function announcedNow(before: CountdownState, left: number, marks: readonly number[]): number | undefined {
  return marks.some((mark) => before.left > mark && left <= mark) ? left : before.announced;
}
