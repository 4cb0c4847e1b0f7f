import { isList, isRecord } from '~/lib/json';
import { childOf, idOf, valueAt } from '../../language/address';
import type { Json, Path } from '../../language/model';
import { kebabCase } from '../fields/words';

/** The value with an entry inserted into a list. A list that is missing becomes the last property of its object. */
export function inserted(value: Json, path: Path, entry: Json): Json {
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
  const found = valueAt(value, list);
  return replaced(value, list, (isList(found) ? found : []).toSpliced(index, 0, entry));
}

/** The value with another value at a path; objects on the way are made where there are none. */
export function replaced(value: Json | undefined, path: Path, next: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  const below = replaced(childOf(value, step), rest, next);
  if (isList(value)) return value.map((one, index) => (index === step ? below : one));
  return { ...(isRecord(value) && value), [step]: below };
}

/** The object with a property under another name, in the same position. */
export function renamed(object: Json, from: string, to: string, next: Json): Json {
  const entries = Object.entries(isRecord(object) ? object : {});
  return Object.fromEntries(entries.map(([name, below = null]) => (name === from ? [to, next] : [name, below])));
}

/** Where a part goes that is added to a list while the author is in a part: behind that entry, else at the end. */
export function positionIn(value: Json, list: Path, part: Path): Path {
  const found = valueAt(value, list);
  const isInside = list.length < part.length && list.every((step, index) => step === part[index]);
  const current = isInside ? part[list.length] : undefined;
  return [...list, typeof current === 'number' ? current + 1 : isList(found) ? found.length : 0];
}

/** An id for a part with a title that none of the entries of a list has. */
export function idFor(title: string, entries: readonly Json[]): string {
  const taken = new Set(entries.map(idOf));
  const usual = kebabCase(title).slice(0, 60);
  let id = usual;
  for (let number = 2; taken.has(id); number += 1) id = `${usual}-${number}`;
  return id;
}

/** The entries of the list at a path; none if there is no list. */
export function entriesAt(value: Json, path: Path): readonly Json[] {
  const found = valueAt(value, path);
  return isList(found) ? found : [];
}
