import { memoizePerObject } from '~/lib/memoize';
import { freePaths } from './expression/free-names';
import type { Syntax } from './expression/syntax';
import { expressionsOf } from './expressions';
import type { Descriptor, Path } from '../language/model';
import { query } from '../memo';
import type { Project } from '../1-parse/project';

/**
 * What the expressions of a screen read of its address: `filter.q`, `address.tail`, `period.from`; `filter` alone for
 * all of it, and the end of a range, `filter.score.from`, beside the range.
 */
export const referencedNames = query((project: Project, screen: Descriptor): ReadonlySet<string> => {
  return namesOf(project, screen, () => true);
});

/** The properties of a screen whose expressions its tiles need. */
const ofTiles: ReadonlySet<unknown> = new Set(['sources', 'values', 'tiles']);

/** Whether the tiles of a dashboard need the expression at a path, also where another dashboard shows them. */
export function isOfTiles(path: Path): boolean {
  return ofTiles.has(path[0]);
}

/** The same for the tiles of a dashboard alone. */
export const namesOfTiles = query((project: Project, screen: Descriptor): ReadonlySet<string> => {
  return namesOf(project, screen, isOfTiles);
});

function namesOf(project: Project, screen: Descriptor, isRead: (path: Path) => boolean): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [{ path }, { syntax }] of expressionsOf(project, screen))
    if (syntax && isRead(path)) for (const name of namesIn(syntax)) names.add(name);
  return names;
}

const namesIn = memoizePerObject((syntax: Syntax): readonly string[] =>
  freePaths(syntax).flatMap((path) => [
    path.slice(0, 2).join('.'),
    ...(path[0] === 'filter' && path.length > 2 ? [path.slice(0, 3).join('.')] : []),
  ]),
);
