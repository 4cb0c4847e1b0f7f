import { execFileSync } from 'node:child_process';

/** Which sources a build was made from. */
export interface SourceVersion {
  /** Hash of the commit; ends with `-dirty` if tracked files differ from it. */
  readonly commit?: string;
  /** Time of the commit, ISO 8601 in UTC. */
  readonly date?: string;
}

/**
 * The commit of the sources in a folder and its time: SOURCE_COMMIT and SOURCE_DATE_EPOCH (seconds) of the environment,
 * else what git says. What neither knows is absent, and so is what the environment sets to nothing. Throws if the
 * environment sets them to something else.
 */
export function sourceVersion(
  root: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): SourceVersion {
  const { SOURCE_COMMIT, SOURCE_DATE_EPOCH } = environment;
  const isOwn = SOURCE_COMMIT === undefined;
  const commit = SOURCE_COMMIT ?? git(root, 'describe', '--always', '--abbrev=40', '--dirty', '--exclude=*');
  const seconds = SOURCE_DATE_EPOCH ?? (isOwn ? git(root, 'log', '-1', '--format=%ct') : '');
  // Both get into pages.
  if (!/^[\w.-]*$/.test(commit)) throw new Error(`SOURCE_COMMIT is "${commit}"; it must be the name of a commit.`);
  if (!/^\d{0,11}$/.test(seconds)) throw new Error(`SOURCE_DATE_EPOCH is "${seconds}"; it must be seconds since 1970.`);
  return { ...(commit && { commit }), ...(seconds && { date: timeOf(Number(seconds)) }) };
}

function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000', '');
}

/** What git prints; empty without git or repository. */
function git(root: string, ...parameters: readonly string[]): string {
  try {
    return execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
