import { countSteps } from '~/lib/expression/cost';
import { isList } from '~/lib/json';
import { formatText } from '~/lib/format/text';

/** The entries of a list as one text. Entries without a text are left out. */
export function join(list: unknown, separator: unknown): string | undefined {
  if (!isList(list) || typeof separator !== 'string') return undefined;
  countSteps(list.length);
  return list.flatMap((entry) => formatText(entry)?.copy ?? []).join(separator);
}
