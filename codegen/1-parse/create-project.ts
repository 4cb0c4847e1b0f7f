import { diagnoseFile, suggest } from '../diagnostics/diagnostic';
import { finding, type Finding, hint } from '../diagnostics/finding';
import { nameOf, shippedKinds, type KindTable } from '../language/kind-table';
import type { Kind } from '../language/kinds';
import { isPublished, rankOf, type Layout } from '../language/layout';
import type { Descriptor, DescriptorOf, Diagnostic, Identity, MarkedValue, Sources } from '../language/model';
import { isSameList, Memo } from '../memo';
import type { Contract } from './openapi/contract';
import { loadSchemas, type LoadedSchemas } from './load-schemas';
import { propertyNames } from './property-names';
import { readEngineTexts, type EngineTexts } from './engine-texts';
import { parseDescriptor, type ParsedDescriptor } from './parse-descriptor';
import type { BrokenDescriptor, Project } from './project';
import { extendAll, isExtensible } from './roots/extend';
import { joinRoots, type JoinedFile, type JoinedRoots, type ParsedFile } from './roots/join-roots';
import { filesBelow, sameBytes, sameFiles } from './same-files';
import type { Schema, Schemas } from './schema';

/** What is stored between runs, so that only what changed is done again. Hand in the same one each time. */
export class ParseCache {
  /** What was computed from the project. */
  readonly memo = new Memo<Project>();
  readonly kinds: KindTable;
  readonly #joined = new Map<string, { readonly from: readonly object[]; readonly value: JoinedFile }>();
  #schemaFiles: Sources = new Map();
  #schemas: LoadedSchemas | undefined;
  #parsed = new Map<string, { readonly bytes: Uint8Array; readonly result: ParsedDescriptor }>();

  constructor(kinds: KindTable = shippedKinds) {
    this.kinds = kinds;
  }

  /** The schemas; read again, and with them everything else, when one of their files has changed. */
  schemas(sources: Sources): LoadedSchemas {
    const files = filesBelow(sources, this.kinds.layout.schemas);
    if (this.#schemas && sameFiles(files, this.#schemaFiles)) return this.#schemas;
    this.#schemaFiles = files;
    this.#parsed.clear();
    this.#joined.clear();
    return (this.#schemas = loadSchemas(sources, this.kinds));
  }

  /** A descriptor that several files bring, joined again only when one of them is another one. */
  joined(key: string, from: readonly object[], join: () => JoinedFile): JoinedFile {
    const known = this.#joined.get(key);
    if (known && isSameList(known.from, from)) return known.value;
    const value = join();
    this.#joined.set(key, { from, value });
    return value;
  }

  /** One descriptor, parsed again only when its bytes differ from those of the last run. */
  parsed(path: string, bytes: Uint8Array, parse: () => ParsedDescriptor): ParsedDescriptor {
    const known = this.#parsed.get(path);
    if (known?.bytes === bytes) return known.result;
    const result = known && sameBytes(bytes, known.bytes) ? known.result : parse();
    this.#parsed.set(path, { bytes, result });
    return result;
  }
}

/**
 * Parses every descriptor and validates it against its schema. What is told of a file does not keep rules from the
 * rest.
 */
export function createProject(
  sources: Sources,
  contract: Contract,
  cache = new ParseCache(),
): { readonly project: Project; readonly schemas: Schemas; readonly diagnostics: readonly Diagnostic[] } {
  const { kinds } = cache;
  const { schemas, diagnostics: schemaDiagnostics } = cache.schemas(sources);
  const diagnostics = [...schemaDiagnostics];
  const descriptors: Descriptor[] = [];
  const broken: BrokenDescriptor[] = [];
  const marks = new Map<Descriptor, readonly MarkedValue[]>();
  const files: ParsedFile[] = [];
  for (const [path, bytes] of inOrder(new Map([...kinds.implied, ...sources]), kinds.layout)) {
    const below = kinds.belowDescriptors(path);
    if (below === undefined) continue;
    const parsed = kinds.parseDescriptorPath(below);
    if ('problem' in parsed) {
      diagnostics.push(misplaced(path, kinds, finding(`file/misplaced.${parsed.problem}`)));
      continue;
    }
    const schema = schemas.get(parsed.kind);
    const identity = { ...parsed, name: nameOf(below) };
    const result = cache.parsed(path, bytes, () => parseFile(path, bytes, identity, { schema, kinds }));
    files.push({ path, identity, result });
  }
  const all = joinFiles(files, schemas, cache);
  diagnostics.push(...all.diagnostics);
  for (const { identity, result } of all.files) {
    diagnostics.push(...result.diagnostics);
    if (!result.descriptor || result.diagnostics.length > 0) broken.push({ kind: identity.kind, id: identity.id });
    if (result.descriptor) {
      descriptors.push(result.descriptor);
      marks.set(result.descriptor, result.marks);
    }
  }
  for (const { kind, id, path } of kinds.needed) {
    if (sources.has(path)) continue;
    diagnostics.push(diagnoseFile(path, finding('file/missing')));
    broken.push({ kind, id });
  }
  const engine = readEngineTexts(sources, schemas.get('messages'), cache);
  diagnostics.push(...engine.diagnostics);
  const publicFolder = kinds.layout.publicFiles;
  const publicFiles = new Set(
    [...filesBelow(sources, publicFolder).keys()].map((path) => path.slice(publicFolder.length)),
  );
  const parsed = { descriptors, broken, marks, contract, schemas, publicFiles, engineTexts: engine.texts };
  return { project: projectOf(parsed, cache), schemas, diagnostics };
}

/** One file. What is published of one is not all that its schema demands. */
function parseFile(
  path: string,
  bytes: Uint8Array,
  identity: Identity,
  { schema, kinds }: { readonly schema: Schema | undefined; readonly kinds: KindTable },
): ParsedDescriptor {
  const parsed = parseDescriptor(path, bytes, identity, schema);
  return isPublished(kinds.layout, path) ? { ...parsed, diagnostics: [] } : parsed;
}

/** The files of all roots as one project. A console without other roots and extensions has nothing to join. */
function joinFiles(files: readonly ParsedFile[], schemas: Schemas, cache: ParseCache): JoinedRoots {
  const hasRoots = (cache.kinds.layout.roots ?? []).length > 0;
  const joined = hasRoots ? joinRoots(files, schemas, cache) : { files, diagnostics: [] };
  if (!hasRoots && !files.some(({ result: { descriptor } }) => descriptor && isExtensible(descriptor))) return joined;
  const extended = extendAll(joined.files, schemas, cache);
  return { files: extended.files, diagnostics: [...joined.diagnostics, ...extended.diagnostics] };
}

/** Files by their paths, those of the console before those of the other roots. */
function inOrder(files: Sources, layout: Layout): readonly (readonly [string, Uint8Array])[] {
  const byPath = [...files].sort(([left], [right]) => (left < right ? -1 : 1));
  if (!layout.roots) return byPath;
  return byPath.toSorted(([left], [right]) => rankOf(layout, left) - rankOf(layout, right));
}

interface Parsed {
  readonly descriptors: readonly Descriptor[];
  readonly broken: readonly BrokenDescriptor[];
  readonly marks: ReadonlyMap<Descriptor, readonly MarkedValue[]>;
  readonly contract: Contract;
  readonly schemas: Schemas;
  readonly publicFiles: ReadonlySet<string>;
  readonly engineTexts: EngineTexts;
}

function projectOf(
  { descriptors, broken, marks, contract, schemas, publicFiles, engineTexts }: Parsed,
  { memo, kinds }: ParseCache,
): Project {
  const byKind = new Map<Kind, Map<string, Descriptor>>();
  for (const descriptor of descriptors) {
    const ids = byKind.get(descriptor.kind) ?? new Map<string, Descriptor>();
    byKind.set(descriptor.kind, ids.set(descriptor.id, descriptor));
  }
  const lists = new Map<Kind, readonly Descriptor[]>([...byKind].map(([kind, ids]) => [kind, [...ids.values()]]));
  memo.begin(
    new Map<string, readonly unknown[]>([
      ['descriptors', descriptors],
      ['broken', broken.map(({ kind, id }) => `${kind}/${id}`)],
      ['contract', [contract.operations, contract.isIncomplete]],
      ['schemas', [schemas]],
      ['public files', [...publicFiles]],
      ...lists,
      ...[...engineTexts].map(([language, texts]) => [`engine/${language}`, [texts]] as const),
      ...descriptors.map((descriptor) => [`${descriptor.kind}/${descriptor.id}`, [descriptor]] as const),
    ]),
  );
  const read = <Value>(input: string, value: Value): Value => {
    memo.read(input);
    return value;
  };
  return {
    memo,
    kinds,
    get descriptors() {
      return read('descriptors', descriptors);
    },
    get broken() {
      return read('broken', broken);
    },
    get contract() {
      return read('contract', contract);
    },
    get propertyNames() {
      return read('schemas', propertyNames(schemas));
    },
    get publicFiles() {
      return read('public files', publicFiles);
    },
    of: (kind) => read(kind, listOf(kind, lists.get(kind))),
    find: (kind, id) => read(`${kind}/${id}`, [byKind.get(kind)?.get(id)].find(isOfKind(kind))),
    engineTexts: (language) => read(`engine/${language}`, engineTexts.get(language)),
    marks: (descriptor) => marks.get(descriptor) ?? [],
  };
}

/** A list in which all descriptors are of one kind, as one of this kind. Rules ask for it often, so it is no copy. */
function listOf<K extends Kind>(kind: K, list: readonly Descriptor[] = []): readonly DescriptorOf<K>[] {
  return isListOf(kind, list) ? list : [];
}

function isListOf<K extends Kind>(kind: K, list: readonly Descriptor[]): list is readonly DescriptorOf<K>[] {
  return list[0]?.kind === kind;
}

/** A test for descriptors of a kind. */
function isOfKind<K extends Kind>(kind: K): (descriptor: Descriptor | undefined) => descriptor is DescriptorOf<K> {
  return (descriptor): descriptor is DescriptorOf<K> => descriptor?.kind === kind;
}

function misplaced(path: string, kinds: KindTable, found: Finding): Diagnostic {
  const { folders, singletonFiles } = kinds;
  const [folder = ''] = (kinds.belowDescriptors(path) ?? path).split('/');
  if (folders.includes(folder)) return diagnoseFile(path, found);
  const nearest = suggest(folder, [...folders, ...singletonFiles]).hint;
  const all = hint('known-folders', { names: folders.join(', ') });
  return diagnoseFile(path, { ...found, hint: nearest ?? all });
}
