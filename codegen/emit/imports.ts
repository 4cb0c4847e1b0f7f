import type { Checked } from '../expression/check';
import { functionOf } from './expressions';
import { Code } from './print';

/** The imports of one generated module: a name per module, none twice. */
export class Imports {
  readonly #root: string;
  readonly #types = new Map<string, Set<string>>();
  readonly #defaults = new Map<string, string>();
  #predicates = false;

  /** `root` leads from the module to the folder of everything generated: `./` or `../`. */
  constructor(root: string) {
    this.#root = root;
  }

  /** A checked expression as a function, with what its code names. */
  expression(checked: Checked): Code {
    const { code, readsScope } = functionOf(checked);
    if (readsScope) this.type('types', 'Reads');
    this.#predicates ||= checked.predicates.size > 0;
    return new Code(code);
  }

  /** A type of a module of the root folder. */
  type(module: string, name: string): void {
    const from = this.#root + module;
    const names = this.#types.get(from) ?? new Set();
    this.#types.set(from, names.add(name));
  }

  /** The default export of another compiled descriptor, by its path below the root. */
  descriptor(path: string, kind: string): Code {
    return this.default(this.#root + path, kind);
  }

  /** The default export of another module, called after its file and `kind`. */
  default(from: string, kind: string): Code {
    const known = this.#defaults.get(from);
    if (known) return new Code(known);
    const wanted = identifier(from.slice(from.lastIndexOf('/') + 1)) + kind;
    const taken = new Set(this.#defaults.values());
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = wanted + count;
    this.#defaults.set(from, name);
    return new Code(name);
  }

  /** The import statements, sorted by what they import from; a module does not import `itself`. */
  print(itself?: string): string {
    const types = [...this.#types].map(
      ([from, names]) => [from, `import type { ${[...names].sort().join(', ')} } from '${from}';\n`] as const,
    );
    const predicates = `${this.#root}predicates`;
    const named = this.#predicates ? [[predicates, `import { predicates as p } from '${predicates}';\n`] as const] : [];
    const defaults = [...this.#defaults].map(([from, name]) => [from, `import ${name} from '${from}';\n`] as const);
    return [...types, ...named, ...defaults]
      .filter(([from]) => from !== itself)
      .sort(([left], [right]) => (left < right ? -1 : Number(left > right)))
      .map(([, line]) => line)
      .join('');
  }
}

/** A file name as an identifier: `web-reputation` is `webReputation`. */
function identifier(file: string): string {
  return file.replace(/[^A-Za-z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase());
}
