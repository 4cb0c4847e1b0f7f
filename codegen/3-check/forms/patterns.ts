import recheck from 'recheck/lib/browser.js';
import { memoizeRecent } from '~/lib/memoize';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding, type LocatedFinding } from '../../diagnostics/finding';
import { perDescriptor } from '../per-descriptor';

/** The longest regular expression of a form, in characters. */
export const maxPatternLength = 500;

/** After so many findings in a form the rest is not analyzed: each may have taken until the timeout. */
const maxFindings = 20;

/**
 * Regular expressions of forms are valid, and fast for every input. The analysis of each ends after `timeout`
 * milliseconds.
 */
export const patternsWithin = (timeout: number) =>
  perDescriptor(['form'], function* (_, descriptor) {
    let count = 0;
    for (const [name, property] of Object.entries(descriptor.authored.schema?.properties ?? {})) {
      const pattern = property && 'pattern' in property ? property.pattern : undefined;
      const found = pattern === undefined || count === maxFindings ? undefined : findingOf(pattern, timeout);
      if (!found) continue;
      count += 1;
      yield diagnose(descriptor, ['schema', 'properties', name, 'pattern'], found);
    }
  });

/** Milliseconds. How far an analysis gets depends on the machine, so running out of time is a warning, not an error. */
const analysisTime = 2000;

export const patterns = patternsWithin(analysisTime);

/**
 * Whether a form can have a regular expression of the contract. Others are of another language, such as PCRE, too long
 * or slow; the server alone checks them.
 */
export const isUsablePattern = memoizeRecent(100_000, (pattern: string): boolean => {
  const found = findingOf(pattern, analysisTime);
  return found === undefined || found.severity === 'warning';
});

function findingOf(pattern: string, timeout: number): LocatedFinding | undefined {
  if (pattern.length > maxPatternLength) {
    return finding('form/pattern.long', { length: pattern.length, limit: maxPatternLength });
  }
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return finding('form/pattern.invalid', { reason: error instanceof Error ? error.message : String(error) });
  }
  if (hasFewWays(pattern)) return undefined;
  const result = recheck.checkSync(pattern, 'u', { timeout });
  if (result.status === 'safe') return undefined;
  if (result.status === 'unknown') return finding('form/pattern-unknown');
  const spot = result.hotspot.find(({ temperature }) => temperature === 'heat');
  return {
    ...finding('form/pattern.slow', { complexity: result.complexity.type }),
    ...(spot && { at: { index: spot.start, length: spot.end - spot.start } }),
  };
}

/** The most places of an expression that are matched in two ways, so that trying all of them takes no time. */
const maxChoices = 8;

/**
 * Whether an expression repeats nothing but single characters a fixed number of times, and has few choices: it is fast
 * without an analysis, whose end depends on the machine.
 */
function hasFewWays(pattern: string): boolean {
  const characters = pattern.replaceAll(/\\[pPu]\{[^}]*\}|\\[^1-9k]|\[(?:\\.|[^\]\\])*\]/gs, 'a');
  const rest = characters.replaceAll(/([^)])\{\d+\}/g, '$1');
  return !/[*+{\\]/.test(rest) && (rest.match(/[?|]/g) ?? []).length <= maxChoices;
}
