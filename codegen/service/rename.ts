import { applyEdits } from 'jsonc-parser';
import { createCompiler } from '../compile';
import { describedBy, engineMessages, isName, namedParts, sessionNames } from '../2-analyze/analysis';
import { writtenAt } from '../diagnostics/locate';
import { sentenceOf } from '../diagnostics/new-diagnostics';
import { textOf } from '../1-parse/decode';
import type { Project } from '../1-parse/project';
import { findFunction } from '../language/functions';
import { describePath, isPublished, ownerName } from '../language/layout';
import type { Diagnostic, Fix, Sources } from '../language/model';
import { scopeNames, screenScopeNames } from '../language/scope-names';
import { occurrencesOf } from './find-symbol';
import { addressEdits } from './rename-addresses';
import type { Renaming } from './service';
import { fixedLists, ownerOf, type NamedSymbol, type Occurrence } from './symbols';
import type { Workspace } from './workspace';

/** The lists whose names expressions read as they are. */
const readByName: ReadonlySet<string> = new Set(['source', 'value', 'predicate', 'rule', 'input']);

/** Why a symbol cannot have a name, as a sentence. */
function refusal(project: Project, { list, name, owner }: NamedSymbol, wanted: string): string | undefined {
  const fixed = fixedLists.get(list);
  if (fixed !== undefined) return fixed;
  if (list === 'message') {
    const engine = engineMessages(project);
    if (engine.has(name)) return `"${name}" is a text of the engine, which names it.`;
    if (engine.has(wanted)) return `"${wanted}" is a text of the engine: a message with this name would replace it.`;
  }
  if (wanted.trim() === '') return 'A name cannot be empty.';
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

/** Why nothing has a name, as a sentence. */
function whyUndeclared(project: Project, { list, name, owner }: NamedSymbol): string {
  const having = list === 'part' && project.descriptors.find((descriptor) => ownerOf(descriptor) === owner);
  return having && namedParts(project, having).has(name)
    ? `"${name}" has no "id": its name follows from its value or its place.`
    : `There is no ${list} "${name}".`;
}

/** A renaming that can be made. */
type Change = Exclude<Renaming, { readonly refused: string }>;

/** Gives a symbol another name everywhere; translations follow the texts whose addresses change. */
export function renameSymbol(workspace: Workspace, symbol: NamedSymbol, wanted: string): Renaming {
  const { project, diagnostics } = workspace;
  const occurrences = occurrencesOf(project, symbol);
  const isDeclared = occurrences.some(({ isDeclaration }) => isDeclaration);
  const refused = refusal(project, symbol, wanted) ?? (isDeclared ? undefined : whyUndeclared(project, symbol));
  if (refused !== undefined) return { refused };
  const change = changeOf(project, occurrences, wanted);
  const elsewhere = writtenElsewhere(project, change);
  if (elsewhere !== undefined) return { refused: `"${symbol.name}" ${elsewhere}` };
  const after = createCompiler(project.kinds).check(changedSources(workspace, change));
  // Scenarios follow the parts whose addresses change.
  const isNew = ({ severity, message, code }: Diagnostic) =>
    severity === 'error' && code !== 'name/part' && !diagnostics.some((known) => known.message === message);
  const mistake = after.diagnostics.find(isNew);
  if (mistake) return { refused: `With this name, the project would be wrong: ${sentenceOf(mistake)}` };
  // The entry of a list may have the name in an expression, and hides what is outside.
  const isHidden =
    readByName.has(symbol.list) &&
    occurrencesOf(after.project, { ...symbol, name: wanted }).length < occurrences.length;
  if (isHidden) return { refused: `"${wanted}" has another meaning in an expression that reads "${symbol.name}".` };
  const edits = new Map(change.edits);
  for (const [path, fix] of addressEdits(project, after.project, change)) {
    edits.set(path, [...(edits.get(path) ?? []), fix]);
  }
  return { ...change, edits };
}

/** Why files that are not here would have to change, as the end of a sentence; nothing if none would. */
function writtenElsewhere({ kinds: { layout } }: Project, { edits, moves }: Change): string | undefined {
  const path = [...edits.keys(), ...moves.map(({ from }) => from)].find((one) => isPublished(layout, one));
  if (path === undefined) return undefined;
  return `is in ${describePath(layout, path)} of ${ownerName(layout, path)}, which is only published here.`;
}

/** The edits where a name is written, and the moves of the files whose names have it. */
function changeOf(project: Project, occurrences: readonly Occurrence[], wanted: string): Change {
  const edits = new Map<string, Fix[]>();
  for (const { descriptor, range, symbol, isDeclaration } of occurrences) {
    // A part is renamed where its id is; the addresses in scenarios, which contain the id, follow.
    const isAddress = symbol.list === 'part' && descriptor.kind === 'scenarios' && !isDeclaration;
    if (range.length === 0 || isAddress) continue;
    const { file, offset } = writtenAt(descriptor.file, range.offset);
    const { path } = file;
    edits.set(path, [
      ...(edits.get(path) ?? []),
      { offset, length: range.length, text: JSON.stringify(wanted).slice(1, -1) },
    ]);
  }
  const named = occurrences.find(({ isDeclaration, range }) => isDeclaration && range.length === 0)?.descriptor;
  const companions = project.of('scenarios').filter((one) => named && describedBy(project, one) === named);
  const moves = (named ? [named, ...companions] : []).map(({ file: { path: from } }) => ({
    from,
    to: from.replace(/[^/.]+((?:\.[^/.]+)?\.json)$/, `${wanted}$1`),
  }));
  return { edits, moves };
}

function changedSources({ sources }: Workspace, { edits, moves }: Change): Sources {
  const changed = new Map(sources);
  for (const [path, fixes] of edits) {
    const text = textOf(sources.get(path));
    const replacements = fixes.map(({ offset, length, text: content }) => ({ offset, length, content }));
    changed.set(path, new TextEncoder().encode(applyEdits(text, replacements)));
  }
  for (const { from, to } of moves) {
    changed.set(to, changed.get(from) ?? new Uint8Array());
    changed.delete(from);
  }
  return changed;
}
