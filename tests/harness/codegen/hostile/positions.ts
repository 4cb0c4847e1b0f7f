import type { Json, Path } from '~/codegen/language/model';

/** A string of a document: a value, or the key of the member at the path. */
export interface Position {
  readonly path: Path;
  readonly key: boolean;
  readonly text: string;
}

/** Every string of a document, values and keys. */
export function positionsIn(value: Json, path: Path = []): readonly Position[] {
  if (typeof value === 'string') return [{ path, key: false, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((entry: Json, index) => positionsIn(entry, [...path, index]));
  return Object.entries(value).flatMap(([name, entry]) => [
    { path: [...path, name], key: true, text: name },
    ...positionsIn(entry, [...path, name]),
  ]);
}

/** A document with other texts at some places. */
export function withTexts(value: Json, changes: ReadonlyMap<Position, string>): Json {
  const byPath = new Map([...changes].map(([{ path, key }, text]) => [`${key} ${JSON.stringify(path)}`, text]));
  const copy = (part: Json, path: Path): Json => {
    if (typeof part === 'string') return byPath.get(`false ${JSON.stringify(path)}`) ?? part;
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map((entry: Json, index) => copy(entry, [...path, index]));
    return Object.fromEntries(
      Object.entries(part).map(([name, entry]) => {
        const below = [...path, name];
        return [byPath.get(`true ${JSON.stringify(below)}`) ?? name, copy(entry, below)];
      }),
    );
  };
  return copy(value, []);
}
