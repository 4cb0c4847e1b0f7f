import { childOf } from '../../language/address';
import type { Json, Path } from '../../language/model';
import { listAt, member } from '../../1-parse/read';
import { formatDuration } from '~/lib/format/duration';
import type { FormattedValue } from '~/lib/format/formatted-value';
import { formatBytes, formatNumber, formatPercent } from '~/lib/format/number';
import { formatText } from '~/lib/format/text';
import { formatDate, formatDateTime, formatRelativeTime } from '~/lib/format/times';
import { isList, isRecord } from '~/lib/json';
import { rateBy, type RatedRow, type RatedScale } from '~/lib/rate';
import type { Reader } from './reader';
import { sharedWords, wordsAt } from './words';

const settings = { language: 'en', zone: 'UTC' };

/** A part whose value is shown in a format. */
export interface FormattedPart {
  readonly part: Json;
  readonly path: Path;
  readonly reader: Reader;
}

type Format = (value: unknown, shown: FormattedPart) => string | undefined;

/** What each format shows of a value, as in the browser; nothing for a missing value. */
export const formats: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['text', textOf(formatText)],
  ['mono', textOf(formatText)],
  ['link', textOf(formatText)],
  ['bytes', textOf(formatBytes)],
  ['number', textOf((value) => formatNumber(value, settings))],
  ['duration', textOf((value) => formatDuration(value, settings))],
  ['percent', (value, { part }) => formatPercent(value, Number(childOf(part, 'whole')), settings)?.text],
  ['date', textOf((value) => formatDate(value, settings))],
  ['dateTime', textOf((value) => formatDateTime(value, settings))],
  ['relativeTime', (value, { reader }) => formatRelativeTime(value, reader.now, settings)?.text],
  ['boolean', booleanText],
  ['scale', ratingText],
  ['state', ratingText],
  ['chips', entriesText],
]);

function textOf(format: (value: unknown) => FormattedValue | undefined): Format {
  return (value) => format(value)?.text;
}

function entriesText(value: unknown): string | undefined {
  const texts = (isList(value) ? value : [value]).flatMap((entry) => formatText(entry)?.text ?? []);
  return texts.length > 0 ? texts.join(', ') : undefined;
}

function booleanText(value: unknown, { path, reader }: FormattedPart): string | undefined {
  if (typeof value !== 'boolean') return formatText(value)?.text;
  const [name, usual] = value ? (['yes', 'UI.YES'] as const) : (['no', 'UI.NO'] as const);
  return wordsAt(reader, [...path, name]) ?? sharedWords(reader, usual);
}

/** A row of a scale, with its path. */
type Row = RatedRow & { readonly at: Path };

/** The words that a scale has for a value; the value itself where it has none. */
function ratingText(value: unknown, { part, reader }: FormattedPart): string | undefined {
  const descriptor = reader.project.find('scale', String(childOf(part, 'scale')));
  const rated = descriptor && rateBy(scaleOf(descriptor.value), value);
  if (!rated) return undefined;
  const words = rated.row && wordsAt(reader.of(descriptor), [...rated.row.at, 'text']);
  if (words === undefined) return formatText(rated.value)?.text;
  return childOf(part, 'showValue') === true ? `${rated.value} ${words}` : words;
}

function scaleOf(scale: Json): RatedScale<Row, Row> {
  const other = member(scale, 'else');
  const of = member(scale, 'of');
  return {
    of: of === 'number' || of === 'integer' ? of : 'string',
    rows: listAt(scale, 'rows').map((row, index) => ({ ...(isRecord(row) && row), at: ['rows', index] })),
    else: other === 'dash' || other === 'value' ? other : { at: ['else'] },
  };
}
