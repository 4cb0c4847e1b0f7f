import { diagnoseFile, suggest } from './diagnostic';
import type { Descriptor, Diagnostic, Kind, MarkedValue, Sources } from './model';
import type { Contract } from './openapi/contract';
import { descriptorFolder, folders, neededFiles, placeOf, singleFiles } from './parse/kinds';
import { loadSchemas, schemaFolder, type LoadedSchemas } from './parse/load-schemas';
import { parseDescriptor, type ParsedDescriptor } from './parse/parse-descriptor';
import type { BrokenDescriptor, Project } from './project';
import { filesBelow, sameBytes, sameFiles } from './same-files';

/** What `createProject` keeps between runs, so that only changed files are parsed again. Hand in the same one each time. */
export class ParseCache {
  #schemaFiles: Sources = new Map();
  #schemas: LoadedSchemas | undefined;
  #parsed = new Map<string, { readonly bytes: Uint8Array; readonly result: ParsedDescriptor }>();

  /** The schemas; read again, and with them everything else, when one of their files has changed. */
  schemas(sources: Sources): LoadedSchemas {
    const files = filesBelow(sources, schemaFolder);
    if (this.#schemas && sameFiles(files, this.#schemaFiles)) return this.#schemas;
    this.#schemaFiles = files;
    this.#parsed.clear();
    return (this.#schemas = loadSchemas(sources));
  }

  /** One descriptor, parsed again only when its bytes differ from those of the last run. */
  parsed(path: string, bytes: Uint8Array, parse: () => ParsedDescriptor): ParsedDescriptor {
    const known = this.#parsed.get(path);
    if (known && sameBytes(bytes, known.bytes)) return known.result;
    const result = parse();
    this.#parsed.set(path, { bytes, result });
    return result;
  }
}

/** Parses every descriptor and validates it against its schema. What is told of a file does not keep rules from the rest. */
export function createProject(
  sources: Sources,
  contract: Contract,
  cache = new ParseCache(),
): { readonly project: Project; readonly diagnostics: readonly Diagnostic[] } {
  const { schemas, diagnostics: schemaDiagnostics } = cache.schemas(sources);
  const diagnostics = [...schemaDiagnostics];
  const descriptors: Descriptor[] = [];
  const broken: BrokenDescriptor[] = [];
  const marks = new Map<Descriptor, readonly MarkedValue[]>();
  for (const [path, bytes] of [...sources].sort(([left], [right]) => (left < right ? -1 : 1))) {
    if (!path.startsWith(descriptorFolder)) continue;
    const place = placeOf(path.slice(descriptorFolder.length));
    if ('problem' in place) {
      diagnostics.push(misplaced(path, place.problem));
      continue;
    }
    const schema = schemas.get(place.kind);
    const result = cache.parsed(path, bytes, () => parseDescriptor(path, bytes, place, schema));
    diagnostics.push(...result.diagnostics);
    if (result.diagnostics.length > 0) broken.push(place);
    if (result.descriptor) {
      descriptors.push(result.descriptor);
      marks.set(result.descriptor, result.marks);
    }
  }
  for (const name of neededFiles) {
    const path = descriptorFolder + name;
    if (sources.has(path)) continue;
    diagnostics.push(diagnoseFile(path, { code: 'file/missing', message: 'This file is missing.' }));
    const place = placeOf(name);
    if ('kind' in place) broken.push(place);
  }
  return { project: projectOf(descriptors, broken, marks, contract), diagnostics };
}

function projectOf(
  descriptors: readonly Descriptor[],
  broken: readonly BrokenDescriptor[],
  marks: ReadonlyMap<Descriptor, readonly MarkedValue[]>,
  contract: Contract,
): Project {
  const byKind = new Map<Kind, Map<string, Descriptor>>();
  for (const descriptor of descriptors) {
    const ids = byKind.get(descriptor.kind) ?? new Map<string, Descriptor>();
    byKind.set(descriptor.kind, ids.set(descriptor.id, descriptor));
  }
  return {
    descriptors,
    broken,
    contract,
    of: (kind) => [...(byKind.get(kind)?.values() ?? [])],
    find: (kind, id) => byKind.get(kind)?.get(id),
    marks: (descriptor) => marks.get(descriptor) ?? [],
  };
}

function misplaced(path: string, message: string): Diagnostic {
  const [folder = ''] = path.slice(descriptorFolder.length).split('/');
  const { hint = 'Known folders: ' + [...folders.keys()].join(', ') + '.' } = suggest(folder, [
    ...folders.keys(),
    ...singleFiles.keys(),
  ]);
  return diagnoseFile(path, { code: 'file/misplaced', message, ...(!folders.has(folder) && { hint }) });
}
