import { applyEdits, findNodeAtLocation, parseTree } from 'jsonc-parser';
import { createCompiler } from '../compile';
import { isName, sessionNames, textsOf } from '../2-analyze/analysis';
import type { Project } from '../1-parse/project';
import { findFunction } from '../language/functions';
import type { Diagnostic, Fix, Sources } from '../language/model';
import { scopeNames, screenScopeNames } from '../language/scope-names';
import { occurrencesOf } from './find-symbol';
import type { Renaming } from './service';
import type { NamedSymbol, Occurrence } from './symbols';
import type { Workspace } from './workspace';

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

/** A renaming that can be made. */
type Change = Exclude<Renaming, { readonly refused: string }>;

/** Gives a symbol another name everywhere; translations follow the texts whose addresses change. */
export function renameSymbol(workspace: Workspace, symbol: NamedSymbol, wanted: string): Renaming {
  const { project, diagnostics } = workspace;
  const occurrences = occurrencesOf(project, symbol);
  const isDeclared = occurrences.some(({ isDeclaration }) => isDeclaration);
  const refused =
    refusal(project, symbol, wanted) ?? (isDeclared ? undefined : `There is no ${symbol.list} "${symbol.name}".`);
  if (refused !== undefined) return { refused };
  const change = changeOf(occurrences, wanted);
  const after = createCompiler(project.kinds).check(changedSources(workspace, change));
  const isNew = ({ severity, message }: Diagnostic) =>
    severity === 'error' && !diagnostics.some((known) => known.message === message);
  const mistake = after.diagnostics.find(isNew);
  if (mistake) return { refused: `With this name, the project would be wrong: ${mistake.message}` };
  const edits = new Map(change.edits);
  for (const [path, fix] of translationEdits(project, changedAddresses(project, after.project, change))) {
    edits.set(path, [...(edits.get(path) ?? []), fix]);
  }
  return { ...change, edits };
}

/** The edits where a name is written, and the move of the file if the name is that of a file. */
function changeOf(occurrences: readonly Occurrence[], wanted: string): Change {
  const edits = new Map<string, Fix[]>();
  for (const { descriptor, range } of occurrences) {
    if (range.length === 0) continue;
    const { path } = descriptor.file;
    edits.set(path, [...(edits.get(path) ?? []), { ...range, text: JSON.stringify(wanted).slice(1, -1) }]);
  }
  const from = occurrences.find(({ isDeclaration, range }) => isDeclaration && range.length === 0)?.descriptor.file
    .path;
  return { edits, ...(from !== undefined && { move: { from, to: from.replace(/[^/]+\.json$/, `${wanted}.json`) } }) };
}

function changedSources({ sources }: Workspace, { edits, move }: Change): Sources {
  const changed = new Map(sources);
  for (const [path, fixes] of edits) {
    const text = new TextDecoder().decode(sources.get(path));
    const replacements = fixes.map(({ offset, length, text: content }) => ({ offset, length, content }));
    changed.set(path, new TextEncoder().encode(applyEdits(text, replacements)));
  }
  if (!move) return changed;
  changed.set(move.to, changed.get(move.from) ?? new Uint8Array());
  changed.delete(move.from);
  return changed;
}

/** The new addresses of texts by their old ones. */
function changedAddresses(before: Project, after: Project, { move }: Change): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>();
  const byPath = new Map(after.descriptors.map((descriptor) => [descriptor.file.path, descriptor]));
  for (const descriptor of before.descriptors) {
    const { path } = descriptor.file;
    const now = byPath.get(move?.from === path ? move.to : path);
    const texts = now ? textsOf(after, now) : [];
    for (const [index, { address }] of textsOf(before, descriptor).entries()) {
      const next = texts[index]?.address;
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
