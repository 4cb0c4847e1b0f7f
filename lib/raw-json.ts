import { isList, isRecord } from './json';

/** Characters that would change the direction of a line, or that no font shows. */
const invisible = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** Depth from which a value is cut if it is nested too deeply for `JSON.stringify`. */
const maxDepth = 100;

/** A value as JSON for people: one member per line, invisible characters as escapes. */
export function rawJson(value: unknown): string {
  return jsonText(value).replace(
    invisible,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2);
  } catch {
    // The value is nested more deeply than the engine can follow.
    return JSON.stringify(cut(value, maxDepth), null, 2);
  }
}

function cut(value: unknown, depth: number): unknown {
  if (depth === 0) return '…';
  if (isList(value)) return value.map((entry) => cut(entry, depth - 1));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cut(member, depth - 1)]));
}
