import { basename } from 'node:path';
import type { KindTable } from '~/codegen/language/kind-table';
import type { Kind } from '~/codegen/language/kinds';
import type { Sources } from '~/codegen/language/model';
import { isList, isRecord, parseJson } from '~/lib/json';

/** The descriptors of all roots of a console as they are written, also those with mistakes. */
export class Descriptors {
  readonly kinds: KindTable;
  readonly sources: Sources;

  constructor(kinds: KindTable, sources: Sources) {
    this.kinds = kinds;
    this.sources = sources;
  }

  /** The files of a kind with their values, which are `undefined` for what is no JSON. */
  of(kind: Kind): readonly (readonly [file: string, value: unknown])[] {
    const files = [...this.sources.keys()].filter((file) => this.kinds.identityOf(file)?.kind === kind);
    return files.map((file) => [file, this.valueOf(file)]);
  }

  /** The file of a kind with an id, in whichever root it is. */
  find(kind: Kind, id: string): string | undefined {
    return [...this.sources.keys()].find((file) => {
      const identity = this.kinds.identityOf(file);
      return identity?.kind === kind && identity.id === id;
    });
  }

  /** The file with a name such as `drawers/url`. */
  named(name: string): string | undefined {
    return [...this.sources.keys()].find((file) => this.kinds.identityOf(file)?.name === name);
  }

  valueOf(file: string): unknown {
    const bytes = this.sources.get(file);
    return bytes && parseJson(new TextDecoder().decode(bytes));
  }
}

/** The files that are about a descriptor by their names: `url.scenarios.json` beside `url.json`. */
export function companionsOf({ kinds, sources }: Descriptors, file: string): readonly string[] {
  const companions = kinds.entries.filter(({ isCompanion }) => isCompanion);
  return companions
    .map(({ kind }) => file.replace(/\.json$/, `.${kind}.json`))
    .filter((path) => path !== file && sources.has(path));
}

/** The name of a descriptor by which others refer to it. */
export function idOfFile(file: string): string {
  return basename(file, '.json');
}

/** All objects in a value, the value itself first. */
export function* objectsIn(value: unknown): Iterable<Readonly<Record<string, unknown>>> {
  if (isRecord(value)) yield value;
  const below: readonly unknown[] = isList(value) ? value : isRecord(value) ? Object.values(value) : [];
  for (const part of below) yield* objectsIn(part);
}
