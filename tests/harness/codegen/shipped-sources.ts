import { readSources } from '~/codegen/host/read-sources';
import { createCompiler } from '~/codegen/compile';
import type { Sources } from '~/codegen/language/model';
import { withTranslations } from './with-translations';

/** The sources of the console in this repository, without texts that wait for a translation. */
export const shipped: Sources = withTranslations(readSources(process.cwd()).sources);

/** A compiler for these sources and edits of them: all tests of a worker share what it has read. */
export const shippedCompiler = createCompiler();

/** Sources with the text of one file changed. */
export function edited(sources: Sources, path: string, change: (text: string) => string): Sources {
  const before = new TextDecoder().decode(sources.get(path));
  const after = change(before);
  if (after === before) throw new Error(`Nothing was changed in ${path}.`);
  return new Map(sources).set(path, new TextEncoder().encode(after));
}
