import type { Functions } from '~/generated/contract/types';
import { countSteps, countText } from '~/lib/expression/cost';
import { pureFunctions } from '~/lib/expression/functions';
import { formatText } from '~/lib/format/text';
import { isList } from '~/lib/json';

/** The functions that compiled expressions call. They take any value and never throw. */
export const functions: Functions = { ...pureFunctions, join };

/** The entries of a list as one text. Entries without a text are left out. */
function join(list: unknown, separator: unknown): string | undefined {
  if (!isList(list) || typeof separator !== 'string') return undefined;
  countSteps(list.length);
  const text = list.flatMap((entry) => formatText(entry)?.copy ?? []).join(separator);
  countText(text, 'changed');
  return text;
}
