import type { Code } from '../diagnostics/codes/codes';
import { belowDescriptors, type Layout } from '../language/layout';
import type { Diagnostic } from '../language/model';

/** Codes of what nothing uses. */
const unusedCodes: ReadonlySet<string> = new Set<Code>([
  'name/unread',
  'screen/unread',
  'message/unused',
  'file/unused',
]);

/** Files among the descriptors whose names all of them can read. */
const sharedFiles = /^(vocabulary|predicates|console|messages\/[^/]+)\.json$/;

/**
 * Where something would be used that nothing uses, as a finding reports: in any file, or in the descriptor that has it.
 * Nothing for findings about something else.
 */
export function usableIn(layout: Layout, { code, file }: Diagnostic): 'project' | 'descriptor' | undefined {
  if (!unusedCodes.has(code)) return undefined;
  const isShared = sharedFiles.test(belowDescriptors(layout, file) ?? '');
  return isShared || code === ('file/unused' satisfies Code) ? 'project' : 'descriptor';
}
