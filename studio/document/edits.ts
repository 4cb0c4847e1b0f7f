import { parseTree, type Node } from 'jsonc-parser';
import { isList, isRecord } from '~/lib/json';
import { removal } from '~/lib/removal';

/** A replacement in a text: `text` in place of `length` units from `offset`. */
export interface Edit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** The steps to a value of a document: names of properties and positions in lists. */
export type Steps = readonly (string | number)[];

/** The text after some edits, none of which overlaps another one. */
export function applied(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((left, right) => right.offset - left.offset || right.length - left.length)
    .reduce((after, edit) => after.slice(0, edit.offset) + edit.text + after.slice(edit.offset + edit.length), text);
}

/** The tree of a text, if it is JSON without mistakes. */
export function treeOf(text: string): Node | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  return parseTree(text);
}

/** A value as descriptors write short ones: on one line, `{ "type": "text" }`. */
export function onOneLine(value: unknown): string {
  if (isList(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${onOneLine(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Inserts a value into a list before the entry at a position, or after the last one. */
export function insertion(text: string, list: Node, position: number, value: string): Edit {
  const entries = list.children ?? [];
  const next = entries[position];
  const last = entries.at(-1);
  if (next) return { offset: next.offset, length: 0, text: `${value},${gapBefore(text, next)}` };
  if (last) return { offset: last.offset + last.length, length: 0, text: `,${gapBefore(text, last)}${value}` };
  return { offset: list.offset + 1, length: list.length - 2, text: value };
}

/** The line break and indentation before a value, or a space if something else is on its line. */
function gapBefore(text: string, { offset }: Node): string {
  const [gap = ' '] = /\n[ \t]*$/.exec(text.slice(0, offset)) ?? [];
  return gap;
}

/**
 * Gives a property of an object another value, or removes it. A property that was not there comes last; `undefined`
 * removes.
 */
export function settingOf(text: string, object: Node, name: string, value: unknown): Edit | undefined {
  const properties = object.children ?? [];
  const position = properties.findIndex(({ children }) => children?.[0]?.value === name);
  const [, known] = properties[position]?.children ?? [];
  if (value === undefined) return position < 0 ? undefined : removal(object, position);
  const written = onOneLine(value);
  if (known) return { offset: known.offset, length: known.length, text: written };
  return insertion(text, object, properties.length, `${JSON.stringify(name)}: ${written}`);
}
