import { getNodeValue } from 'jsonc-parser';
import type { Compiler } from '~/codegen/compile';
import { newDiagnostics } from '~/codegen/diagnostics/new-diagnostics';
import type { Diagnostic, Path, Sources } from '~/codegen/language/model';
import { goesWith } from '~/codegen/service/additions/removal';
import { translationsLost, type ChangedFile } from '~/codegen/service/other-files';
import { addressesIn } from '~/codegen/service/texts-in-file';
import type { WantedDeletion } from '../protocol';
import { companionsOf, Descriptors } from './descriptors';
import { filesWithoutRoutes } from './routes-of-screen';
import { treeOf } from '../document/edits';
import { removePart, setProperties, type Changed } from '../document/parts';

/** What deleting a descriptor does to the project. */
export interface Deletion {
  /** The files that go: the descriptor itself and its scenarios. */
  readonly files: readonly string[];
  /** The files of languages without the translations of its texts. */
  readonly translations: readonly ChangedFile[];
  /** The files with routes that show it, without them; one that has no other route has no text. */
  readonly routes: ReturnType<typeof filesWithoutRoutes>;
  /** What the check finds without these files that it does not find with them: whatever uses the descriptor. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Computes what deleting a descriptor does, with its routes or without; the sources still have it. */
export function deletionOf(sources: Sources, compiler: Compiler, { file, withRoutes }: WantedDeletion): Deletion {
  const before = compiler.check(sources);
  const { project } = before;
  const files = [file, ...companionsOf(new Descriptors(compiler.kinds, sources), file)];
  const lost = translationsLost(project, addressesIn(project, file));
  const translations = [...lost].map(([changed, text]) => ({ file: changed, text }));
  const routes = filesWithoutRoutes(project, file);
  const rest = new Map(sources);
  for (const gone of files) rest.delete(gone);
  for (const { file: changed, text } of [...translations, ...(withRoutes ? routes : [])]) {
    if (text === undefined) rest.delete(changed);
    else rest.set(changed, new TextEncoder().encode(text));
  }
  const after = compiler.check(rest);
  return { files, translations, routes, diagnostics: newDiagnostics(before.diagnostics, after.diagnostics) };
}

/** The text of a descriptor without the entry of a list, and without what is there for that alone. */
export function withoutPart(text: string, part: Path): Changed | undefined {
  const root = treeOf(text);
  const rest = goesWith(root ? getNodeValue(root) : null, part).reduce(
    (current, at) => setProperties(current, at.slice(0, -1), { [String(at.at(-1))]: undefined })?.text ?? current,
    text,
  );
  return removePart(rest, part);
}
