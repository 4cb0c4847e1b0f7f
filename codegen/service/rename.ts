import { applyEdits, findNodeAtLocation, parseTree } from 'jsonc-parser';
import { createCompiler } from '../compile';
import { isName, sessionNames, textsOf } from '../2-analyze/analysis';
import type { Project } from '../1-parse/project';
import { findFunction } from '../language/functions';
import type { Fix, Sources } from '../language/model';
import { scopeNames, screenScopeNames } from '../language/scope-names';
import { occurrencesOf } from './find-symbol';
import type { Renaming } from './service';
import type { NamedSymbol } from './symbols';

/** The lists whose names expressions read as they are. */
const readByName: ReadonlySet<string> = new Set(['source', 'value', 'predicate', 'rule', 'input']);

/** Why a symbol cannot have a name, as a sentence. */
function refusal(project: Project, { list, name, owner }: NamedSymbol, wanted: string): string | undefined {
  if (list === 'operation') return 'Operations are named by the contract.';
  if (list === 'icon') return 'Icons are named by the library that draws them.';
  if (list === 'property') return 'Properties of forms are named by the contract.';
  if (wanted === name) return 'It has this name already.';
  if (readByName.has(list)) {
    if (!isName(wanted)) return `"${wanted}" is no name: letters, digits and underscores, a letter first.`;
    const reserved: readonly string[] = [...sessionNames, ...scopeNames, ...screenScopeNames];
    if (list !== 'input' && reserved.includes(wanted)) return `"${wanted}" is a name of the language.`;
    if (findFunction(wanted)) return `"${wanted}" is a function of the language.`;
  }
  if (list === 'drawer' && !/^[1-9]\d*$/.test(wanted)) return 'A search type is a whole number above 0.';
  if (project.kinds.find(list)?.reference?.by === 'id' && !/^[a-z][a-z0-9-]*$/.test(wanted)) {
    return `"${wanted}" is no name of a file: lower case letters, digits and hyphens, a letter first.`;
  }
  const isTaken = occurrencesOf(project, { list, name: wanted, ...(owner !== undefined && { owner }) }).length > 0;
  if (isTaken) return `There is a ${list} "${wanted}" already.`;
  return undefined;
}

/** What a renaming needs of the project. */
interface Renamed {
  readonly project: Project;
  readonly sources: Sources;
}

/** Gives a symbol another name everywhere; translations follow the texts whose addresses change. */
export function rename({ project, sources }: Renamed, symbol: NamedSymbol, wanted: string): Renaming {
  const refused = refusal(project, symbol, wanted);
  if (refused !== undefined) return { refused };
  const edits = new Map<string, Fix[]>();
  const add = (file: string, fix: Fix) => edits.set(file, [...(edits.get(file) ?? []), fix]);
  const occurrences = occurrencesOf(project, symbol);
  for (const { descriptor, range } of occurrences) {
    if (range.length > 0) add(descriptor.file.path, { ...range, text: JSON.stringify(wanted).slice(1, -1) });
  }
  const file = occurrences.find(({ isDeclaration, range }) => isDeclaration && range.length === 0)?.descriptor;
  const from = file?.file.path;
  const to = from?.replace(/[^/]+\.json$/, `${wanted}.json`);
  const move = from !== undefined && to !== undefined ? { from, to } : undefined;
  for (const [path, fix] of translationEdits(project, changedAddresses({ project, sources }, edits, move))) {
    add(path, fix);
  }
  return { edits, ...(move && { move }) };
}

/** The new addresses of texts by their old ones. */
function changedAddresses(
  { project, sources }: Renamed,
  edits: ReadonlyMap<string, readonly Fix[]>,
  move: { readonly from: string; readonly to: string } | undefined,
): ReadonlyMap<string, string> {
  const changed = new Map(sources);
  for (const [path, fixes] of edits) {
    const text = new TextDecoder().decode(sources.get(path));
    const contents = applyEdits(
      text,
      fixes.map(({ offset, length, text: content }) => ({ offset, length, content })),
    );
    changed.set(path, new TextEncoder().encode(contents));
  }
  if (move) {
    changed.set(move.to, changed.get(move.from) ?? new Uint8Array());
    changed.delete(move.from);
  }
  const after = createCompiler(project.kinds).check(changed).project;
  const addresses = new Map<string, string>();
  for (const descriptor of project.descriptors) {
    const isMoved = move?.from === descriptor.file.path;
    const path = isMoved ? move.to : descriptor.file.path;
    const other = after.descriptors.find(({ file }) => file.path === path);
    const now = other ? textsOf(after, other) : [];
    for (const [index, { address }] of textsOf(project, descriptor).entries()) {
      const next = now[index]?.address;
      if (next !== undefined && next !== address) addresses.set(address, next);
    }
  }
  return addresses;
}

function* translationEdits(project: Project, addresses: ReadonlyMap<string, string>): Iterable<readonly [string, Fix]> {
  if (addresses.size === 0) return;
  for (const { file } of project.of('messages')) {
    const root = parseTree(file.text);
    for (const [from, to] of addresses) {
      const key = root && findNodeAtLocation(root, ['texts', from])?.parent?.children?.[0];
      if (key)
        yield [file.path, { offset: key.offset + 1, length: key.length - 2, text: JSON.stringify(to).slice(1, -1) }];
    }
  }
}
