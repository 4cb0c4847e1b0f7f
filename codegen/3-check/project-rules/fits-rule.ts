import { isList, isRecord } from '~/lib/json';
import { memoizePerObject } from '~/lib/memoize';
import type { Authored } from '../../language/authored';
import type { ProjectRule } from '../../language/authored-types';
import type { Json } from '../../language/model';

/** A rule of the project as its author wrote it. */
export type WrittenRule = Authored<ProjectRule>;

/**
 * Whether a value is as a rule wants it. What a requirement is not about fits it: a number has no length.
 *
 * @param words the value if it is a text, else its English in all plural forms
 */
export function fitsRule(rule: WrittenRule, value: Json, words: readonly string[]): boolean {
  const { values, required = [], forbidden = [], maxItems = Infinity } = rule;
  if (values && !isRecord(value) && !isList(value) && !values.some((one) => one === value)) return false;
  if (isList(value) && value.length > maxItems) return false;
  if (isRecord(value) && required.some((name = '') => !Object.hasOwn(value, name))) return false;
  if (isRecord(value) && forbidden.some((name = '') => Object.hasOwn(value, name))) return false;
  return words.every((text) => fitsText(rule, text));
}

function fitsText(rule: WrittenRule, text: string): boolean {
  const { wanted, unwanted } = expressionsOfRule(rule);
  return text.length <= (rule.maxLength ?? Infinity) && (!wanted || wanted.test(text)) && !unwanted?.test(text);
}

const expressionsOfRule = memoizePerObject(({ pattern, notPattern }: WrittenRule) => ({
  wanted: regularExpression(pattern),
  unwanted: regularExpression(notPattern),
}));

/** A regular expression as an author wrote it; nothing if it is none. */
export function regularExpression(source: string | undefined): RegExp | undefined {
  try {
    return source === undefined ? undefined : new RegExp(source, 'u');
  } catch {
    return undefined;
  }
}
