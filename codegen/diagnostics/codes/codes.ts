import { calls } from './calls';
import { checks } from './checks';
import { contract } from './contract';
import type { Entry } from './entry';
import { expressions } from './expressions';
import { files } from './files';
import { filters } from './filters';
import { forms } from './forms';
import { names } from './names';
import { parts } from './parts';
import { responses } from './responses';
import { roots } from './roots';
import { routes } from './routes';
import { scales } from './scales';
import { scenarios } from './scenarios';
import { schemas } from './schemas';
import { screens } from './screens';
import { signIn } from './sign-in';
import { texts } from './texts';
import { themes } from './themes';

/** Everything the compiler says about a project, by code. `docs/diagnostics.md` is made from it. */
const codes = {
  ...files,
  ...roots,
  ...schemas,
  ...contract,
  ...calls,
  ...names,
  ...parts,
  ...scales,
  ...expressions,
  ...screens,
  ...filters,
  ...routes,
  ...signIn,
  ...forms,
  ...responses,
  ...texts,
  ...themes,
  ...scenarios,
  ...checks,
} as const;

/** The type of the table, with every text as a literal. */
export type Codes = typeof codes;

/** The code of a diagnostic, such as `preference/key-taken`. */
export type Code = keyof Codes;

/** The entries by code. */
export const entries: ReadonlyMap<string, Entry> = new Map(Object.entries(codes));
