import { describedBy, textsOf } from '~/codegen/2-analyze/analysis';
import type { Project } from '~/codegen/1-parse/project';
import type { Compiler } from '~/codegen/compile';
import { newDiagnostics } from '~/codegen/diagnostics/new-diagnostics';
import type { Diagnostic, Sources } from '~/codegen/language/model';
import type { ChangedFile } from '~/codegen/service/other-files';
import { descriptorOf } from '~/codegen/service/find-symbol';
import { setProperties } from '../document/parts';

/** What deleting a descriptor does to the project. */
export interface Deletion {
  /** The files that go: the descriptor itself and its scenarios. */
  readonly files: readonly string[];
  /** The files of languages without the translations of its texts. */
  readonly translations: readonly ChangedFile[];
  /** What the check finds without these files that it does not find with them: whatever uses the descriptor. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Computes what deleting a descriptor does; the sources still have it. */
export function deletionOf(sources: Sources, compiler: Compiler, file: string): Deletion {
  const before = compiler.check(sources);
  const { project } = before;
  const companions = project.of('scenarios').filter((one) => describedBy(project, one)?.file.path === file);
  const files = [file, ...companions.map((companion) => companion.file.path)];
  const translations = translationsWithout(project, file);
  const rest = new Map(sources);
  for (const gone of files) rest.delete(gone);
  for (const { file: changed, text } of translations) rest.set(changed, new TextEncoder().encode(text));
  const after = compiler.check(rest);
  return { files, translations, diagnostics: newDiagnostics(before.diagnostics, after.diagnostics) };
}

function translationsWithout(project: Project, file: string): readonly ChangedFile[] {
  const descriptor = descriptorOf(project, file);
  const addresses = descriptor ? textsOf(project, descriptor).map(({ address }) => address) : [];
  const gone = Object.fromEntries(addresses.map((address) => [address, undefined]));
  return project.of('messages').flatMap(({ file: { path, text: before } }) => {
    const text = setProperties(before, ['texts'], gone)?.text ?? before;
    return text === before ? [] : [{ file: path, text }];
  });
}
