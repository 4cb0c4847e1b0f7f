import { useEffect, useState } from 'react';
import type { Calls } from '../../protocol';
import { call } from './call';

/** The answer of the server to a call, asked again for other arguments; the last one until the next has come. */
export function useAnswer<Name extends keyof Calls>(
  name: Name,
  sends: Calls[Name]['sends'],
  version: number,
): Calls[Name]['gets'] | undefined {
  const [answer, setAnswer] = useState<Calls[Name]['gets']>();
  const key = JSON.stringify(sends);
  useEffect(() => {
    let isWanted = true;
    call(name, JSON.parse(key)).then(
      (found) => isWanted && setAnswer(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [name, key, version]);
  return answer;
}
