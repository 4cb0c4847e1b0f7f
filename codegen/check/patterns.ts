import recheck from 'recheck/lib/browser.js';
import { diagnose, type PlacedRemark } from '../diagnostic';
import { local } from './local';
import { member, objectAt, stringAt } from './read';

/** The longest regular expression of a form, in characters. */
export const maxPatternLength = 500;

/** Milliseconds for the analysis of one regular expression; what takes longer is refused. */
const patience = 2000;

/** Regular expressions of forms are valid, and fast for every input. */
export const patterns = local(['form'], function* (descriptor) {
  const properties = objectAt(member(descriptor.value, 'schema'), 'properties');
  for (const [name, property] of Object.entries(properties)) {
    const pattern = stringAt(property, 'pattern');
    const remark = pattern === undefined ? undefined : problemOf(pattern);
    if (remark)
      yield diagnose(descriptor, ['schema', 'properties', name, 'pattern'], { ...remark, code: 'form/pattern' });
  }
});

function problemOf(pattern: string): Omit<PlacedRemark, 'code'> | undefined {
  if (pattern.length > maxPatternLength) {
    return {
      message: `This regular expression has ${pattern.length} characters; at most ${maxPatternLength} are possible.`,
    };
  }
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return {
      message: 'This is not a regular expression.',
      hint: error instanceof Error ? error.message : String(error),
    };
  }
  const result = recheck.checkSync(pattern, 'u', { timeout: patience, attackTimeout: patience / 2 });
  if (result.status === 'safe') return undefined;
  if (result.status === 'unknown')
    return { message: 'Whether this regular expression is fast cannot be found out.', hint: 'Write a simpler one.' };
  const [spot] = result.hotspot;
  const hint = `A text such as ${JSON.stringify(shorten(result.attack.string))} makes it run for very long. Let no two parts match the same text.`;
  return {
    message: `This regular expression can take ${result.complexity.type} time.`,
    hint,
    ...(spot && { at: { index: spot.start, length: spot.end - spot.start } }),
  };
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}
