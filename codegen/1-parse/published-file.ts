import { isRecord, isString, parseJson } from '../../lib/json.ts';
import { publishedContract, publishedFolder, type Layout, type Owner } from '../language/layout.ts';
import type { Json, Sources } from '../language/model.ts';

/** The version of the format that this compiler writes and reads. */
export const publishedFormat = 1;

/** What is published of one root: its descriptors by their paths in its folder, without what is of nobody's concern. */
export interface PublishedRoot {
  readonly name: string;
  readonly owner?: Owner;
  readonly files: Readonly<Record<string, Json>>;
}

/** What `descry publish` writes: what other teams need of some roots to compile without them. */
export interface PublishedFile {
  readonly format: typeof publishedFormat;
  readonly roots: readonly PublishedRoot[];
  /** The documents of the contract by name, overlays applied, if the console is one of the roots. */
  readonly contract?: Readonly<Record<string, Json>>;
}

/** What is wrong with a text that should be a published file: it is of another kind, or of another version. */
export type PublishedProblem = { readonly problem: 'broken' | 'older' | 'newer' };

/** Reads a published file. */
export function readPublished(text: string): PublishedFile | PublishedProblem {
  const value = parseJson(text);
  const format = isRecord(value) ? value['format'] : undefined;
  if (typeof format !== 'number') return { problem: 'broken' };
  if (format !== publishedFormat) return { problem: format < publishedFormat ? 'older' : 'newer' };
  return isPublishedFile(value) ? value : { problem: 'broken' };
}

/** The files that a published file gives to a project with a layout: bytes by path. */
export function publishedSources(path: string, { roots, contract }: PublishedFile, layout: Layout): Sources {
  const known = new Set([layout.descriptors, ...(layout.roots ?? []).map(({ folder }) => folder)]);
  const folders = roots.flatMap(({ name, files }) => {
    const folder = publishedFolder(path, name);
    return known.has(folder) ? [[folder, files] as const] : [];
  });
  const documents = publishedContract(path);
  if (contract && layout.documents === documents) folders.push([documents, contract]);
  return new Map(folders.flatMap(([folder, files]) => Object.entries(files).map((file) => bytesOf(folder, file))));
}

function bytesOf(folder: string, [name, value]: readonly [string, Json]): readonly [string, Uint8Array] {
  return [folder + name, new TextEncoder().encode(`${JSON.stringify(value, undefined, 2)}\n`)];
}

function isPublishedFile(value: unknown): value is PublishedFile {
  if (!isRecord(value) || !Array.isArray(value['roots'])) return false;
  const { roots, contract } = value;
  return roots.every(isPublishedRoot) && (contract === undefined || isRecord(contract));
}

function isPublishedRoot(value: unknown): value is PublishedRoot {
  if (!isRecord(value) || !isRecord(value['files'])) return false;
  const { name, owner } = value;
  if (!isString(name) || !/^[a-z][a-z0-9-]*$/.test(name)) return false;
  return owner === undefined || (isRecord(owner) && isString(owner['name']));
}
