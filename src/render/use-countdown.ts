import { useEffect, useEffectEvent, useState } from 'react';
import { evaluate } from '../descriptor/evaluate';
import type { Countdown } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { isNumber } from '../lib/json';
import { passTime, startCountdown, untilNextSecond, type CountdownState } from './countdown';
import { useRun } from './place';
import { useServices } from './services';

/**
 * The countdown of a dialog as it stands, kept up to date; none when its start cannot be decided. Another start begins it
 * anew; at zero its actions run, once. When the dialog is gone nothing runs any more.
 */
export function useCountdown(countdown: Countdown | undefined, scope: Scope): CountdownState | undefined {
  const { clock, settings } = useServices();
  const run = useRun();
  const marks = settings.dialogs.countdownSaid;
  const value = countdown && evaluate(countdown.from, scope);
  const from = isNumber(value) && value >= 0 && isNumber(value * 1000) ? value : undefined;
  const [state, setState] = useState(() => startCountdown(from, clock.now(), marks));
  const current = state.from === from ? state : startCountdown(from, clock.now(), marks, state);
  if (current !== state) setState(current);

  const { deadline } = current;
  const isRunning = current.from !== undefined;
  const pass = useEffectEvent((): boolean => {
    const next = passTime(current, clock.now(), marks);
    setState(next);
    if (next.left === 0) void run(countdown?.then ?? [], { ...scope, countdown: 0 });
    return next.left > 0;
  });
  useEffect(() => {
    if (!isRunning) return;
    const wait = (): number => clock.setTimeout(tick, untilNextSecond(deadline, clock.now()));
    const tick = (): void => {
      if (pass()) timer = wait();
    };
    let timer = wait();
    return () => clock.clearTimeout(timer);
  }, [isRunning, deadline, clock]);
  return isRunning ? current : undefined;
}
