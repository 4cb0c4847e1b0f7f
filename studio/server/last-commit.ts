import { createCompiler, type Compiler } from '~/codegen/compile';
import { commitOf, NoRevision, readCommit } from '~/codegen/host/read-revision';
import { describeChanges, type ParsedSources } from '~/codegen/service/changes/describe-changes';
import type { Project } from '~/codegen/1-parse/project';
import type { Path, Sources } from '~/codegen/language/model';
import { extentOf } from '~/codegen/diagnostics/locate';
import type { Changes } from '../protocol';

/** What differs from the last commit. A commit is read and parsed once. */
export class LastCommit {
  readonly #root: string;
  readonly #compiler: Compiler;
  #known: (ParsedSources & { readonly commit: string }) | undefined;

  constructor(root: string, { kinds }: Compiler) {
    this.#root = root;
    this.#compiler = createCompiler(kinds);
  }

  /** The changes since then, or why there are none to compare with. */
  changes(sources: Sources, project: Project): Changes {
    try {
      const commit = commitOf(this.#root, 'HEAD');
      if (this.#known?.commit !== commit) {
        const before = readCommit(this.#root, commit);
        this.#known = { commit, sources: before, project: this.#compiler.check(before).project };
      }
      const found = describeChanges(this.#known, { sources, project });
      return {
        changes: found.map(({ path, ...change }) => ({ ...change, offset: offsetOf(project, change.file, path) })),
      };
    } catch (error) {
      if (error instanceof NoRevision) return { problem: 'The folder is in no git repository with a commit.' };
      throw error;
    }
  }
}

function offsetOf({ descriptors }: Project, file: string, path: Path): number {
  const descriptor = descriptors.find((one) => one.file.path === file);
  return descriptor ? extentOf(descriptor.root, path).offset : 0;
}
