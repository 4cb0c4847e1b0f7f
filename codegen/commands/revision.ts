import { commitOf, NoRevision, readCommit } from '../host/read-revision';
import type { Sources } from '../language/model';
import { UsageError } from './command';

/**
 * The sources of a revision that somebody names.
 *
 * @throws {UsageError} for one that git does not know.
 */
export function revisionOf(root: string, revision: string): Sources {
  try {
    return readCommit(root, commitOf(root, revision));
  } catch (error) {
    if (error instanceof NoRevision) throw new UsageError(error.message);
    throw error;
  }
}
