import { commitOf, NoRevision, readCommit } from '../host/read-revision';
import type { Layout } from '../language/layout';
import type { Sources } from '../language/model';
import { ProjectProblem } from './command';

/**
 * The sources of a revision that somebody names.
 *
 * @throws {ProjectProblem} for one that git does not know.
 */
export function revisionOf(root: string, revision: string, layout: Layout): Sources {
  try {
    return readCommit(root, commitOf(root, revision), layout);
  } catch (error) {
    if (error instanceof NoRevision) throw new ProjectProblem(error.message);
    throw error;
  }
}
