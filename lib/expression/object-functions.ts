import { isRecord } from '../json';
import { countSteps, countText } from './cost';
import type { Decision } from './logic';

/** The names of the members of an object. */
export function keys(value: unknown): readonly string[] | undefined {
  if (!isRecord(value)) return undefined;
  const names = Object.keys(value);
  countSteps(names.length);
  return names;
}

/** True for an object, not for a list or a text. */
export function isObject(value: unknown): Decision {
  return isRecord(value);
}

/** The members of an object, overwritten with those of another object. */
export function merged(value: unknown, over: unknown): unknown {
  if (!isRecord(value) || !isRecord(over)) return value;
  countSteps(Object.keys(value).length + Object.keys(over).length);
  return { ...value, ...over };
}

/** The parts of a text between separators, trimmed. */
export function split(text: unknown, separator: unknown): readonly string[] | undefined {
  if (typeof text !== 'string' || typeof separator !== 'string') return undefined;
  countText(text, 'changed');
  return text.split(separator).map((part) => part.trim());
}

/** The text with all occurrences of a part replaced. */
export function replace(text: unknown, part: unknown, other: unknown): string | undefined {
  if (typeof text !== 'string' || typeof part !== 'string' || typeof other !== 'string') return undefined;
  countText(text, 'changed');
  if (part === '') return text;
  const between = text.split(part);
  countText({ length: between.length * other.length }, 'changed');
  return between.join(other);
}
