import type { Scope, Text } from '../generated/types';
import { isolate } from '../lib/bidi';
import { dash } from '../lib/dash';
import { head } from '../lib/head';
import { evaluate } from './evaluate';
import { showText } from './format/text';

/** A text ready for the language's catalogue: the key to ask for, the English, and what fills its places. */
export interface ResolvedText {
  readonly key: string;
  readonly fallback?: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** A sentence is no place for more; values as such are shown by fields. */
const longestPlace = 1000;

/** Evaluates the places of a text. An undecided place is a dash, a huge value is cut. */
export function resolveText(text: Text, scope: Scope): ResolvedText {
  const resolved = { key: text.key, ...(text.text !== undefined && { fallback: text.text }) };
  if (!text.with) return resolved;
  const places = Object.entries(text.with).map(([name, expression]) => {
    const shown = showText(evaluate(expression, scope));
    return [name, shown ? isolate(head(shown.text, longestPlace)) : dash];
  });
  return { ...resolved, values: Object.fromEntries(places) };
}
