import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { Scope } from '../../../generated/types';

/** Written anew with every address; what they say decides. */
const written = ['address', 'filter', 'period'] as const;

/** The same scope as long as it says the same: an address that only tells another page draws no row anew. */
export function useSteadyScope(scope: Scope): Scope {
  const [kept, setKept] = useState(scope);
  if (kept === scope || saysTheSame(kept, scope)) return kept;
  setKept(scope);
  return scope;
}

function saysTheSame(left: Scope, right: Scope): boolean {
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length &&
    names.every((name) =>
      written.some((each) => each === name)
        ? hashKey([left[name]]) === hashKey([right[name]])
        : Object.is(left[name], right[name]),
    )
  );
}
