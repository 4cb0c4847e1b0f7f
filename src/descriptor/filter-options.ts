import type { ListOptions, ScaleOptions, ScaleRow, FilterOption as WrittenOption } from '../generated/descriptor-types';
import type { Scope, Text } from '../generated/types';
import { evaluate } from './evaluate';
import { showText } from './format/text';
import { itemScope, listEntries } from './list';

/** One thing that a filter can be set to. */
export interface FilterOption {
  /** What is sent and stands in the address. */
  readonly value: string;
  /** Words of the console; without them `name` is shown. */
  readonly text?: Text;
  /** Words of the server. */
  readonly name?: string;
  readonly severity?: ScaleRow['severity'];
  readonly icon?: ScaleRow['icon'];
  readonly tone?: ScaleRow['tone'];
}

/** How a descriptor gives the options of a filter. */
export type OptionsSource = readonly WrittenOption[] | ScaleOptions | ListOptions;

/** What can be chosen now; `undefined` while there is no answer that tells it. The first of equal values counts. */
export function filterOptions(source: OptionsSource, scope: Scope): readonly FilterOption[] | undefined {
  if ('scale' in source) return source.scale.rows.flatMap(scaleOption);
  if (!('rows' in source)) return source.map(({ value, label }) => ({ value, text: label }));
  const rows = evaluate(source.rows, scope);
  if (rows === undefined) return undefined;
  const options = new Map<string, FilterOption>();
  for (const row of listEntries(rows)) {
    const own = itemScope(scope, row);
    const value = showText(evaluate(source.value, own))?.copy;
    if (value === undefined || options.has(value)) continue;
    options.set(value, { value, name: showText(evaluate(source.label, own))?.text ?? value });
  }
  return [...options.values()];
}

/** The values that a row of a scale stands for, as an address writes them. */
export function rowValues({ equals }: Pick<ScaleRow, 'equals'>): readonly string[] {
  return equals === undefined ? [] : [equals].flat().map(String);
}

/** Of several values of a row the first is sent. */
function scaleOption({ text, severity, icon, tone, ...row }: ScaleRow): readonly FilterOption[] {
  const look = { ...(severity && { severity }), ...(icon && { icon }), ...(tone && { tone }) };
  return rowValues(row)
    .slice(0, 1)
    .map((value) => ({ value, text, ...look }));
}
