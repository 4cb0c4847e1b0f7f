import type { Contract } from '../1-parse/openapi/contract';
import { suggest } from '../diagnostics/diagnostic';
import { finding, type Finding } from '../diagnostics/finding';

/** What is wrong with the beginning of a path with which no path of an operation begins. */
export function unknownPrefix(prefix: string, contract: Contract): Finding {
  return { ...finding('error/prefix', { prefix: JSON.stringify(prefix) }), ...nearestPrefix(prefix, contract) };
}

/** The beginning of a path that is meant by one that no path has. */
function nearestPrefix(prefix: string, { operations }: Contract): Pick<Finding, 'hint' | 'fix'> {
  const depth = prefix.split('/').length;
  const known = [...operations.values()].map(({ path }) => path.split('/').slice(0, depth));
  const ending = prefix.endsWith('/') ? [''] : [];
  const { hint: nearest, fix } = suggest(
    prefix,
    new Set(known.map((steps) => [...steps.slice(0, depth - ending.length), ...ending].join('/'))),
  );
  return fix === undefined ? {} : { ...(nearest && { hint: nearest }), fix };
}
