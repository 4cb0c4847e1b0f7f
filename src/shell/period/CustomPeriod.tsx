import { Button } from '@blueprintjs/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { zoneParts } from '../../descriptor/format/zone-parts';
import type { Period, Span } from '../../session/period';
import { useShell } from '../shell-services';
import { useWords } from '../use-words';
import { draftOf, judge, withValue, type Draft } from './draft';
import { PeriodSide } from './PeriodSide';

/** Four inputs and two calendars for a period of one's own, in the zone of the clock. */
export function CustomPeriod(props: {
  readonly zone: string;
  readonly chosen: Period;
  readonly onApply: (span: Span) => void;
}) {
  const { zone, chosen, onApply } = props;
  const { settings, serverTime } = useShell();
  const words = useWords();
  const [draft, setDraft] = useState(() => draftOf(chosen, zone, settings.period));
  const { date: today, zone: offset } = zoneParts(serverTime.now(), zone);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => form.current?.querySelector('input')?.focus(), []);
  const { span, problems } = judge(draft, zone, today);
  const firstYear = Number(today.slice(0, 4)) - settings.period.yearsBack;
  const shared = {
    draft,
    problems,
    today,
    onValue: (name: keyof Draft, value: string) =>
      setDraft((current) => withValue(current, name, value, settings.period)),
  };
  return (
    <form
      ref={form}
      className="descry-period-custom"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (span) onApply(span);
      }}
    >
      <div className="descry-period-sides">
        <PeriodSide
          {...shared}
          legend={words('UI.PERIOD.FROM')}
          date="fromDate"
          time="fromTime"
          first={`${firstYear}-01-01`}
        />
        <PeriodSide
          {...shared}
          legend={words('UI.PERIOD.TO')}
          date="toDate"
          time="toTime"
          first={`${firstYear}-01-01`}
          notBefore={draft.fromDate}
        />
      </div>
      <div className="descry-period-foot">
        <span className="descry-period-zone">
          {words('UI.PERIOD.ZONE', { zone: zone === offset ? zone : `${zone} (${offset})` })}
        </span>
        <Button type="submit" intent="primary" data-action="apply" disabled={!span}>
          {words('UI.PERIOD.APPLY')}
        </Button>
      </div>
    </form>
  );
}
