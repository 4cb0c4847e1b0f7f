import { useEffect, useEffectEvent, useState } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import type { Countdown } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { isNumber } from '~/lib/json';
import { passTime, startCountdown, untilNextSecond, type CountdownState } from './countdown';
import { useRun } from '../action/action-host';
import { useServices } from '../context/services';

/**
 * The countdown of a dialog, updated every second; `undefined` if its start cannot be evaluated. A changed start
 * restarts it. At zero its actions run once, unless the dialog has closed.
 */
export function useCountdown(countdown: Countdown | undefined, scope: Scope): CountdownState | undefined {
  const { clock, settings } = useServices();
  const run = useRun();
  const marks = settings.dialogs.announceAt;
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

/** Announces to screen readers how many seconds are left. The last ones interrupt other speech. */
export function CountdownAnnouncer({ seconds }: { readonly seconds: number | undefined }) {
  const { settings } = useServices();
  const t = useTranslate();
  const announcement = seconds === undefined ? '' : t('UI.SECONDS_LEFT', { count: seconds });
  const isUrgent = seconds !== undefined && seconds <= settings.dialogs.countdownUrgent;
  return (
    <div className="descry-aside">
      <p aria-live="polite">{isUrgent ? '' : announcement}</p>
      <p aria-live="assertive">{isUrgent ? announcement : ''}</p>
    </div>
  );
}
