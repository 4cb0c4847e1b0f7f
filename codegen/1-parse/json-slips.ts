import { hint } from '../diagnostics/finding';

/** What people write who know other languages, and what JSON has instead. */
const slips: readonly { readonly written: RegExp; readonly right: string; readonly advice: keyof typeof advice }[] = [
  { written: /^<{7}.*|^={7}.*|^>{7}.*/, right: '', advice: 'merge' },
  { written: /^'([^'"\n]*)'/, right: '"$1"', advice: 'quotes' },
  {
    written: /^[\u2018\u2019\u201c\u201d]([^"\n\u2018\u2019\u201c\u201d]*)[\u2018\u2019\u201c\u201d]/,
    right: '"$1"',
    advice: 'quotes',
  },
  { written: /^(True|TRUE)\b/, right: 'true', advice: 'word' },
  { written: /^(False|FALSE)\b/, right: 'false', advice: 'word' },
  { written: /^(None|NULL|Null|nil|undefined)\b/, right: 'null', advice: 'word' },
  { written: /^([A-Za-z_$][\w$-]*)(?=\s*:)/, right: '"$1"', advice: 'key' },
  { written: /^;/, right: ',', advice: 'comma' },
  { written: /^=>?/, right: ':', advice: 'colon' },
];

const advice = {
  merge: () => hint('json-merge'),
  quotes: () => hint('json-quotes'),
  word: (right: string) => hint('nearest', { name: right }),
  key: () => hint('json-key'),
  comma: () => hint('nearest', { name: ',' }),
  colon: () => hint('nearest', { name: ':' }),
} as const;

/** A slip at an offset of a text that is no JSON: its length, what to write instead, and a sentence about it. */
export interface JsonSlip {
  readonly length: number;
  readonly right: string;
  readonly hint: string;
}

/** The slip at an offset, if it is one of those that people make. */
export function jsonSlipAt(text: string, offset: number): JsonSlip | undefined {
  const rest = text.slice(offset, offset + 200);
  for (const { written, right, advice: about } of slips) {
    const [found = '', inside = ''] = written.exec(rest) ?? [];
    if (found === '') continue;
    const fix = right.replace('$1', () => inside);
    return { length: found.length, right: fix, hint: advice[about](fix) };
  }
  return undefined;
}
