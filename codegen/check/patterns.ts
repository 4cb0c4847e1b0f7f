import recheck from 'recheck/lib/browser.js';
import { diagnose, type PlacedRemark } from '../diagnostic';
import type { Rule } from '../project';
import { member, objectAt, stringAt } from '../parse/read';

/** The longest regular expression of a form, in characters. */
export const maxPatternLength = 500;

/** Milliseconds for the analysis of one regular expression; what takes longer is refused. */
const patience = 2000;

/** After so many refused ones the rest is not looked at: each may have cost the whole patience. */
const mostRefused = 20;

type Verdict = Omit<PlacedRemark, 'code'> | undefined;

const known = new Map<string, Verdict>();

/** Regular expressions of forms are valid, and fast for every input. */
export const patterns: Rule = function* (project) {
  let refused = 0;
  for (const descriptor of project.of('form')) {
    const properties = objectAt(member(descriptor.value, 'schema'), 'properties');
    for (const [name, property] of Object.entries(properties)) {
      const pattern = stringAt(property, 'pattern');
      if (pattern === undefined || refused === mostRefused) continue;
      if (!known.has(pattern)) known.set(pattern, judge(pattern));
      const verdict = known.get(pattern);
      if (!verdict) continue;
      refused += 1;
      yield diagnose(descriptor, ['schema', 'properties', name, 'pattern'], { ...verdict, code: 'form/pattern' });
    }
  }
};

function judge(pattern: string): Verdict {
  if (pattern.length > maxPatternLength) {
    const message = `This regular expression has ${pattern.length} characters; at most ${maxPatternLength} are possible.`;
    return { message };
  }
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    const hint = error instanceof Error ? error.message : String(error);
    return { message: 'This is not a regular expression.', hint };
  }
  const result = recheck.checkSync(pattern, 'u', { timeout: patience });
  if (result.status === 'safe') return undefined;
  if (result.status === 'unknown') {
    return { message: 'Whether this regular expression is fast cannot be found out.', hint: 'Write a simpler one.' };
  }
  const spot = result.hotspot.find(({ temperature }) => temperature === 'heat');
  return {
    message: `This regular expression can take ${result.complexity.type} time.`,
    hint: 'Let no two parts in a row, and no repeated part, match the same text in two ways.',
    ...(spot && { at: { index: spot.start, length: spot.end - spot.start } }),
  };
}
