import { isList } from '../../lib/json';

/** TypeScript that is printed as it is. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value to print: JSON with code in it. */
export type Printable =
  | null
  | boolean
  | number
  | string
  | Code
  | readonly Printable[]
  | { readonly [name: string]: Printable };

const width = 120;

/** A value as TypeScript: short objects and lists on one line, long ones with one entry a line. */
export function print(value: Printable, indent = ''): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  if (isList(value)) {
    return join(
      value.map((entry) => print(entry, inner)),
      { open: '[', close: ']', indent },
    );
  }
  const entries = Object.entries(value).map(([name, entry]) => `${printKey(name)}: ${print(entry, inner)}`);
  return join(entries, { open: '{ ', close: ' }', indent });
}

/** A string literal. Characters that nobody sees, or that end a line, are written as escapes. */
export function quote(text: string): string {
  // Nearly all texts are plain.
  if (/^[ !#-&(-[\]-~]*$/.test(text)) return `'${text}'`;
  const escaped = JSON.stringify(text).slice(1, -1).replace(unseen, escapeOf);
  return text.includes("'") && !text.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
}

/**
 * Controls, line and paragraph separators, and characters that change the direction of what follows or have no width.
 */
const unseen = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A property name; `__proto__` is computed, since a plain one would set the prototype. */
export function printKey(name: string): string {
  if (name === '__proto__') return "['__proto__']";
  // A number without quotes would be a number to `keyof`.
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

/** Text for the inside of a comment: it cannot end one of either kind. */
export function commentText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(unseen, escapeOf).replaceAll('*/', '* /');
}

/** Words that no variable and no import can be called in a module. */
const reserved: ReadonlySet<string> = new Set(
  [
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends',
    'false finally for function if implements import in instanceof interface let new null package private protected',
    'public return static super switch this throw true try type typeof undefined var void while with yield',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Gives names that nothing else has. Names that differ only in case count as equal: files of them would be the same.
 */
export class Names {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set([...taken].map((name) => name.toLowerCase()));
  }

  /** An identifier like a text: letters and digits of it, the first one of each further word as a capital. */
  identifier(text: string): string {
    const plain = text.replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase());
    return this.#free(/^[A-Za-z]/.test(plain) && !reserved.has(plain) ? plain : `_${plain}`);
  }

  /** A file name like a text, without ending: letters, digits and single hyphens. */
  file(text: string): string {
    const plain = text.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
    return this.#free(plain || 'unnamed');
  }

  #free(wanted: string): string {
    let name = wanted;
    for (let count = 2; this.#taken.has(name.toLowerCase()); count += 1) name = wanted + count;
    this.#taken.add(name.toLowerCase());
    return name;
  }
}

function join(
  entries: readonly string[],
  { open, close, indent }: { readonly open: string; readonly close: string; readonly indent: string },
): string {
  if (entries.length === 0) return open.trim() + close.trim();
  let length = indent.length + 20;
  for (const entry of entries) length += entry.includes('\n') ? width : entry.length + 2;
  if (length < width) return open + entries.join(', ') + close;
  const inner = `${indent}  `;
  return `${open.trim()}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close.trim()}`;
}
