import type { CheckedExpression } from '../2-analyze/analysis';
import { functionOf } from './expressions';
import { Code, Names, quote } from '../language/print';

/** The imports of one generated module: a name per module, none twice. */
export class Imports {
  readonly #root: string;
  readonly #contract: string;
  readonly #types = new Map<string, Set<string>>();
  readonly #defaults = new Map<string, string>();
  readonly #names = new Names();
  #predicates = false;

  /** `root` leads from the module to the folder of the compiled descriptors: `./` or `../`. */
  constructor(root: './' | '../') {
    this.#root = root;
    this.#contract = `${root === './' ? '' : root}../contract/`;
  }

  /** A checked expression as a function, with what its code names. */
  expression(checked: CheckedExpression): Code {
    const { code, readsScope } = functionOf(checked);
    if (readsScope) this.type('types', 'Reads');
    this.#predicates ||= checked.predicates.size > 0;
    return new Code(code);
  }

  /** A type of another generated module. */
  type(module: 'descriptor-types' | 'types' | 'ids', name: string): void {
    const from = module === 'ids' ? `${this.#root}ids` : `${this.#contract}${module}`;
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
    const file = from.slice(from.lastIndexOf('/') + 1).replace(/\.js$/, '');
    const name = this.#names.identifier(`${file}-${kind}`);
    this.#defaults.set(from, name);
    return new Code(name);
  }

  /** The import statements, sorted by what they import from; a module does not import `itself`. */
  print(itself?: string): string {
    const types = [...this.#types].map(
      ([from, names]) => [from, `import type { ${[...names].sort().join(', ')} } from ${quote(from)};\n`] as const,
    );
    const predicates = `${this.#root}predicates`;
    const named = this.#predicates
      ? [[predicates, `import { predicates as p } from ${quote(predicates)};\n`] as const]
      : [];
    const defaults = [...this.#defaults].map(
      ([from, name]) => [from, `import ${name} from ${quote(from)};\n`] as const,
    );
    return [...types, ...named, ...defaults]
      .filter(([from]) => from !== itself)
      .sort(([left], [right]) => (left < right ? -1 : Number(left > right)))
      .map(([, line]) => line)
      .join('');
  }
}
