import { parse } from './parse';
import type { Syntax } from './syntax';

/** The paths that an expression reads, each as far as plain names go: `['filter', 'q']` of `orElse(filter.q, 'x')`. */
export function pathsRead(text: string): readonly (readonly string[])[] {
  const { syntax } = parse(text);
  return syntax ? [...pathsIn(syntax, [])] : [];
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

function partsOf(syntax: Syntax): readonly Syntax[] {
  switch (syntax.is) {
    case 'literal':
    case 'name':
      return [];
    case 'member':
      return [syntax.object];
    case 'index':
      return [syntax.list, syntax.index];
    case 'list':
      return syntax.entries;
    case 'not':
    case 'negate':
      return [syntax.operand];
    case 'choose':
      return [syntax.condition, syntax.yes, syntax.no];
    case 'binary':
      return syntax.operands;
    case 'call':
      return syntax.receiver ? [syntax.receiver, ...syntax.arguments] : syntax.arguments;
    case 'macro':
      return [syntax.list, syntax.body];
  }
}
