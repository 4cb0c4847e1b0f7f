import type { Functions } from '~/generated/contract/types';
import { pureFunctions } from '~/lib/expression/functions';
import { join } from './join';

/** The functions that compiled expressions call. They take any value and never throw. */
export const functions: Functions = { ...pureFunctions, join };
