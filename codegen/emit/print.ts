/** TypeScript that stands in a printed value as it is. */
export class Code {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value to print: JSON with code in it. */
export type Printable =
  null | boolean | number | string | Code | readonly Printable[] | { readonly [name: string]: Printable };

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

/** A string literal. */
export function quote(text: string): string {
  // Nearly all texts are plain.
  if (/^[ !#-&(-[\]-~]*$/.test(text)) return `'${text}'`;
  const escaped = JSON.stringify(text).slice(1, -1);
  return text.includes("'") && !text.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
}

/** A property name; `__proto__` is computed, since a plain one would set the prototype. */
export function printKey(name: string): string {
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$|^(0|[1-9]\d{0,8})$/.test(name) ? name : quote(name);
}

function isList(value: Printable): value is readonly Printable[] {
  return Array.isArray(value);
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
