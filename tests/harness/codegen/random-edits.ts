import type { Sources } from '~/codegen/language/model';

/** Random numbers that are the same for the same seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number {
    // Park and Miller's generator.
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state % end;
  }

  /** One entry of a list that has some. */
  of<Entry>(entries: readonly Entry[]): Entry {
    const entry = entries[this.below(entries.length)];
    if (entry === undefined) throw new Error('There is nothing to choose from.');
    return entry;
  }
}

/** A change of the sources, in words and as files by path; `undefined` takes a file away. */
export interface Edit {
  readonly about: string;
  readonly path: string;
  readonly text: string | undefined;
}

const decode = (sources: Sources, path: string) => new TextDecoder().decode(sources.get(path));

/** One random edit of one file. */
export function randomEdit(sources: Sources, random: Random): Edit {
  const descriptor = random.of(pathsIn(sources, 'descriptors/'));
  const edits = [
    () => jsonEdit('changes a value', sources, descriptor, (entries) => withText(entries, sources, random)),
    () => jsonEdit('changes a value', sources, descriptor, (entries) => withText(entries, sources, random)),
    () => jsonEdit('changes a value', sources, descriptor, (entries) => withText(entries, sources, random)),
    () => jsonEdit('renames a key', sources, descriptor, ({ keys }) => [random.of(keys), '"renamed":']),
    () => lineEdit('deletes a line', sources, descriptor, random),
    () => ({ about: 'breaks a file', path: descriptor, text: decode(sources, descriptor).replace('{', '') }),
    () => ({ about: 'removes a file', path: descriptor, text: undefined }),
    () => ({
      about: 'adds a copy of a file',
      path: descriptor.replace(/(\w)\.json$/, `$1-${random.below(9)}.json`),
      text: decode(sources, descriptor),
    }),
    () => schemaEdit(sources, random),
    () => contractEdit(sources, random),
  ];
  return random.of(edits)();
}

function pathsIn(sources: Sources, folder: string): readonly string[] {
  return [...sources.keys()].filter((path) => path.startsWith(folder)).sort();
}

interface Entries {
  /** Keys and texts as they are written in the file: `"label":` and `: "Host"`. */
  readonly keys: readonly string[];
  readonly texts: readonly string[];
}

function jsonEdit(
  about: string,
  sources: Sources,
  path: string,
  choose: (entries: Entries) => readonly [written: string, other: string],
): Edit {
  const text = decode(sources, path);
  const [written, other] = choose(entriesOf(text));
  return { about: `${about}: ${written} becomes ${other}`, path, text: text.replace(written, () => other) };
}

function entriesOf(text: string): Entries {
  const keys = text.match(/"[^"\n]+":/g) ?? [];
  return { keys, texts: text.match(/: "[^"\n]*"/g) ?? keys };
}

/** Another text of the same file, or one that is behind the same key in another one. */
function withText({ texts }: Entries, sources: Sources, random: Random): readonly [string, string] {
  const other = random.of(pathsIn(sources, 'descriptors/'));
  const others = random.below(2) === 0 ? texts : entriesOf(decode(sources, other)).texts;
  return [random.of(texts), random.of(others)];
}

function lineEdit(about: string, sources: Sources, path: string, random: Random): Edit {
  const lines = decode(sources, path).split('\n');
  const index = random.below(lines.length);
  return { about: `${about}: ${lines[index]}`, path, text: lines.toSpliced(index, 1).join('\n') };
}

function schemaEdit(sources: Sources, random: Random): Edit {
  const path = random.of(pathsIn(sources, 'schemas/'));
  const text = decode(sources, path);
  const [written, other] = random.of([
    ['"maxItems": 12', '"maxItems": 1'],
    ['"type": "string"', '"type": "number"'],
    ['"type": "boolean" }', '"type": "string" }'],
    ['"minLength": 1', '"minLength": 9'],
    ['"of": "scale"', '"of": "panel"'],
    ['"is": "text"', '"is": "expression"'],
  ]);
  return { about: `edits a schema: ${written}`, path, text: text.replace(written ?? '', () => other ?? '') };
}

function contractEdit(sources: Sources, random: Random): Edit {
  const path = random.of(pathsIn(sources, 'openapi/'));
  const lines = decode(sources, path).split('\n');
  const typed = lines.flatMap((line, index) => (/type: (string|integer|number|boolean)/.test(line) ? [index] : []));
  const index = random.of(typed.length > 0 ? typed : [0]);
  const line = (lines[index] ?? '').replace(/type: \w+/, random.of(['type: string', 'type: integer', 'type: boolean']));
  return { about: `edits the contract: ${line}`, path, text: lines.with(index, line).join('\n') };
}
