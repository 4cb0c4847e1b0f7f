import type { DrawerEntry } from '~/generated/console/catalogue';
import { getOwn } from '~/lib/get-own';
import { isBoolean, isList, isNumber, isRecord, isString } from '~/lib/json';

/** The inputs that a drawer declares: the type of each by name. */
type Declared = NonNullable<DrawerEntry['input']>;

/** What an object has of declared members. Those of another type are left out, and so are empty texts and lists. */
export function readDeclared(given: unknown, declared: Declared): Readonly<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(declared)) {
    const value = isString(type) ? readValue(getOwn(given, name), type) : readObject(getOwn(given, name), type);
    if (value !== undefined) read[name] = value;
  }
  return read;
}

/** An object with the members of a declaration; `undefined` if one is missing that must be there. */
function readObject(given: unknown, declared: Exclude<Declared[string], string>): unknown {
  if (!isRecord(given)) return undefined;
  const read: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(declared)) {
    const value = readValue(getOwn(given, name), type);
    if (value !== undefined) read[name] = value;
    else if (!type.endsWith('?')) return undefined;
  }
  return read;
}

/** A value of a declared type such as `scalar?`; `undefined` for another one. */
function readValue(value: unknown, type: string): unknown {
  const word = type.replace('?', '');
  if (word === 'strings') return readTexts(value);
  return accepts[word]?.(value) === true ? value : undefined;
}

const accepts: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: isFilled,
  number: isNumber,
  boolean: isBoolean,
  scalar: (value) => isFilled(value) || isNumber(value),
};

function readTexts(value: unknown): readonly string[] | undefined {
  const texts = isList(value) ? value.filter(isFilled) : [];
  return texts.length > 0 ? texts : undefined;
}

/** Whether a value is a text that says something: an empty one is the same as none. */
export function isFilled(value: unknown): value is string {
  return isString(value) && value !== '';
}
