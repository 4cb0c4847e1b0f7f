import { numberProblem, type NumberProblem, type RangeRules } from '~/descriptor/number-range';
import type { MessageKey } from '~/generated/contract/messages';
import type { ResolvedText } from '~/i18n/translate';

const keys: Readonly<Record<NumberProblem | 'ORDER', MessageKey>> = {
  NUMBER: 'UI.NUMBER.NUMBER',
  WHOLE: 'UI.NUMBER.WHOLE',
  DECIMALS: 'UI.NUMBER.DECIMALS',
  LOW: 'UI.NUMBER.LOW',
  HIGH: 'UI.NUMBER.HIGH',
  ORDER: 'UI.NUMBER.ORDER',
};

/** The message for a text that is no number of a filter; `undefined` if it is one. */
export function numberMessage(rules: RangeRules, field: string, value: string): ResolvedText | undefined {
  const problem = numberProblem(rules, value);
  if (!problem) return undefined;
  const { min = '', max = '', decimals: count = 0 } = rules;
  return { key: keys[problem], values: { field, value, min, max, count } };
}

/** The message for a range whose first number is higher than its second. */
export function orderMessage(field: string): ResolvedText {
  return { key: keys.ORDER, values: { field } };
}
