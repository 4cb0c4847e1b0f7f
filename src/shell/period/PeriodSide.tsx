import { useId, useState } from 'react';
import { useWords } from '../use-words';
import { DayCalendar } from './DayCalendar';
import { isDay, type Draft, type Judgement } from './draft';

const problemWords = {
  NO_DATE: 'UI.PERIOD.NO_DATE',
  NO_TIME: 'UI.PERIOD.NO_TIME',
  FUTURE: 'UI.PERIOD.FUTURE',
  ORDER: 'UI.PERIOD.ORDER',
} as const;

/** One end of a custom period: its day and time as text, and the day in a calendar. */
export function PeriodSide(props: {
  readonly legend: string;
  readonly date: keyof Draft;
  readonly time: keyof Draft;
  readonly draft: Draft;
  readonly problems: Judgement['problems'];
  readonly today: string;
  /** The first day that the calendar offers. */
  readonly first: string;
  /** What stands in the input of the first day of the period, if this is its other end. */
  readonly notBefore?: string;
  readonly onValue: (name: keyof Draft, value: string) => void;
}) {
  const { legend, draft, problems, today, first, notBefore = '', onValue } = props;
  const words = useWords();
  const id = useId();
  /** The input that is being written; it is judged when it is left. */
  const [writing, setWriting] = useState<keyof Draft>();
  const names = [props.date, props.time];
  const wrong = names.find((name) => problems[name] && name !== writing);
  const problem = wrong && problems[wrong];
  const from = isDay(notBefore) && notBefore <= today && notBefore > first ? notBefore : first;
  return (
    <fieldset className="descry-period-side">
      <legend>{legend}</legend>
      <div className="descry-period-inputs">
        {names.map((name) => (
          <input
            key={name}
            name={name}
            type="text"
            className="bp6-input"
            autoComplete="off"
            spellCheck={false}
            aria-label={words(name === props.date ? 'UI.PERIOD.DATE' : 'UI.PERIOD.TIME')}
            placeholder={name === props.date ? 'YYYY-MM-DD' : 'HH:MM:SS'}
            value={draft[name]}
            aria-invalid={name === wrong || undefined}
            aria-describedby={name === wrong ? id : undefined}
            onChange={(event) => {
              setWriting(name);
              onValue(name, event.target.value);
            }}
            onBlur={() => setWriting(undefined)}
          />
        ))}
      </div>
      <p id={id} className="descry-period-problem" role="status" data-error-for={wrong}>
        {problem && words(problemWords[problem])}
      </p>
      <DayCalendar
        key={from.slice(0, 7)}
        day={draft[props.date]}
        first={from}
        today={today}
        ends={[draft.fromDate, draft.toDate]}
        onPick={(day) => onValue(props.date, day)}
      />
    </fieldset>
  );
}
