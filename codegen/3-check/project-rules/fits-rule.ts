import { isList, isRecord, isString } from '~/lib/json';
import type { Authored } from '../../language/authored';
import type { ProjectRule } from '../../language/authored-types';
import type { Json } from '../../language/model';

/** A rule of the project as its author wrote it. */
export type WrittenRule = Authored<ProjectRule>;

/**
 * Whether a value is as a rule wants it. What a requirement is not about fits it: a number has no length.
 *
 * @param words the English of the value, in all its plural forms
 */
export function fitsRule(rule: WrittenRule, value: Json, words: readonly string[]): boolean {
  const { values, required = [], forbidden = [], maxItems = Infinity } = rule;
  if (values && !isRecord(value) && !isList(value) && !values.some((one) => one === value)) return false;
  if (isList(value) && value.length > maxItems) return false;
  if (isRecord(value) && required.some((name = '') => !Object.hasOwn(value, name))) return false;
  if (isRecord(value) && forbidden.some((name = '') => Object.hasOwn(value, name))) return false;
  return (isString(value) ? [value] : words).every((text) => fitsText(rule, text));
}

function fitsText({ pattern, notPattern, maxLength = Infinity }: WrittenRule, text: string): boolean {
  const [wanted, unwanted] = [regularExpression(pattern), regularExpression(notPattern)];
  return text.length <= maxLength && (!wanted || wanted.test(text)) && !unwanted?.test(text);
}

/** A regular expression as an author wrote it; nothing if it is none. */
export function regularExpression(source: string | undefined): RegExp | undefined {
  try {
    return source === undefined ? undefined : new RegExp(source, 'u');
  } catch {
    return undefined;
  }
}
