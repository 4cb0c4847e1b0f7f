import { listEntries } from '~/descriptor/list';
import { rate } from '~/descriptor/scale';
import { plainValue } from '~/lib/format/formatted-value';
import { formatDuration, toSeconds } from '~/lib/format/duration';
import { formatNumber, formatBytes, formatPercent } from '~/lib/format/number';
import { compactText, numberText, percentText } from '~/lib/format/number-text';
import { formatText } from '~/lib/format/text';
import { toTimestamp } from '~/lib/format/timestamp';
import { formatDate, formatDateTime, formatRelativeTime } from '~/lib/format/times';
import { rankBy } from '~/lib/rate';
import { chipsElement, linkElement, monoElement, ratingElement, stateElement, textElement } from './elements';
import type { FormatInput, FormatSpecs, SortValue, TileFormats, ValueFormats } from './value-format';

/** The unformatted value: a text as it is, everything else as JSON. */
const rawText = (value: unknown): string | undefined => formatText(value)?.copy;

const text = {
  format: formatText,
  exportText: rawText,
  element: textElement,
  sortValue: numberOrText,
  align: 'start',
  width: 200,
  isFlexible: true,
  offersCopyInCells: true,
} as const;

/** The entries of a list that are chips: those that have a text. */
export function chipEntries(value: unknown): readonly unknown[] {
  return listEntries(value).filter((entry) => rawText(entry) !== undefined);
}

const chipTexts = (value: unknown): readonly string[] => chipEntries(value).map((entry) => rawText(entry) ?? '');

/** A number or a flag by its value, everything else by its text. */
function numberOrText(value: unknown): SortValue | undefined {
  return typeof value === 'number' || typeof value === 'boolean' ? Number(value) : rawText(value);
}

function timeOrText(value: unknown): SortValue | undefined {
  return toTimestamp(value) ?? rawText(value);
}

function secondsOrText(value: unknown): SortValue | undefined {
  return toSeconds(value) ?? rawText(value);
}

/** A number by its value; a word by the position of its row in the scale, which orders its words. */
function rankOrText(value: unknown, { scale }: FormatSpecs['scale'] | FormatSpecs['state']): SortValue | undefined {
  return typeof value === 'number' ? value : (rankBy(scale, value) ?? rawText(value));
}

/** The text that a scale has for a value; the value itself if the scale has none. */
function exportedRating(
  value: unknown,
  { spec, scope, context }: FormatInput<FormatSpecs['scale'] | FormatSpecs['state']>,
): string | undefined {
  const rating = rate(spec.scale, value);
  if (!rating?.text) return rawText(rating?.value);
  const label = context.t(rating.text, scope);
  return spec.type === 'scale' && spec.showValue === true ? `${rating.value} ${label}` : label;
}

/** Every value format with its layout and its element. A missing row is a compile error. */
export const formats: ValueFormats & TileFormats = {
  text,
  mono: { ...text, element: monoElement, alwaysOffersCopy: true },
  number: {
    format: (value, { context }) => formatNumber(value, context.settings),
    exportText: rawText,
    element: textElement,
    sortValue: numberOrText,
    align: 'end',
    width: 104,
    isFlexible: false,
    tile: { short: compactText, exact: numberText },
  },
  bytes: {
    format: formatBytes,
    exportText: rawText,
    element: textElement,
    sortValue: numberOrText,
    align: 'end',
    width: 104,
    isFlexible: false,
    tile: {
      short: (value) => (value < 0 ? '-' : '') + (formatBytes(Math.abs(value))?.text ?? ''),
      exact: numberText,
    },
  },
  percent: {
    format: (value, { spec, context }) => formatPercent(value, spec.whole, context.settings),
    exportText: rawText,
    element: textElement,
    sortValue: numberOrText,
    align: 'end',
    width: 104,
    isFlexible: false,
    tile: {
      short: (value, settings) => percentText(value / 100, settings),
      exact: (value, settings) => percentText(value / 100, settings),
    },
  },
  duration: {
    format: (value, { context }) => {
      const formatted = formatDuration(value, context.settings);
      return formatted?.exact === undefined ? formatted : { ...formatted, isShortened: true };
    },
    exportText: rawText,
    element: textElement,
    sortValue: secondsOrText,
    align: 'end',
    width: 120,
    isFlexible: false,
    tile: {
      short: (value, settings) => formatDuration(value, settings)?.text ?? '',
      exact: (value, settings) => {
        const formatted = formatDuration(value, settings);
        return formatted?.exact ?? formatted?.text ?? '';
      },
    },
  },
  date: {
    format: (value, { context }) => formatDate(value, context.settings),
    exportText: (value, { context }) => formatDate(value, context.settings)?.copy,
    element: textElement,
    sortValue: timeOrText,
    align: 'start',
    width: 120,
    isFlexible: false,
  },
  dateTime: {
    format: (value, { context }) => formatDateTime(value, context.settings),
    exportText: (value, { context }) => formatDateTime(value, context.settings)?.copy,
    element: textElement,
    sortValue: timeOrText,
    align: 'start',
    width: 184,
    isFlexible: false,
  },
  relativeTime: {
    format: (value, { context }) => {
      const formatted = formatRelativeTime(value, context.now(), context.settings);
      return formatted && { ...formatted, isShortened: true };
    },
    exportText: (value, { context }) => formatDateTime(value, context.settings)?.copy,
    element: textElement,
    sortValue: timeOrText,
    align: 'start',
    width: 136,
    isFlexible: false,
  },
  boolean: {
    format: (value, { spec: { yes, no }, scope, context }) => {
      if (typeof value !== 'boolean') return formatText(value);
      const label = value ? yes : no;
      return plainValue(label ? context.t(label, scope) : context.t(value ? 'UI.YES' : 'UI.NO'));
    },
    exportText: rawText,
    element: textElement,
    sortValue: numberOrText,
    align: 'start',
    width: 96,
    isFlexible: false,
  },
  scale: {
    format: (value, input) => {
      const rating = rate(input.spec.scale, value);
      if (!rating) return undefined;
      const { severity } = rating;
      return { text: exportedRating(value, input) ?? '', copy: String(rating.value), rating, severity };
    },
    exportText: exportedRating,
    element: ratingElement,
    sortValue: rankOrText,
    align: 'start',
    width: 136,
    isFlexible: false,
  },
  state: {
    format: (value, input) => {
      const rating = rate(input.spec.scale, value);
      if (!rating) return undefined;
      const copy = rawText(value);
      return { text: exportedRating(value, input) ?? '', copy, rating, state: copy };
    },
    exportText: exportedRating,
    element: stateElement,
    sortValue: rankOrText,
    align: 'start',
    width: 152,
    isFlexible: false,
  },
  chips: {
    format: (value) => {
      const entries = chipTexts(value);
      return entries.length === 0 ? undefined : { text: entries.join(', '), copy: entries.join('\n'), entries };
    },
    exportText: (value) => chipTexts(value).join(', '),
    element: chipsElement,
    sortValue: (value) => chipTexts(value).join(', ') || undefined,
    align: 'start',
    width: 200,
    isFlexible: true,
  },
  link: {
    format: formatText,
    exportText: rawText,
    element: linkElement,
    sortValue: numberOrText,
    align: 'start',
    width: 208,
    isFlexible: true,
  },
};
