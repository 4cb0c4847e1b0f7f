import type { RangeFilter } from '~/generated/contract/descriptor-types';

/** Numbers from one to another, both included. An end that is absent is open; at least one is there. */
export interface NumberRange {
  readonly from?: number;
  readonly to?: number;
}

/** The rules for the numbers of a range filter. */
export type RangeRules = Pick<RangeFilter, 'min' | 'max' | 'decimals' | 'ends'>;

/** Reads a range as an address has it: `70..90`, `70..` or `..90`; `undefined` if it is not one of the filter. */
export function readRange(rules: RangeRules, text: string): NumberRange | undefined {
  const [, low = '', high = ''] = /^([^.]*(?:\.\d+)?)\.\.(.*)$/.exec(text) ?? [];
  const from = low === '' ? undefined : readNumber(rules, low);
  const to = high === '' ? undefined : readNumber(rules, high);
  if ((low !== '' && from === undefined) || (high !== '' && to === undefined)) return undefined;
  return checkedRange(rules, { from, to });
}

/** A range in the text of an address. */
export function rangeText({ from, to }: NumberRange): string {
  return `${from ?? ''}..${to ?? ''}`;
}

/** A range of the ends that are given; `undefined` if there is none, or if the filter does not have it. */
export function checkedRange(
  { ends }: RangeRules,
  { from, to }: { readonly from: number | undefined; readonly to: number | undefined },
): NumberRange | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && to !== undefined && from > to) return undefined;
  if ((ends === 'from' && to !== undefined) || (ends === 'to' && from !== undefined)) return undefined;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** Why a text is no number of a filter: not a number, with too many decimals, or out of its bounds. */
export type NumberProblem = 'NUMBER' | 'WHOLE' | 'DECIMALS' | 'LOW' | 'HIGH';

/** Why a text is no number of a filter; `undefined` if it is one. */
export function numberProblem(rules: RangeRules, text: string): NumberProblem | undefined {
  const { min = -Infinity, max = Infinity, decimals = 0 } = rules;
  const number = Number(text);
  if (!/^-?\d{1,15}(?:\.\d+)?$/.test(text)) return 'NUMBER';
  if (Number(number.toFixed(decimals)) !== number) return decimals === 0 ? 'WHOLE' : 'DECIMALS';
  if (number < min) return 'LOW';
  return number > max ? 'HIGH' : undefined;
}

/** A number in the digits of a filter and within its bounds; `undefined` for any other text. */
export function readNumber(rules: RangeRules, text: string): number | undefined {
  // Zero has no sign.
  return numberProblem(rules, text) === undefined ? Number(text) + 0 : undefined;
}

/** The next number above or below one that a filter has. */
export function nextNumber({ decimals = 0 }: RangeRules, number: number, direction: 1 | -1): number {
  return Number((number + direction * 10 ** -decimals).toFixed(decimals));
}

/** A range for the reader: `70–90`, `≥ 70`, `≤ 90`, or one number. */
export function rangeLabel({ from, to }: NumberRange): string {
  if (from === to || to === undefined) return to === undefined ? `≥ ${from}` : String(to);
  return from === undefined ? `≤ ${to}` : `${from}–${to}`;
}
