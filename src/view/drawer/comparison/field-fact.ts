import { hashKey } from '@tanstack/react-query';
import { evaluate } from '~/descriptor/evaluate';
import { listEntries } from '~/descriptor/list';
import type { Field } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { exceedsDepth } from '~/lib/exceeds-depth';
import { fieldLines } from '../../field/resting-text';
import { tableText } from '../../value/cell-text';
import { formatValue, hasValueFormat } from '../../value/formats/format-value';
import type { FormatContext } from '../../value/formats/value-format';

/** A value that is nested more deeply cannot be written as JSON. */
const maxDepth = 50;

/**
 * A text that is the same for two objects if a field shows the same fact about both. Of a value in a format it is what
 * its copy button copies: whole numbers and moments, not what a short form leaves of them. Missing values are equal.
 * Of lists and tables it is all that they show, in its order; of charts, trees and other fields, their data, with
 * members in any order. `undefined` if it cannot be known.
 */
export function fieldFact(field: Field, scope: Scope, context: FormatContext): string | undefined {
  if (field.type === 'message') return context.t(field.text, scope);
  if (hasValueFormat(field)) {
    const value = formatValue(evaluate(field.value, scope), field, scope, context);
    return value ? hashKey([value.copy ?? value.text]) : '';
  }
  const lines = fieldLines(field, scope, context, Infinity);
  if (lines) return hashKey(lines);
  if (!('value' in field)) return '';
  const entries = listEntries(evaluate(field.value, scope));
  if (field.type === 'table') return tableText(field, entries, scope, context);
  return exceedsDepth(entries, maxDepth) ? undefined : hashKey(entries);
}
