import { isList, isRecord } from '~/lib/json';
import { formatText } from '~/i18n/format/text';
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
  return isRecord(value) && isRecord(over) ? { ...value, ...over } : value;
}

/** The entries of a list as one text. Entries without a text are left out. */
export function join(list: unknown, separator: unknown): string | undefined {
  if (!isList(list) || typeof separator !== 'string') return undefined;
  countSteps(list.length);
  return list.flatMap((entry) => formatText(entry)?.copy ?? []).join(separator);
}

/** The parts of a text between separators, trimmed. */
export function split(text: unknown, separator: unknown): readonly string[] | undefined {
  if (typeof text !== 'string' || typeof separator !== 'string') return undefined;
  countText(text);
  return text.split(separator).map((part) => part.trim());
}

/** The text with all occurrences of a part replaced. */
export function replace(text: unknown, part: unknown, other: unknown): string | undefined {
  if (typeof text !== 'string' || typeof part !== 'string' || typeof other !== 'string') return undefined;
  countText(text);
  return part === '' ? text : text.replaceAll(part, () => other);
}
