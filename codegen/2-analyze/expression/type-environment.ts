import type { Operation } from '../../1-parse/openapi/contract';
import type { Type } from '../../language/type';

/** A name that an expression can read. */
export interface Variable {
  readonly type: Type;
  /** The answer of a call: what reads it needs that call. */
  readonly source?: true;
  /** The headers of the answer of a call, which `header` reads. */
  readonly headers?: Operation['headers'];
  /** Calls whose answers a named value reads. */
  readonly reads?: ReadonlySet<string>;
  /** The console itself sets it, always and with a value of its type. */
  readonly sure?: true;
  /** Sure, and one of the values of its type: the console replaces any other. */
  readonly closed?: true;
}

/** A rule of `predicates.json`. */
export interface NamedRule {
  /** The names by which it reads what it is handed. */
  readonly parameters: readonly string[];
  /** What it gives. */
  readonly type: Type;
  /** What its own expression can read. */
  readonly environment: TypeEnvironment;
}

/** A closed list of names; absent while the file that declares it is broken, then every name is taken as right. */
export type Names = ReadonlySet<string> | undefined;

/** What an expression at some place can read and name. */
export interface TypeEnvironment {
  readonly variables: ReadonlyMap<string, Variable>;
  readonly predicates: Names;
  readonly rules?: ReadonlyMap<string, NamedRule>;
  readonly flags: Names;
  readonly permissions: Names;
  readonly externalLinks: Names;
  readonly preferences: Names;
  /** It reads what it is handed and nothing of the session. */
  readonly pure?: true;
}
