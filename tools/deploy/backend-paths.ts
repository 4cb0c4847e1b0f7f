import type { Contract } from '../../codegen/1-parse/openapi/contract';
import { documentTexts, readContract } from '../../codegen/1-parse/openapi/read-contract';
import { oauthSettings, type OAuthSettings } from '../../codegen/2-analyze/analysis';
import type { ProjectFolder } from '../../codegen/host/project-folder';
import { readSources } from '../../codegen/host/read-sources';
import { getOwn } from '../../lib/get-own';
import { isString, parseJson } from '../../lib/json';
import { DeployProblem } from './options';

/** Paths at the origin of a console, as the contract and the ports write them. */
export interface BackendPaths {
  /** Of the backend: its calls, and where persons sign in and out. */
  readonly calls: readonly string[];
  /** Of files beside the console (`x-own-origin`), such as `/terms.json`. */
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
    // The start page belongs to the console.
    isString(address) && /^\/[^/?]/.test(address) ? [address.replace(/\?.*$/, '')] : [],
  );
  const all = [...operations.values()];
  return {
    calls: [...all.filter(({ ownOrigin }) => !ownOrigin).map(({ path }) => path), ...sessionPaths],
    files: all.filter(({ ownOrigin }) => ownOrigin).map(({ path }) => path),
  };
}

/**
 * A regular expression for the whole path of a request to one of some paths, without anchors; nothing without paths. A
 * path of several steps is one of a folder, to which all paths belong that begin with its first step.
 *
 * @throws {DeployProblem} for a path whose first step is not known.
 */
export function backendPattern(paths: readonly string[]): string | undefined {
  const steps = paths.map((path) => ({ first: firstStep(path), isFolder: path.lastIndexOf('/') > 0 }));
  const folders = namesOf(steps.filter(({ isFolder }) => isFolder));
  const files = namesOf(steps.filter(({ first, isFolder }) => !isFolder && !folders.includes(first)));
  const patterns = [
    ...(folders.length > 0 ? [`/(${folders.map(literal).join('|')})(/.*)?`] : []),
    ...(files.length > 0 ? [`/(${files.map(literal).join('|')})`] : []),
  ];
  return patterns.length > 1 ? `(${patterns.join('|')})` : patterns[0];
}

function firstStep(path: string): string {
  const first = /^\/([^/{]+)(\/|$)/.exec(path)?.[1];
  if (first !== undefined) return first;
  const reason = 'no server can tell its calls from files of the console';
  throw new DeployProblem(
    `The path ${path} has no name as its first step: ${reason}. Begin it with one, such as /api.`,
  );
}

function namesOf(steps: readonly { readonly first: string }[]): readonly string[] {
  return [...new Set(steps.map(({ first }) => first))].sort();
}

function literal(text: string): string {
  return text.replaceAll(/[^\w-]/g, '[$&]');
}
