import { documentTexts, readContract } from '../../codegen/1-parse/openapi/read-contract';
import type { ProjectFolder } from '../../codegen/host/project-folder';
import { readSources } from '../../codegen/host/read-sources';
import type { Layout } from '../../codegen/language/layout';
import type { Sources } from '../../codegen/language/model';
import { getOwn } from '../../lib/get-own';
import { isString, parseJson } from '../../lib/json';

/** Paths that belong to the backend, as a proxy sees them: their first parts, such as `ui`. */
export interface BackendPaths {
  /** Folders at the root. */
  readonly folders: readonly string[];
  /** Files at the root, such as `terms.json`. */
  readonly files: readonly string[];
}

/** The paths of the backend: those of the contract, and where persons sign in and out, which are no calls. */
export function backendPaths({ root, layout }: Pick<ProjectFolder, 'root' | 'layout'>): BackendPaths {
  const { sources } = readSources(root, layout);
  const { operations } = readContract(documentTexts(sources, layout)).contract;
  return pathsBelow([...[...operations.values()].map(({ path }) => path), ...sessionPaths(sources, layout)]);
}

/** The paths of the console's origin to which the ports for signing in and out lead. */
function sessionPaths(sources: Sources, layout: Layout): readonly string[] {
  const engine = parseJson(new TextDecoder().decode(sources.get(`${layout.descriptors}engine.json`)));
  return ['signIn', 'signOut'].flatMap((port) => {
    const address = getOwn(getOwn(engine, port), 'address');
    return isString(address) && address.startsWith('/') ? [address.replace(/\?.*$/, '')] : [];
  });
}

function pathsBelow(paths: readonly string[]): BackendPaths {
  const folders = paths.flatMap((path) => /^\/([^/{]+)\//.exec(path)?.[1] ?? []);
  const files = paths.flatMap((path) => /^\/([^/{]+)$/.exec(path)?.[1] ?? []);
  return { folders: [...new Set(folders)].sort(), files: [...new Set(files)].sort() };
}

/** A regular expression for the whole path of a request to the backend, without anchors. */
export function backendPattern({ folders, files }: BackendPaths): string {
  const literal = (text: string) => text.replaceAll(/[^\w-]/g, '[$&]');
  const folder = `/(${folders.map(literal).join('|')})(/.*)?`;
  return files.length === 0 ? folder : `(${folder}|/(${files.map(literal).join('|')}))`;
}
