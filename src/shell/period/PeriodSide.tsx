import { useId, useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import { isDay } from '~/lib/time/wall-time';
import { DayCalendar } from './DayCalendar';
import type { Draft, DraftValidation } from './draft';

const sides = {
  from: { legend: 'UI.PERIOD.FROM', date: 'fromDate', time: 'fromTime' },
  to: { legend: 'UI.PERIOD.TO', date: 'toDate', time: 'toTime' },
} as const;

const problemTexts = {
  NO_DATE: 'UI.PERIOD.NO_DATE',
  NO_TIME: 'UI.PERIOD.NO_TIME',
  FUTURE: 'UI.PERIOD.FUTURE',
  ORDER: 'UI.PERIOD.ORDER',
} as const;

/** The properties of one end of a custom period. */
export interface PeriodSideProps {
  readonly side: keyof typeof sides;
  readonly draft: Draft;
  readonly problems: DraftValidation['problems'];
  readonly today: string;
  /** The first day that the calendars offer. */
  readonly first: string;
  readonly onValue: (name: keyof Draft, value: string) => void;
}

/** One end of a custom period: inputs for its day and time, and a calendar for the day. */
export function PeriodSide(props: PeriodSideProps) {
  const { side, draft, problems, today, first, onValue } = props;
  const t = useTranslate();
  const id = useId();
  const { legend, date, time } = sides[side];
  /** The input with unfinished text. Its problem is not shown before the focus leaves it. */
  const [unfinished, setUnfinished] = useState<keyof Draft>();
  const invalid = [date, time].find((name) => problems[name] && name !== unfinished);
  const problem = invalid && problems[invalid];
  const start = side === 'to' && isDay(draft.fromDate) && draft.fromDate <= today ? draft.fromDate : first;
  const firstDay = start > first ? start : first;
  const input = (name: keyof Draft) => ({
    ...{ name, value: draft[name], error: name === invalid ? id : undefined },
    onType: (text: string) => {
      setUnfinished(name);
      onValue(name, text);
    },
    onLeave: () => setUnfinished(undefined),
  });
  return (
    <fieldset className="descry-period-side">
      <legend>{t(legend)}</legend>
      <div className="descry-period-inputs">
        <PeriodInput {...input(date)} label={t('UI.PERIOD.DATE')} placeholder="YYYY-MM-DD" />
        <PeriodInput {...input(time)} label={t('UI.PERIOD.TIME')} placeholder="HH:MM:SS" />
      </div>
      <p id={id} className="descry-period-problem" role="status" data-error-for={invalid}>
        {problem && t(problemTexts[problem])}
      </p>
      <DayCalendar
        key={firstDay.slice(0, 7)}
        day={draft[date]}
        first={firstDay}
        today={today}
        ends={[draft.fromDate, draft.toDate]}
        onPick={(day) => onValue(date, day)}
      />
    </fieldset>
  );
}

function PeriodInput(props: {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  /** Id of the error message, if the value is invalid. */
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}) {
  return (
    <input
      name={props.name}
      type="text"
      className="bp6-input"
      autoComplete="off"
      spellCheck={false}
      aria-label={props.label}
      placeholder={props.placeholder}
      value={props.value}
      aria-invalid={props.error !== undefined || undefined}
      aria-describedby={props.error}
      onChange={(event) => props.onType(event.target.value)}
      onBlur={props.onLeave}
    />
  );
}
