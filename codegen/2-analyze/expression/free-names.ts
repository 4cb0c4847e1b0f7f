import { memoizePerObject } from '~/lib/memoize';
import { findFunction } from '../../language/functions';
import { partsOf, type Syntax } from './syntax';

/**
 * The paths that an expression reads, each as far as plain names go: `['filter', 'q']` of `orElse(filter.q, 'x')`. None
 * of an expression that does not parse.
 */
export function freePaths(syntax: Syntax | undefined): readonly (readonly string[])[] {
  return syntax ? pathsOf(syntax) : [];
}

const pathsOf = memoizePerObject((syntax: Syntax): readonly (readonly string[])[] => [...pathsIn(syntax, [])]);

/** The names of the scope that an expression reads, and the predicates and rules that it calls. */
export interface FreeNames {
  readonly reads: ReadonlySet<string>;
  readonly predicates: ReadonlySet<string>;
}

/** Tells the free names of an expression apart: those in `predicates` and `rules` are calls, all others are read. */
export function freeNames(
  syntax: Syntax,
  predicates: { has(name: string): boolean },
  rules: { has(name: string): boolean },
): FreeNames {
  const reads = new Set<string>();
  const called = new Set<string>();
  for (const [name = ''] of pathsOf(syntax)) (predicates.has(name) ? called : reads).add(name);
  for (const name of callsIn(syntax)) if (!findFunction(name) && rules.has(name)) called.add(name);
  return { reads, predicates: called };
}

function* callsIn(syntax: Syntax): Iterable<string> {
  if (syntax.is === 'call') yield syntax.name;
  for (const part of partsOf(syntax)) yield* callsIn(part);
}

function* pathsIn(syntax: Syntax, entries: readonly string[]): Iterable<readonly string[]> {
  const path = plainPath(syntax);
  // What a macro calls an entry is no name of the scope.
  if (path && !entries.includes(path[0] ?? '')) yield path;
  if (path) return;
  for (const part of partsOf(syntax)) {
    const isBody = syntax.is === 'macro' && part === syntax.body;
    yield* pathsIn(part, isBody ? [...entries, syntax.variable.name] : entries);
  }
}

function plainPath(syntax: Syntax): readonly string[] | undefined {
  if (syntax.is === 'name') return [syntax.name];
  if (syntax.is !== 'member') return undefined;
  const owner = plainPath(syntax.object);
  return owner && [...owner, syntax.name];
}
