import { readContract } from '../../codegen/1-parse/openapi/read-contract';

/** Paths that belong to the backend, as a proxy sees them: their first parts, such as `ui`. */
export interface BackendPaths {
  /** Folders at the root. */
  readonly folders: readonly string[];
  /** Files at the root, such as `terms.json`. */
  readonly files: readonly string[];
}

/** The folder of the sign-in, which is no call and therefore not in the contract. */
const SIGN_IN = 'saml';

/** The paths of the backend in a contract: OpenAPI documents by path and text. */
export function backendPaths(texts: ReadonlyMap<string, string>): BackendPaths {
  const paths = [...readContract(texts).contract.operations.values()].map(({ path }) => path);
  const folders = paths.flatMap((path) => /^\/([^/{]+)\//.exec(path)?.[1] ?? []);
  const files = paths.flatMap((path) => /^\/([^/{]+)$/.exec(path)?.[1] ?? []);
  return { folders: [...new Set([...folders, SIGN_IN])].sort(), files: [...new Set(files)].sort() };
}

/** A regular expression for the whole path of a request to the backend, without anchors. */
export function backendPattern({ folders, files }: BackendPaths): string {
  const literal = (text: string) => text.replaceAll(/[^\w-]/g, '[$&]');
  const folder = `/(${folders.map(literal).join('|')})(/.*)?`;
  return files.length === 0 ? folder : `(${folder}|/(${files.map(literal).join('|')}))`;
}
