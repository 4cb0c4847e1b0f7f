import { createCompiler, type Checked, type Compiler } from '~/codegen/compile';
import { hasError } from '~/codegen/host/build';
import { commitOf, NoRevision, readCommit } from '~/codegen/host/read-revision';
import { describeChanges, type ParsedSources } from '~/codegen/service/changes/describe-changes';
import type { Project } from '~/codegen/1-parse/project';
import type { Path, Sources } from '~/codegen/language/model';
import { extentOf, writtenAt } from '~/codegen/diagnostics/locate';
import { newDiagnostics } from '~/codegen/diagnostics/new-diagnostics';
import { runScenariosIn, type ScenarioResult } from '~/codegen/service/scenarios/run-scenarios';
import type { Changes } from '../protocol';
import { scenariosBeside } from './scenarios';

/** What differs from the last commit. A commit is read and parsed once. */
export class LastCommit {
  readonly #root: string;
  readonly #compiler: Compiler;
  #known: (ParsedSources & Checked & { readonly commit: string }) | undefined;

  constructor(root: string, { kinds }: Compiler) {
    this.#root = root;
    this.#compiler = createCompiler(kinds);
  }

  /** The changes since then and what follows from them, or why there is nothing to compare with. */
  changes(sources: Sources, { project, diagnostics }: Checked): Changes {
    try {
      const commit = commitOf(this.#root, 'HEAD');
      if (this.#known?.commit !== commit) {
        const before = readCommit(this.#root, commit, this.#compiler.kinds.layout);
        this.#known = { commit, sources: before, ...this.#compiler.check(before) };
      }
      const found = describeChanges(this.#known, { sources, project });
      return {
        changes: found.map(({ path, ...change }) => ({ ...change, ...whereIs(project, change.file, path) })),
        diagnostics: newDiagnostics(this.#known.diagnostics, diagnostics),
        failed: hasError(diagnostics) ? [] : failedIn(project, new Set(found.map(({ file }) => file))),
      };
    } catch (error) {
      if (error instanceof NoRevision) return { problem: error.message };
      throw error;
    }
  }
}

/** The scenarios of some files that fail. */
function failedIn(project: Project, files: ReadonlySet<string>): readonly ScenarioResult[] {
  return [...files].flatMap((file) => {
    const descriptor = scenariosBeside(project, file);
    const results = descriptor ? runScenariosIn(project, descriptor) : [];
    return results.filter(({ failures }) => failures.length > 0);
  });
}

/** The file that has a part of a descriptor, and where it begins there; 0 for a file that is gone. */
function whereIs(
  { descriptors }: Project,
  file: string,
  path: Path,
): { readonly file: string; readonly offset: number } {
  const descriptor = descriptors.find((one) => one.file.path === file);
  if (!descriptor) return { file, offset: 0 };
  const written = writtenAt(descriptor.file, extentOf(descriptor.root, path).offset);
  return { file: written.file.path, offset: written.offset };
}
