import { contract } from './contract';
import type { Entry } from './entry';
import { expressions } from './expressions';
import { files } from './files';
import { forms } from './forms';
import { names } from './names';
import { parts } from './parts';
import { routes } from './routes';
import { schemas } from './schemas';
import { screens } from './screens';
import { texts } from './texts';

/** Everything the compiler says about a project, by code. `docs/diagnostics.md` is made from it. */
const catalogue = {
  ...files,
  ...schemas,
  ...contract,
  ...names,
  ...parts,
  ...expressions,
  ...screens,
  ...routes,
  ...forms,
  ...texts,
} as const;

/** The type of the catalogue, with every text as a literal. */
export type Catalogue = typeof catalogue;

/** A code of the catalogue, such as `preference/key-taken`. */
export type Code = keyof Catalogue;

/** The entries by code. */
export const entries: ReadonlyMap<string, Entry> = new Map(Object.entries(catalogue));
