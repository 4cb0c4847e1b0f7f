import { suggest } from '../../diagnostics/diagnostic';
import { hint } from '../../diagnostics/finding';
import { nearestName } from '../../diagnostics/nearest-name';
import type { Problem } from './problem';
import type { Syntax } from './syntax';

/** Hint and fix for a literal that is none of the allowed values. The fix keeps the quotes of the literal. */
export function suggestValue(
  syntax: Syntax,
  text: string,
  allowed: readonly (string | number)[],
): Pick<Problem, 'hint' | 'fix'> {
  if (syntax.is === 'literal' && typeof syntax.value === 'string') {
    const nearest = nearestName(syntax.value, allowed.map(String));
    const quote = text[syntax.start] === '"' ? '"' : "'";
    if (nearest !== undefined) return { hint: hint('nearest', { name: nearest }), fix: `${quote}${nearest}${quote}` };
  }
  if (allowed.length === 0 || allowed.length > 12) return {};
  const names = allowed.map((value) => (typeof value === 'string' ? `"${value}"` : String(value)));
  return { hint: hint('one-of', { names: names.join(', ') }) };
}

/** Hint and fix for a name that is none of the known ones, in its quotes. */
export function suggestName(name: string, known: readonly string[], quote = ''): Pick<Problem, 'hint' | 'fix'> {
  const { hint, fix } = suggest(name, known);
  return { ...(hint !== undefined && { hint }), ...(typeof fix === 'string' && { fix: `${quote}${fix}${quote}` }) };
}
