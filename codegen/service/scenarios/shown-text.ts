import { valueAt } from '../../language/address';
import type { Json, Path } from '../../language/model';
import { dash } from '~/lib/dash';
import { isRecord, isString } from '~/lib/json';
import type { Reader } from './reader';
import { formats } from './value-text';
import { wordsAt } from './words';

/**
 * What a person reads at a path, in English and in UTC: the words of a text, or the value of a field in its format, `-`
 * for no value. `undefined` if what is there has no text of its own.
 */
export function shownText(reader: Reader, path: Path): string | undefined {
  const words = wordsAt(reader, path);
  if (words !== undefined) return words;
  const part = valueAt(reader.descriptor.value, path);
  const format = formats.get(formatOf(part) ?? '');
  if (!format || part === undefined) return undefined;
  return format(reader.valueAt([...path, 'value']), { part, path, reader }) ?? dash;
}

/** The format in which a part shows its value. A list whose entries have expressions of their own has none. */
function formatOf(part: Json | undefined): string | undefined {
  if (!isRecord(part) || !isString(part['value'])) return undefined;
  const { type, as, scale, item, beside, below } = part;
  if (type === 'list') return [item, beside, below].some(isString) ? undefined : 'chips';
  return [type, as, scale === undefined ? 'text' : 'scale'].find(isString);
}
