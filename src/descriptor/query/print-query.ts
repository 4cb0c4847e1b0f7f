import { isRange, type FilterValue } from '../screen-address';
import type { NumberRange } from '../number-range';
import { freeTextField, type QueryField } from './query-field';
import { inQuotes } from './query-problem';
import { scanQuery } from './scan-query';

/**
 * The text of a query that sets filters to these values: free text first, then the fields in their order. Values of
 * filters that are not fields are left out. Compiling the text gives the values again.
 */
export function printQuery(
  values: Readonly<Record<string, FilterValue | undefined>>,
  fields: readonly QueryField[],
): string {
  const text = freeTextField(fields);
  const ordered = text ? [text, ...fields.filter((field) => field !== text)] : fields;
  return ordered
    .flatMap((field) => {
      const value = Object.hasOwn(values, field.id) ? values[field.id] : undefined;
      if (value === undefined || value === null) return [];
      return field === text && typeof value === 'string' ? [printText(value)] : printTerm(field.id, value);
    })
    .join(' ');
}

function printTerm(id: string, value: Exclude<FilterValue, null>): readonly string[] {
  if (value === true) return [`${id}:true`];
  if (isRange(value)) return [printRange(id, value)];
  const words = [value].flat().map(printWord);
  if (words.length === 0) return [];
  return [words.length === 1 ? `${id}:${words[0]}` : `${id}:(${words.join(' OR ')})`];
}

function printRange(id: string, { from, to }: NumberRange): string {
  if (to === undefined) return `${id}>=${from}`;
  if (from === undefined) return `${id}<=${to}`;
  return from === to ? `${id}:${to}` : `${id}:${from}..${to}`;
}

/** A value of a field, in quotes where it would not be one word. */
export function printWord(value: string): string {
  return isBare(value) ? value : inQuotes(value);
}

/** A text without a field: as it is if its words are read as a text with single blanks between them. */
function printText(text: string): string {
  return text.split(' ').every(isBare) ? text : inQuotes(text);
}

/** True for what is one word wherever it is: no keyword, no field, and nothing that has a meaning of its own. */
function isBare(text: string): boolean {
  const [token, ...others] = scanQuery(text);
  if (token?.kind !== 'word' || token.isQuoted || others.length > 0) return false;
  return token.text === text && !text.startsWith('-') && !/[*"]/.test(text);
}
