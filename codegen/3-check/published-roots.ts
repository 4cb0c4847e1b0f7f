import { diagnoseFile } from '../diagnostics/diagnostic';
import type { Code } from '../diagnostics/codes/codes';
import { finding } from '../diagnostics/finding';
import { belowDescriptors, isPublished, publishedRootsOf, type Layout } from '../language/layout';
import type { Diagnostic } from '../language/model';

/**
 * Findings of a project of which some roots are only published: what is wrong with those is told to their owners, and
 * whether they use something of the others is not known.
 */
export function withoutPublished(layout: Layout, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (!layout.published) return diagnostics;
  return diagnostics.filter((one) => !isPublished(layout, one.file) && !isAboutUse(layout, one));
}

/** Whether a finding reports that no descriptor at all uses a name. Sources, values and inputs belong to one alone. */
function isAboutUse(layout: Layout, { code, file }: Diagnostic): boolean {
  const isShared = ['vocabulary.json', 'predicates.json'].includes(belowDescriptors(layout, file) ?? '');
  return aboutUse.has(code) || (isShared && code === ('name/unread' satisfies Code));
}

const aboutUse: ReadonlySet<string> = new Set<Code>(['file/unused', 'message/unused']);

/** Why no console can be made of a project: some of its roots are only published. */
export function notCompilable(layout: Layout): Diagnostic | undefined {
  const [root] = publishedRootsOf(layout);
  if (!root) return undefined;
  const { name, file, owner } = root;
  return diagnoseFile(file, finding('root/published', { name, owner }));
}
