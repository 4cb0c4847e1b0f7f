import type {
  ListOptions,
  ScaleOptions,
  ScaleRow,
  FilterOption as WrittenOption,
} from '~/generated/contract/descriptor-types';
import type { Scope, Text } from '~/generated/contract/types';
import { evaluate } from './evaluate';
import { formatText } from '~/lib/format/text';
import { itemScope, listEntries } from './list';

/** One option of a filter. */
export interface FilterOption {
  /** The value in the address and in calls. */
  readonly value: string;
  /** A text of the console; without it `name` is shown. */
  readonly text?: Text;
  /** A name from the server. */
  readonly name?: string;
  readonly severity?: ScaleRow['severity'];
  readonly icon?: ScaleRow['icon'];
  readonly tone?: ScaleRow['tone'];
}

/** The options of a filter in a descriptor. */
export type OptionsSource = readonly WrittenOption[] | ScaleOptions | ListOptions;

/**
 * The options of a filter; `undefined` while their source has no answer. Of equal values only the first is an option.
 */
export function filterOptions(source: OptionsSource, scope: Scope): readonly FilterOption[] | undefined {
  if ('scale' in source) return source.scale.rows.flatMap(scaleOption);
  if (!('rows' in source)) return source.map(writtenOption);
  const rows = evaluate(source.rows, scope);
  if (rows === undefined) return undefined;
  const options = new Map((source.first ?? []).map((option) => [option.value, writtenOption(option)]));
  for (const row of listEntries(rows)) {
    const rowScope = itemScope(scope, row);
    const value = formatText(evaluate(source.value, rowScope))?.copy;
    if (value === undefined || options.has(value)) continue;
    options.set(value, { value, name: formatText(evaluate(source.label, rowScope))?.text ?? value });
  }
  return [...options.values()];
}

/**
 * The option that contains a value: with several values for one row of a scale, the one that is sent; `undefined` for a
 * value without an option.
 */
export function optionOf(source: OptionsSource, scope: Scope, value: string): FilterOption | undefined {
  const options = filterOptions(source, scope);
  const row = 'scale' in source ? source.scale.rows.find((each) => rowValues(each).includes(value)) : undefined;
  const sent = row ? rowValues(row)[0] : value;
  return options?.find((option) => option.value === sent);
}

/** The values of a row of a scale, as texts in an address. */
export function rowValues({ equals }: Pick<ScaleRow, 'equals'>): readonly string[] {
  return equals === undefined ? [] : [equals].flat().map(String);
}

function writtenOption({ value, label }: WrittenOption): FilterOption {
  return { value, text: label };
}

/** The option for a row. If the row has several values, the first is sent. */
function scaleOption({ text, severity, icon, tone, ...row }: ScaleRow): readonly FilterOption[] {
  const style = { ...(severity && { severity }), ...(icon && { icon }), ...(tone && { tone }) };
  return rowValues(row)
    .slice(0, 1)
    .map((value) => ({ value, text, ...style }));
}
