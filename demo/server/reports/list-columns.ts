import { isList, isNumber, isRecord, isString, parseJson } from '~/lib/json';
import { formatDateTime } from '~/lib/format/times';
import { getOwn } from '~/lib/get-own';

/** Texts of the descriptors of lists and scales, by path below `descriptors`. */
export type ListFiles = Readonly<Record<string, string>>;

/** A column of a report: its name, and the text of its cell for a row. */
export interface ReportColumn {
  readonly label: string;
  readonly cell: (row: unknown, zone: string) => string;
}

/** The columns that a list shows at first, as its descriptor names them. */
export function columnsOf(files: ListFiles, screen: string): readonly ReportColumn[] {
  const columns = getOwn(parseJson(files[`screens/${screen}.json`] ?? ''), 'columns');
  return (isList(columns) ? columns : [])
    .filter((column) => getOwn(column, 'hidden') !== true)
    .map((column) => {
      const wordOf = wordsOf(files, getOwn(column, 'scale'));
      const path = pathOf(getOwn(column, 'value'));
      const type = getOwn(column, 'type');
      return {
        label: textOf(getOwn(column, 'label')),
        cell: (row, zone) => cellOf(valueAt(row, path), { type, zone, wordOf }),
      };
    });
}

/** The names after `item.` of an expression that reads a member of the row. */
function pathOf(expression: unknown): readonly string[] {
  if (!isString(expression) || !/^item(\.\w+)+$/.test(expression)) {
    throw new Error(`a report cannot read ${textOf(expression)}`);
  }
  return expression.split('.').slice(1);
}

function valueAt(row: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => getOwn(value, name), row);
}

interface Cell {
  readonly type: unknown;
  readonly zone: string;
  readonly wordOf: (value: unknown) => string;
}

function cellOf(value: unknown, { type, zone, wordOf }: Cell): string {
  if (value === null || value === undefined) return '';
  if (isList(value)) return value.map((entry) => (isRecord(entry) ? textOf(entry.name) : wordOf(entry))).join(', ');
  const isTime = type === 'dateTime' || type === 'relativeTime';
  return isTime ? (formatDateTime(value, { zone })?.copy ?? '') : wordOf(value);
}

/** The words of a scale for its values; values that it does not name, and those without a scale, are their text. */
function wordsOf(files: ListFiles, scale: unknown): (value: unknown) => string {
  const rows = isString(scale) ? getOwn(parseJson(files[`scales/${scale}.json`] ?? ''), 'rows') : undefined;
  return (value) =>
    textOf(
      getOwn(
        (isList(rows) ? rows : []).find((row) => isRowOf(row, value)),
        'text',
      ) ?? value,
    );
}

function isRowOf(row: unknown, value: unknown): boolean {
  const equals = getOwn(row, 'equals');
  if (equals !== undefined) return [equals].flat().some((one) => one === value);
  const [from, to] = [getOwn(row, 'from'), getOwn(row, 'to')];
  return isNumber(value) && isNumber(from) && isNumber(to) && from <= value && value <= to;
}

function textOf(value: unknown): string {
  return isString(value) || isNumber(value) || typeof value === 'boolean' ? String(value) : '';
}
