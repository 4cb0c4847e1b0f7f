import { declaredPaths, engineMessages, sharedMessages } from '../2-analyze/analysis';
import type { Project } from '../1-parse/project';
import { callParts } from '../1-parse/parts';
import { stringAt } from '../1-parse/read';
import { valueAt } from '../language/address';
import { formsOf } from '../language/message-text';
import type { Descriptor } from '../language/model';
import { otherNames } from '../language/names';
import type { TextRange } from './service';

/** The lists of names that a symbol can be of: closed lists of the language, and names that expressions read. */
export const symbolLists = [
  'screen',
  'drawer',
  'panel',
  'dialog',
  'form',
  'response',
  'picture',
  'scale',
  'route',
  ...otherNames,
  'value',
  'predicate',
  'rule',
  'input',
] as const;

/** One of them. */
export type SymbolList = (typeof symbolLists)[number];

/** A name with a meaning. Sources, values, tabs, properties and inputs belong to one descriptor. */
export interface NamedSymbol {
  readonly list: SymbolList;
  readonly name: string;
  /** Kind and id of the descriptor that it belongs to. */
  readonly owner?: string;
}

/** A place where a symbol is written. */
export interface Occurrence {
  readonly symbol: NamedSymbol;
  readonly descriptor: Descriptor;
  readonly range: TextRange;
  readonly isDeclaration: boolean;
}

/** The lists whose names belong to one descriptor. */
export const localLists: ReadonlySet<SymbolList> = new Set<SymbolList>([
  'source',
  'value',
  'tab',
  'property',
  'input',
  'part',
]);

/** The lists whose names nobody can change everywhere at once, and why, as a sentence. */
export const fixedLists: ReadonlyMap<SymbolList, string> = new Map<SymbolList, string>([
  ['route', 'Addresses lead to a route: change its path in its file.'],
  ['filter', 'Addresses have the id of a filter: change it in its screen.'],
  ['icon', 'Icons are named by the library that draws them.'],
  ['operation', 'Operations are named by the contract.'],
  ['property', 'Properties of forms are named by the contract.'],
  ['kind', 'Kinds of descriptors are named by the language.'],
  ['warning', 'Warnings are named by the compiler.'],
  ['port', 'Ports are named by the engine.'],
  ['extensible', 'What is extended is named by its file: rename the screen, drawer or panel.'],
]);

/** The lists whose names can be changed. */
export const renamableLists = symbolLists.filter((list) => !fixedLists.has(list));

/** How a symbol names the descriptor that it belongs to. */
export function ownerOf({ kind, id }: Pick<Descriptor, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}

/** A text that is the same for the same symbol. */
export function symbolKey({ list, name, owner = '' }: NamedSymbol): string {
  return `${list}\n${owner}\n${name}`;
}

/** Where the names of closed lists for functions are declared. */
const homes = {
  flag: { kind: 'vocabulary', property: 'flags' },
  permission: { kind: 'vocabulary', property: 'permissions' },
  externalLink: { kind: 'vocabulary', property: 'externalLinks' },
  region: { kind: 'vocabulary', property: 'regions' },
  view: { kind: 'vocabulary', property: 'views' },
  preference: { kind: 'console', property: 'preferences' },
} as const;

/** The list of the names that a function takes one of. */
export const listsOfFunctions = {
  flags: 'flag',
  permissions: 'permission',
  externalLinks: 'externalLink',
  preferences: 'preference',
} as const satisfies Readonly<Record<string, SymbolList>>;

/** The list of a name that an expression of a descriptor reads or calls; nothing for what the language itself gives. */
export function listOfName(project: Project, descriptor: Descriptor, name: string): SymbolList | undefined {
  if (declaredPaths(project, descriptor, 'sources').has(name)) return 'source';
  if (declaredPaths(project, descriptor, 'values').has(name)) return 'value';
  const predicates = project.find('predicates', 'predicates');
  if (!predicates) return undefined;
  if (declaredPaths(project, predicates, 'predicates').has(name)) return 'predicate';
  return declaredPaths(project, predicates, 'rules').has(name) ? 'rule' : undefined;
}

function hasHome(list: SymbolList): list is keyof typeof homes {
  return Object.hasOwn(homes, list);
}

/** What a project says about a name, in its own words. */
export function declaredText(
  project: Project,
  descriptor: Descriptor,
  { list, name }: Pick<NamedSymbol, 'list' | 'name'>,
): string | undefined {
  if (hasHome(list)) return describedIn(project, homes[list], name);
  if (list === 'operation') return aboutOperation(project, name);
  if (list === 'source') {
    const path = declaredPaths(project, descriptor, 'sources').get(name);
    return path && aboutOperation(project, callParts(valueAt(descriptor.value, path)).operation ?? '');
  }
  if (list === 'message') {
    const text = sharedMessages(project).get(name);
    const english = text && formsOf(text).at(-1)?.text;
    return engineMessages(project).has(name) ? `${english}\n\nA text of the engine.` : english;
  }
  if (list === 'predicate' || list === 'rule') return aboutPredicate(project, list, name);
  const entry = project.kinds.find(list);
  return entry && stringAt(project.find(entry.kind, name)?.value, 'description');
}

function describedIn(
  project: Project,
  { kind, property }: (typeof homes)[keyof typeof homes],
  name: string,
): string | undefined {
  const value = valueAt(project.find(kind, kind)?.value, [property, name]);
  return typeof value === 'string' ? value : stringAt(value, 'description');
}

function aboutOperation({ contract }: Project, id: string): string | undefined {
  const operation = contract.operations.get(id);
  if (!operation) return undefined;
  const call = `${operation.method.toUpperCase()} ${operation.path}`;
  return operation.summary === undefined ? call : `${operation.summary}\n\n${call}`;
}

function aboutPredicate(project: Project, list: 'predicate' | 'rule', name: string): string | undefined {
  const predicates = project.find('predicates', 'predicates');
  const path = predicates && declaredPaths(project, predicates, `${list}s`).get(name);
  if (!path) return undefined;
  const declared = valueAt(predicates.value, path);
  const expression = stringAt(declared, 'when') ?? stringAt(declared, 'value');
  return [stringAt(declared, 'description'), expression && `\`${expression}\``].filter(Boolean).join('\n\n');
}
