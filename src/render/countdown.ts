/** A countdown as it stands. */
export interface CountdownState {
  /** Seconds at its start; without any it does not run. */
  readonly from: number | undefined;
  /** When it ends, in milliseconds since 1970. */
  readonly deadline: number;
  /** Whole seconds left, rounded up. */
  readonly left: number;
  /** The seconds that were said last. */
  readonly said: number | undefined;
}

/** A countdown at its start; `before` is the one it follows. `marks` are the seconds that are said. */
export function startCountdown(
  from: number | undefined,
  now: number,
  marks: readonly number[],
  before?: CountdownState,
): CountdownState {
  const deadline = now + (from ?? 0) * 1000;
  const left = secondsLeft(deadline, now);
  const follows = before?.from !== undefined && left <= before.left;
  const said = follows ? nowSaid(before, left, marks) : marks.includes(left) ? left : undefined;
  return { from, deadline, left, said };
}

/** The same countdown at a later moment. Only the moment counts: a machine that slept goes on where the clock is. */
export function passTime(state: CountdownState, now: number, marks: readonly number[]): CountdownState {
  const left = secondsLeft(state.deadline, now);
  return left === state.left ? state : { ...state, left, said: nowSaid(state, left, marks) };
}

/** Milliseconds until another number of seconds is left. */
export function untilNextSecond(deadline: number, now: number): number {
  return deadline > now ? (deadline - now) % 1000 || 1000 : 0;
}

function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** A mark that was reached or leapt over is said with the seconds that are really left. */
function nowSaid(before: CountdownState, left: number, marks: readonly number[]): number | undefined {
  return marks.some((mark) => before.left > mark && left <= mark) ? left : before.said;
}
