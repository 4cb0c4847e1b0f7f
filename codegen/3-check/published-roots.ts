import type { Project } from '../1-parse/project';
import { extendedBy } from '../2-analyze/analysis';
import { diagnoseFile } from '../diagnostics/diagnostic';
import { finding } from '../diagnostics/finding';
import { filesOf } from '../diagnostics/locate';
import { isPublished, publishedRootsOf, type Layout } from '../language/layout';
import type { Diagnostic } from '../language/model';
import { usableIn } from './unused';

/**
 * Findings of a project of which some roots are only published: what is wrong with those is told to their owners, and
 * whether they use something of the others is not known.
 */
export function withoutPublished(project: Project, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const { layout } = project.kinds;
  if (!layout.published) return diagnostics;
  const extended = extendedFiles(project);
  const mayBeUsed = (one: Diagnostic): boolean => {
    const where = usableIn(layout, one);
    return where === 'project' || (where === 'descriptor' && extended.has(one.file));
  };
  return diagnostics.filter((one) => !isPublished(layout, one.file) && !mayBeUsed(one));
}

/** The files of the descriptors to which roots add entries that are not here. */
function extendedFiles(project: Project): ReadonlySet<string> {
  const { layout } = project.kinds;
  const elsewhere = project.of('extension').filter(({ file }) => isPublished(layout, file.path));
  return new Set(
    elsewhere.flatMap((extension) => {
      const descriptor = extendedBy(project, extension);
      return descriptor ? filesOf(descriptor).map(({ file }) => file.path) : [];
    }),
  );
}

/** Why no console can be made of a project: some of its roots are only published. */
export function notCompilable(layout: Layout): Diagnostic | undefined {
  const [root] = publishedRootsOf(layout);
  if (!root) return undefined;
  const { name, file, owner } = root;
  return diagnoseFile(file, finding('root/published', { name, owner }));
}
