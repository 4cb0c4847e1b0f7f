import { isList, isRecord } from './json';

/** Signs that would turn the writing of a line, or that no font shows. */
const unseen = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Deeper than any answer that means something. */
const deepest = 100;

/** A value as JSON to be read: one member per line, signs that cannot be seen as escapes. */
export function rawJson(value: unknown): string {
  return written(value).replace(unseen, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2);
  } catch {
    // Nested deeper than the engine can follow.
    return JSON.stringify(cut(value, deepest), null, 2);
  }
}

function cut(value: unknown, depth: number): unknown {
  if (depth === 0) return '…';
  if (isList(value)) return value.map((entry) => cut(entry, depth - 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cut(member, depth - 1)]));
}
