import { declaredPaths, expressionsOf, partsOf, usedNames, type Syntax } from '../2-analyze/analysis';
import { declaredInputs } from '../1-parse/parts';
import type { Project } from '../1-parse/project';
import { objectAt, stringAt } from '../1-parse/read';
import { spanInString, spanOf } from '../diagnostics/locate';
import { valueAt } from '../language/address';
import { findFunction } from '../language/functions';
import type { Descriptor, MarkedValue, Path } from '../language/model';
import { globalQuery, query } from '../memo';
import {
  listOfName,
  listsOfFunctions,
  ownerOf,
  symbolKey,
  type NamedSymbol,
  type Occurrence,
  type SymbolList,
} from './symbols';
import { partsInExtensions } from './names-in-extensions';
import { answeredNames } from './names-in-scenarios';
import { declaredParts, extendedName, usedPart } from './part-names';
import type { TextRange } from './service';
import { rangeInside, symbolOf } from './symbol-range';

/** The names that a descriptor declares and uses. */
export const occurrencesIn = query((project: Project, descriptor: Descriptor): readonly Occurrence[] => [
  ...declarations(project, descriptor),
  ...declaredParts(project, descriptor),
  ...names(project, descriptor),
  ...givenNames(project, descriptor),
  ...answeredNames(project, descriptor),
  ...partsInExtensions(project, descriptor),
  ...expressionsOf(project, descriptor).flatMap(([marked, { syntax }]) =>
    syntax ? [...namesInExpression(project, descriptor, marked, syntax)] : [],
  ),
]);

/** All places of each symbol of a project, by its key. */
export const occurrencesByKey = globalQuery((project: Project): ReadonlyMap<string, readonly Occurrence[]> => {
  const found = new Map<string, Occurrence[]>();
  for (const descriptor of project.descriptors) {
    for (const occurrence of occurrencesIn(project, descriptor)) {
      const key = symbolKey(occurrence.symbol);
      const all = found.get(key);
      if (all) all.push(occurrence);
      else found.set(key, [occurrence]);
    }
  }
  return found;
});

/** The file of a descriptor declares its name; further names are keys and values in it. */
function* declarations(project: Project, descriptor: Descriptor): Iterable<Occurrence> {
  const { kind, id, value } = descriptor;
  const declare = (list: SymbolList, name: string, range: TextRange): Occurrence => ({
    symbol: symbolOf(list, name, descriptor),
    descriptor,
    range,
    isDeclaration: true,
  });
  const { reference } = project.kinds.row(kind);
  if (reference?.by === 'id' && project.kinds.isNameKind(kind)) yield declare(kind, id, { offset: 0, length: 0 });
  const searchType = valueAt(value, ['searchType']);
  if (kind === 'drawer' && searchType !== undefined) {
    yield declare('drawer', String(searchType), spanOf(descriptor.root, ['searchType']));
  }
  for (const [of, list] of [
    ['sources', 'source'],
    ['values', 'value'],
    ['predicates', 'predicate'],
    ['rules', 'rule'],
  ] as const) {
    for (const [name, path] of declaredPaths(project, descriptor, of))
      yield declare(list, name, rangeInside(descriptor, path, true));
  }
  for (const { list, at } of keysThatDeclare(descriptor)) {
    for (const name of Object.keys(objectAt(valueAt(value, at.slice(0, -1)), String(at.at(-1))))) {
      yield declare(list, name, rangeInside(descriptor, [...at, name], true));
    }
  }
  const tabs = valueAt(value, ['tabs']);
  for (const [index, tab] of (kind === 'drawer' && Array.isArray(tabs) ? tabs : []).entries()) {
    const name = stringAt(tab, 'id');
    if (name !== undefined) yield declare('tab', name, rangeInside(descriptor, ['tabs', index, 'id']));
  }
}

/** The objects of a descriptor whose keys are names for others. */
function keysThatDeclare({ kind }: Descriptor): readonly { readonly list: SymbolList; readonly at: Path }[] {
  switch (kind) {
    case 'vocabulary':
      return [
        { list: 'flag', at: ['flags'] },
        { list: 'permission', at: ['permissions'] },
        { list: 'externalLink', at: ['externalLinks'] },
        { list: 'region', at: ['regions'] },
        { list: 'view', at: ['views'] },
      ];
    case 'console':
      return [{ list: 'preference', at: ['preferences'] }];
    case 'messages':
      return [{ list: 'message', at: ['shared'] }];
    case 'form':
      return [
        { list: 'property', at: ['schema', 'properties'] },
        { list: 'input', at: ['input'] },
      ];
    case 'panel':
    case 'drawer':
    case 'dialog':
    case 'response':
      return [{ list: 'input', at: ['input'] }];
    default:
      return [];
  }
}

function* names(project: Project, descriptor: Descriptor): Iterable<Occurrence> {
  for (const { of, name, path } of usedNames(project, descriptor)) {
    // A default names something too, but nobody can write another name there.
    if (valueAt(descriptor.written, path) === undefined) continue;
    const further = of === 'part' ? usedPart : of === 'extensible' ? extendedName : undefined;
    if (further) {
      yield further(project, descriptor, String(name), path);
      continue;
    }
    const symbol = symbolOf(of, String(name), descriptor);
    yield { symbol, descriptor, range: rangeInside(descriptor, path), isDeclaration: false };
  }
}

/** The keys under which inputs are given to a panel, a dialog or a form. */
function* givenNames(project: Project, descriptor: Descriptor): Iterable<Occurrence> {
  for (const { path, scope } of project.marks(descriptor)) {
    const { target } = scope;
    if (target?.to !== 'inputs' || path.length !== target.at.length + 1) continue;
    const { of, id } = target;
    const owner = of === 'panel' || of === 'dialog' || of === 'form' ? project.find(of, id) : undefined;
    const name = String(path.at(-1));
    if (!owner || !declaredInputs(owner).has(name)) continue;
    const symbol: NamedSymbol = { list: 'input', name, owner: ownerOf(owner) };
    yield { symbol, descriptor, range: rangeInside(descriptor, path, true), isDeclaration: false };
  }
}

/** The names in an expression that are declared somewhere. */
function* namesInExpression(
  project: Project,
  descriptor: Descriptor,
  { path }: MarkedValue,
  root: Syntax,
): Iterable<Occurrence> {
  if (valueAt(descriptor.written, path) === undefined) return;
  for (const { list, name, start, end } of namesInSyntax(project, descriptor, root, [])) {
    const range = spanInString(descriptor.file, descriptor.root, path, { index: start, length: end - start });
    yield { symbol: symbolOf(list, name, descriptor), descriptor, range, isDeclaration: false };
  }
}

interface Read {
  readonly list: SymbolList;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** `entries` are what the macros around a part call the entries of their lists. */
function* namesInSyntax(
  project: Project,
  descriptor: Descriptor,
  node: Syntax,
  entries: readonly string[],
): Iterable<Read> {
  if (node.is === 'name' && !entries.includes(node.name)) {
    const list = listOfName(project, descriptor, node.name);
    if (list && list !== 'rule') yield { list, name: node.name, start: node.start, end: node.end };
  }
  if (node.is === 'member' && node.object.is === 'name' && node.object.name === 'input') {
    yield { list: 'input', name: node.name, ...memberRange(node) };
  }
  if (node.is === 'call') {
    if (listOfName(project, descriptor, node.name) === 'rule') yield { list: 'rule', name: node.name, ...node.at };
    const parameters = findFunction(node.name)?.parameters ?? [];
    for (const [index, argument] of node.arguments.entries()) {
      const parameter = parameters[index];
      if (!parameter || !('names' in parameter) || argument.is !== 'literal') continue;
      const list = listsOfFunctions[parameter.names];
      yield { list, name: String(argument.value), start: argument.start + 1, end: argument.end - 1 };
    }
  }
  for (const part of partsOf(node)) {
    const isBody = node.is === 'macro' && part === node.body;
    yield* namesInSyntax(project, descriptor, part, isBody ? [...entries, node.variable.name] : entries);
  }
}

/** The name of a member without the dot before it, or without the quotes around it. */
function memberRange({ at, name }: Extract<Syntax, { is: 'member' }>): {
  readonly start: number;
  readonly end: number;
} {
  const isQuoted = at.end - at.start === name.length + 2;
  return isQuoted ? { start: at.start + 1, end: at.end - 1 } : { start: at.end - name.length, end: at.end };
}
