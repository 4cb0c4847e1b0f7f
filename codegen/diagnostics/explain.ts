import { entries } from './codes/codes';
import type { Entry, Texts } from './codes/entry';
import { didYouMean } from '~/lib/did-you-mean';

/** What `descry explain` prints, and whether every code exists. */
export interface Explanation {
  readonly text: string;
  readonly isKnown: boolean;
}

/** The entries of codes as text, each once; the nearest code for an unknown one; a list of all codes without any. */
export function explain(codes: readonly string[]): Explanation {
  if (codes.length === 0) return { text: listOfCodes(), isKnown: true };
  const explanations = [...new Set(codes)].map(explainOne);
  return {
    text: explanations.map(({ text }) => text).join('\n'),
    isKnown: explanations.every(({ isKnown }) => isKnown),
  };
}

function explainOne(code: string): Explanation {
  const entry = entries.get(code);
  if (entry) return { text: asText(code, entry), isKnown: true };
  const nearest = didYouMean(code, entries.keys());
  const advice =
    nearest === undefined ? 'Run "npx descry explain" for a list of all codes.' : `Did you mean "${nearest}"?`;
  return { text: `Unknown code "${code}". ${advice}\n`, isKnown: false };
}

/** The entries in the order of their codes. */
export function sortedEntries(): readonly (readonly [code: string, entry: Entry])[] {
  return [...entries].sort(([left], [right]) => (left < right ? -1 : 1));
}

/** Every text of an entry. */
export function allOf(texts: Texts | undefined): readonly string[] {
  if (texts === undefined) return [];
  return typeof texts === 'string' ? [texts] : [...new Set(Object.values(texts))];
}

/** A text in lines of at most `width` characters. */
export function wrap(text: string, width: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines.splice(-1, 1, line === '' ? word : `${line} ${word}`);
  }
  return lines.join('\n');
}

function listOfCodes(): string {
  const width = Math.max(...[...entries.keys()].map(({ length }) => length));
  const lines = sortedEntries().map(([code, { text }]) => `${code.padEnd(width)}  ${allOf(text)[0] ?? ''}`);
  return `${lines.join('\n')}\n`;
}

function asText(code: string, { severity = 'error', text, hint, explanation, example }: Entry): string {
  const hints = allOf(hint);
  const [position, wrong, right] =
    'wrong' in example
      ? [`Example: ${example.file}${example.at ? ` at ${example.at}` : ''}`, example.wrong, example.right]
      : ['Example:', example.situation, example.correction];
  const parts = [
    `${severity} ${code}`,
    allOf(text).map(indent).join('\n'),
    ...(hints.length > 0 ? [`Hint:\n${hints.map(indent).join('\n')}`] : []),
    wrap(explanation, 100),
    `${position}\n  wrong:  ${wrong}\n  right:  ${right}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function indent(line: string): string {
  return `  ${line}`;
}
