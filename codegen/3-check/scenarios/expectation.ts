import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { removal } from '~/lib/removal';
import type { Fix, Path } from '../../language/model';

/** What of a scenario is given; everything else of it is expected. */
const given: ReadonlySet<unknown> = new Set(['title', 'as', 'answers']);

/**
 * The edit that removes an expectation from a file of scenarios. `path` is that of the part which it names. A list or a
 * scenario in which nothing else is expected goes with it; nothing if it is the last one of the file.
 */
export function removalOfExpectation(root: Node, path: Path): Fix | undefined {
  const [, scenario = 0, list = '', position = 0] = path;
  const entries = findNodeAtLocation(root, ['scenarios', scenario, list]);
  if ((entries?.children?.length ?? 0) > 1) return entries && removal(entries, Number(position));
  const holder = findNodeAtLocation(root, ['scenarios', scenario]);
  const properties = holder?.children ?? [];
  const expected = properties.filter(({ children }) => !given.has(children?.[0]?.value));
  const index = properties.findIndex(({ children }) => children?.[0]?.value === list);
  if (expected.length > 1) return holder && removal(holder, index);
  const all = findNodeAtLocation(root, ['scenarios']);
  return all && (all.children?.length ?? 0) > 1 ? removal(all, Number(scenario)) : undefined;
}
