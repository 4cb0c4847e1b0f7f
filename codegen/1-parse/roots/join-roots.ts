import { isList, isRecord } from '~/lib/json';
import { diagnose, diagnoseFile } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { locationIn, spanOf } from '../../diagnostics/locate';
import type { KindTable } from '../../language/kind-table';
import { describeLine, isOwnRoot, ownerName } from '../../language/layout';
import type { Descriptor, Diagnostic, Identity, Path, Written } from '../../language/model';
import { joinDescriptors, type ParsedDescriptor } from '../parse-descriptor';
import { listAt, objectAt } from '../read';
import type { Schemas } from '../schema';
import type { Insertion } from './joined-tree';

/** A file of a root, with what its path says. */
export interface ParsedFile {
  readonly path: string;
  readonly identity: Identity;
  readonly result: ParsedDescriptor;
}

/** What stores joined descriptors between runs. */
export interface JoinCache {
  readonly kinds: KindTable;
  joined(key: string, from: readonly object[], join: () => JoinedFile): JoinedFile;
}

/** A descriptor that several files bring, and what is wrong between them. */
export interface JoinedFile {
  readonly result: ParsedDescriptor;
  readonly diagnostics: readonly Diagnostic[];
}

/** The files of all roots as those of one project, and what cannot be in it. */
export interface JoinedRoots {
  readonly files: readonly ParsedFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Makes one project of the files of several roots, in the order of the roots: each name once, and of the files that
 * every root may have, such as messages, one with the names of all.
 */
export function joinRoots(all: readonly ParsedFile[], schemas: Schemas, cache: JoinCache): JoinedRoots {
  const { kinds } = cache;
  const diagnostics: Diagnostic[] = [];
  const groups = new Map<string, ParsedFile[]>();
  for (const one of all) {
    const { kind, id } = one.identity;
    const { folder, isCompanion, joins } = kinds.row(kind);
    if (!isOwnRoot(kinds.layout, one.path) && folder === undefined && !isCompanion && !joins) {
      diagnostics.push(diagnoseFile(one.path, finding('root/of-console', { file: `${kind}.json` })));
      continue;
    }
    const key = `${kind}/${id}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const files = [...groups].flatMap(([key, [first, ...others]]): readonly ParsedFile[] => {
    if (!first || others.length === 0) return first ? [first] : [];
    const { kind, id } = first.identity;
    const members = kinds.row(kind).joins;
    if (!members) {
      for (const { path } of others) {
        const names = bothOwners(kinds, path, { file: first.path, line: 1 });
        diagnostics.push(diagnoseFile(path, finding('root/duplicate', { what: `${kind} "${id}"`, ...names })));
      }
      return [first];
    }
    const results = [first, ...others].map(({ result }) => result);
    const joined = cache.joined(key, results, () => joinFiles(results, members, { schemas, kinds }));
    diagnostics.push(...joined.diagnostics);
    return [{ ...first, result: joined.result }];
  });
  return { files, diagnostics };
}

interface Language {
  readonly schemas: Schemas;
  readonly kinds: KindTable;
}

/** One descriptor of files of several roots. What is wrong with one of them is said of that file. */
function joinFiles(
  results: readonly ParsedDescriptor[],
  members: readonly string[],
  { schemas, kinds }: Language,
): JoinedFile {
  const broken = results.flatMap(({ diagnostics }) => diagnostics);
  const [first, ...others] = results.flatMap(({ descriptor }) => descriptor ?? []);
  const schema = first && schemas.get(first.kind);
  if (!first || !schema) return { result: { marks: [], diagnostics: broken }, diagnostics: [] };
  const diagnostics: Diagnostic[] = [];
  const insertions: Insertion[] = [];
  const known = new Map<string, Written>();
  const names = (of: Descriptor): readonly Path[] =>
    members.flatMap((member) => Object.keys(objectAt(of.written, member)).map((name) => [member, name]));
  for (const path of names(first)) known.set(path.join('/'), first);
  for (const from of others) {
    diagnostics.push(...foreignMembers(from, members));
    for (const ownPath of names(from)) {
      const key = ownPath.join('/');
      const [member = '', at = ''] = ownPath;
      const other = known.get(key);
      if (other) diagnostics.push(doubleName(kinds, from, { path: ownPath, other }));
      else {
        insertions.push({ from, ownPath, into: [member], at });
        known.set(key, from);
      }
    }
    insertions.push(...newEntries(first, insertions, { from, members }));
  }
  const { diagnostics: _shape, ...result } = joinDescriptors([first, ...others], insertions, schema);
  return { result: { ...result, diagnostics: broken }, diagnostics };
}

/** The entries of lists that no file before has. */
function newEntries(
  first: Descriptor,
  before: readonly Insertion[],
  { from, members }: { readonly from: Descriptor; readonly members: readonly string[] },
): readonly Insertion[] {
  return members.flatMap((member) => {
    const added = before.filter(({ into, at }) => into[0] === member && typeof at === 'number');
    const known = new Set<unknown>(listAt(first.written, member));
    for (const { from: other, ownPath } of added) known.add(listAt(other.written, member)[Number(ownPath[1])]);
    const entries = [...listAt(from.written, member).entries()].filter(([, entry]) => !known.has(entry));
    return entries.map(([index], turn) => ({ from, ownPath: [member, index], into: [member], at: known.size + turn }));
  });
}

/** What a file of another root says that only the console says. */
function* foreignMembers(from: Descriptor, members: readonly string[]): Iterable<Diagnostic> {
  const allowed = ['$schema', 'language', 'direction', ...members];
  for (const name of Object.keys(isRecord(from.written) && !isList(from.written) ? from.written : {})) {
    if (allowed.includes(name)) continue;
    yield diagnose(from, [name], { ...finding('root/member', { name, members: members.join(', ') }), key: true });
  }
}

function doubleName(
  kinds: KindTable,
  from: Descriptor,
  { path, other }: { readonly path: Path; readonly other: Written },
): Diagnostic {
  const position = locationIn(other.file, spanOf(other.root, path, true).offset);
  const names = bothOwners(kinds, from.file.path, position);
  return diagnose(from, path, {
    ...finding('root/duplicate', { what: `name "${String(path.at(-1))}"`, ...names }),
    key: true,
  });
}

/** Both owners, and the position of the other one. */
function bothOwners(
  { layout }: KindTable,
  path: string,
  { file, line }: { readonly file: string; readonly line: number },
): { readonly owner: string; readonly other: string; readonly otherOwner: string } {
  return {
    owner: ownerName(layout, path),
    other: describeLine(layout, { file, line }),
    otherOwner: ownerName(layout, file),
  };
}
