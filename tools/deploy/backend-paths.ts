import type { Contract } from '../../codegen/1-parse/openapi/contract';
import { documentTexts, readContract } from '../../codegen/1-parse/openapi/read-contract';
import { oauthSettings, type OAuthSettings } from '../../codegen/2-analyze/analysis';
import type { ProjectFolder } from '../../codegen/host/project-folder';
import { readSources } from '../../codegen/host/read-sources';
import { getOwn } from '../../lib/get-own';
import { isString, parseJson } from '../../lib/json';

/** Paths that belong to the backend, as a proxy sees them: their first parts, such as `ui`. */
export interface BackendPaths {
  /** Folders at the root. */
  readonly folders: readonly string[];
  /** Files at the root, such as `terms.json`. */
  readonly files: readonly string[];
}

/** What a server must know of a console beside its files. */
export interface Declared {
  readonly paths: BackendPaths;
  /** The sign-in by OAuth 2, if the console has one. */
  readonly oauth: OAuthSettings | undefined;
}

/** What contract and ports of a console declare. */
export function declaredBy({ root, layout }: Pick<ProjectFolder, 'root' | 'layout'>): Declared {
  const { sources } = readSources(root, layout);
  const { contract } = readContract(documentTexts(sources, layout));
  const engine = parseJson(new TextDecoder().decode(sources.get(`${layout.descriptors}engine.json`)));
  const oauth = oauthSettings(contract, getOwn(getOwn(engine, 'signIn'), 'oauth'));
  return { paths: backendPaths(contract, engine, oauth), oauth };
}

/** The paths of the backend: those of the contract, and where persons sign in and out, which are no calls. */
function backendPaths({ operations }: Contract, engine: unknown, oauth: OAuthSettings | undefined): BackendPaths {
  const ports = ['signIn', 'signOut'].map((port) => getOwn(getOwn(engine, port), 'address'));
  const session = [
    ...ports,
    ...Object.entries(oauth ?? {}).flatMap(([name, value]) => (/Url$/.test(name) ? [value] : [])),
  ];
  const sessionPaths = session.flatMap((address) =>
    isString(address) && address.startsWith('/') ? [address.replace(/\?.*$/, '')] : [],
  );
  return pathsBelow([...[...operations.values()].map(({ path }) => path), ...sessionPaths]);
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
