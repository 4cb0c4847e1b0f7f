import { useState } from 'react';

/** What the reader looks at: another one is looked at from the top. */
export interface SteadyPlace {
  readonly place: string;
  /** Says that the period is about to be counted anew: the same is looked at, only later. */
  readonly renew: () => void;
}

/** The question as the reader means it. `rest` is all of it but the period. */
export function useSteadyPlace(question: string, rest: string): SteadyPlace {
  const [seen, setSeen] = useState({ question, rest, place: question, renews: false });
  const isSame = seen.question === question;
  const place = isSame || (seen.renews && seen.rest === rest) ? seen.place : question;
  if (!isSame) setSeen({ question, rest, place, renews: false });
  return { place, renew: () => setSeen((now) => ({ ...now, renews: true })) };
}
