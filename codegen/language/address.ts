import { isList, isRecord } from '../../lib/json';
import { memoizePerObject } from '../../lib/memoize';
import type { Descriptor, Json, Path } from './model';

/** The address of a text: folder, file and the steps to it, with ids instead of positions. */
export function addressOf(descriptor: Descriptor, path: Path): string {
  return [fileOf(descriptor), ...stepsOf(descriptor, path)].join('.');
}

const fileOf = memoizePerObject(({ name }: Descriptor): string => name.replace('/', '.'));

/** The steps to a part of a descriptor, with ids instead of positions. */
export function stepsOf(descriptor: Descriptor, path: Path): readonly (string | number)[] {
  let value: Json | undefined = descriptor.value;
  return path.map((step) => {
    value = childOf(value, step);
    return typeof step === 'number' ? (idOf(value) ?? step) : step;
  });
}

/** The value one step below another. */
export function childOf(value: Json | undefined, step: string | number): Json | undefined {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** The value at the end of some steps. */
export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  return path.reduce<Json | undefined>(childOf, value);
}

/**
 * What names an entry of a list: its id, the property or path that it describes, the path of its value, or of a row of
 * a scale the value that it is for.
 */
export function idOf(entry: Json | undefined): string | undefined {
  if (!isRecord(entry)) return undefined;
  const given = [entry.id, entry.property, entry.path].find((name) => typeof name === 'string');
  if (typeof given === 'string') return given;
  if (typeof entry.value === 'string') return idOfPath(entry.value) ?? entry.value;
  // A number and the text of its digits can be options of one choice.
  if (typeof entry.value === 'number' || typeof entry.value === 'boolean') return `is-${entry.value}`;
  return idOfRow(entry);
}

/** Of a row for several values the first of them, of one for a range `from-to`. */
function idOfRow({ equals, from, to }: { readonly [name: string]: Json }): string | undefined {
  const [value] = isList(equals) ? equals : [equals];
  if (typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== ''))
    return String(value);
  return typeof from === 'number' && typeof to === 'number' ? `${from}-${to}` : undefined;
}

/**
 * The id of a field that gives none: the path of its value below the source, e.g. `os.platform` of `asset.os.platform`.
 */
export function idOfPath(expression: string): string | undefined {
  return /^\s*[A-Za-z_]\w*\.([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)\s*$/.exec(expression)?.[1];
}
