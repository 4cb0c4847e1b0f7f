import { codeOf, type Code } from '../expression/code';
import { parse } from '../expression/parse';
import type { Descriptor } from '../model';
import { isObject } from '../parse/schema';
import { partOf } from './compiled-value';

/** An expression as a function, and what it reads. */
export interface EmittedExpression {
  /** TypeScript over the type `Reads`, and `p`, the predicates. */
  readonly code: string;
  /** Names of the scope that are read, those that its predicates read included. */
  readonly reads: ReadonlySet<string>;
  /** Whether the code names `Reads`. */
  readonly scope: boolean;
  /** Whether the code names `p`. */
  readonly predicates: boolean;
}

/** Turns expressions into TypeScript. They are checked before: one that does not parse is a mistake of the compiler. */
export class ExpressionEmitter {
  readonly #known = new Map<string, EmittedExpression>();
  readonly #predicates: ReadonlyMap<string, string>;

  constructor(predicates: Descriptor | undefined) {
    const declared = predicates ? partOf(predicates.value, 'predicates') : undefined;
    const entries = Object.entries(isObject(declared) ? declared : {});
    this.#predicates = new Map(entries.map(([name, predicate]) => [name, String(partOf(predicate, 'when'))]));
  }

  /** The function an expression becomes. */
  emit(text: string): EmittedExpression {
    const known = this.#known.get(text);
    if (known) return known;
    const { syntax } = parse(text);
    if (!syntax) throw new Error(`The expression ${text} does not parse.`);
    const compiled = codeOf(syntax, this.#predicates);
    const parameters = parametersOf(compiled);
    const emitted = {
      code: `(${parameters}) => ${compiled.code}`,
      reads: this.#allReads(compiled),
      scope: parameters !== '',
      predicates: compiled.predicates.size > 0,
    };
    this.#known.set(text, emitted);
    return emitted;
  }

  /** Predicates cannot name each other in a circle: that is checked before. */
  #allReads({ reads, predicates }: Code): ReadonlySet<string> {
    const all = new Set(reads);
    for (const name of predicates) {
      for (const read of this.emit(this.#predicates.get(name) ?? '').reads) all.add(read);
    }
    return all;
  }
}

/** A path needs no functions, a literal nothing at all. */
function parametersOf({ code, reads }: Code): string {
  if (/^s(\??\.\w+)+$/.test(code)) return 's: Reads';
  return reads.size === 0 && !/\b[fp]\./.test(code) ? '' : 's: Reads, f';
}
