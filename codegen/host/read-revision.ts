import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Sources } from '../language/model';
import { defaultLayout, hasSchemas, isPublished, sourceFoldersOf, type Layout } from '../language/layout';
import { publishedIn, readFolders } from './read-sources';

/** Bytes of the largest project that is read from git. */
const maxBytes = 512 * 1024 * 1024;

/** Git does not know a revision, or there is no git; the message is a sentence for the reader. */
export class NoRevision extends Error {}

/**
 * The id of the commit that a revision of git means, such as `HEAD`, `main` or `v1.2`.
 *
 * @throws {NoRevision} if git has no such revision, or the folder is in no repository.
 */
export function commitOf(root: string, revision: string): string {
  try {
    const found = git(root, ['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`]);
    return found.toString().trim();
  } catch {
    const isAny = revision === 'HEAD';
    throw new NoRevision(
      isAny ? 'The folder is in no git repository with a commit.' : `Git has no revision "${revision}" of this folder.`,
    );
  }
}

/**
 * The sources of a project as they were at a commit. Schemas that belong to a compiler elsewhere are read as they are
 * now, and so are roots outside of the repository.
 */
export function readCommit(root: string, commit: string, layout: Layout = defaultLayout): Sources {
  const folders = sourceFoldersOf(layout).filter((folder) => !isPublished(layout, folder));
  const isOutside = (folder: string): boolean =>
    (folder === layout.schemas && !hasSchemas(layout)) || (folder.startsWith('../') && !isTracked(root, folder));
  const inside = folders.filter((folder) => !isOutside(folder));
  const pathsIn = (...below: readonly string[]): readonly string[] =>
    git(root, ['ls-tree', '-r', '-z', '--name-only', commit, '--', ...below])
      .toString()
      .split('\0');
  const paths = pathsIn(...inside).filter(
    (path) => /\.(json|ya?ml)$/.test(path) && !path.split('/').some((step) => step !== '..' && step.startsWith('.')),
  );
  const answer = git(root, ['cat-file', '--batch'], paths.map((path) => `${commit}:./${path}\n`).join(''));
  // What others publish is read as it is now: a change of it is no change of this project.
  const published = (layout.published ?? []).flatMap((file) => [...publishedIn(root, file, layout)]);
  const sources = new Map([...readFolders(root, folders.filter(isOutside)).sources, ...published]);
  for (const path of pathsIn(layout.publicFiles)) if (path !== '') sources.set(path, new Uint8Array());
  let at = 0;
  for (const path of paths) {
    // A line `ID blob SIZE`, the bytes, and a line break.
    const end = answer.indexOf('\n', at);
    const size = Number(answer.toString('utf8', at, end).split(' ')[2]);
    sources.set(path, answer.subarray(end + 1, end + 1 + size));
    at = end + size + 2;
  }
  return sources;
}

/** Whether a folder is in the repository of another one: that of another team may be in none, or in its own. */
function isTracked(root: string, folder: string): boolean {
  const top = git(root, ['rev-parse', '--show-toplevel']).toString().trim();
  return join(realpathSync(root), folder).startsWith(join(top, '/'));
}

function git(root: string, args: readonly string[], input = ''): Buffer {
  return execFileSync('git', args, { cwd: root, input, maxBuffer: maxBytes, stdio: ['pipe', 'pipe', 'pipe'] });
}
