import { readSources } from '../../codegen/host/read-sources';
import type { Sources } from '../../codegen/model';

/** The sources of the console in this repository. */
export const shipped: Sources = readSources(process.cwd()).sources;

/** Sources with the text of one file changed. */
export function edited(sources: Sources, path: string, change: (text: string) => string): Sources {
  const before = new TextDecoder().decode(sources.get(path));
  const after = change(before);
  if (after === before) throw new Error(`Nothing was changed in ${path}.`);
  return new Map(sources).set(path, new TextEncoder().encode(after));
}
