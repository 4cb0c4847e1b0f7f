import { bindArguments } from '~/descriptor/bindings';
import { withLimit } from '~/lib/expression/cost';
import { evaluate } from '~/descriptor/evaluate';
import { functions } from '~/descriptor/functions';
import { itemScope } from '~/descriptor/list';
import { requestAddress } from '~/api/request-address';
import type { Column, Field, Source } from '~/generated/contract/descriptor-types';
import { operations } from '~/generated/contract/operations';
import type { Expression, Scope, Text } from '~/generated/contract/types';
import { csvText } from '~/lib/sheet';
import { isList, isRecord, isString } from '~/lib/json';
import { memoize } from '~/lib/memoize';
import { restingText } from '~/view/field/resting-text';
import { cellText } from '~/view/value/cell-text';
import { formatValue, hasValueFormat } from '~/view/value/formats/format-value';
import type { FormatContext } from '~/view/value/formats/value-format';
import { expressionsIn } from '../product/expressions-in';
import { recordsIn } from '../records-in';
import type { Reader } from './operations-read';

/** Everything in a part of a descriptor that computes something from answers. */
interface Reads {
  readonly expressions: readonly Expression[];
  readonly fields: readonly Field[];
  readonly columns: readonly Column[];
  readonly texts: readonly Text[];
  readonly calls: readonly Source[];
}

const known = new WeakMap<object, () => Reads>();

function readsOf(part: Reader['part']): Reads {
  const found = known.get(part) ?? memoize(() => collect(part));
  known.set(part, found);
  return found();
}

function collect(part: Reader['part']): Reads {
  const records = recordsIn(part);
  const below = (name: string): readonly unknown[] =>
    records.flatMap((record) => (isList(record[name]) ? record[name] : []));
  return {
    expressions: [...expressionsIn(part)],
    fields: below('fields').filter(isField),
    columns: [...below('columns'), ...below('details')].filter(isColumn),
    texts: records.filter(isText),
    calls: records.filter(isSource),
  };
}

/** Of how many lists of an answer an entry is read as the item of what is drawn for each. */
const listsRead = 4;

/**
 * Computes all that a part shows and sends: expressions, texts, fields, cells as they are copied and exported, and
 * calls. Throws what any of these throws; an expression may say that it takes too many steps.
 */
export function readAll(part: Reader['part'], scope: Scope, context: FormatContext): void {
  const { expressions, fields, columns, texts, calls } = readsOf(part);
  const lists = new Set<readonly unknown[]>();
  for (const expression of expressions) {
    const value = run(expression, scope);
    if (lists.size < listsRead && isList(value) && value.length > 0) lists.add(value);
  }
  for (const inner of [scope, ...[...lists].map((list) => itemScope(scope, list.at(-1)))]) {
    if (inner !== scope) for (const expression of expressions) run(expression, inner);
    for (const part of [...fields, ...columns]) {
      if (hasValueFormat(part)) formatValue(evaluate(part.value, inner), part, inner, context);
    }
    for (const field of fields) restingText(field, inner, context, 10);
    csvText([columns.map((column) => cellText(column, inner, context))]);
    for (const text of texts) context.t(text, inner);
    for (const call of calls) {
      const { path, query, body } = bindArguments(call, inner);
      requestAddress(operations[call.operation].path, path, query);
      JSON.stringify(body);
    }
  }
}

/** As `evaluate` runs an expression, but what it throws is not taken for an absent value. */
function run(expression: Expression, scope: Scope): unknown {
  try {
    return withLimit(() => expression(scope, functions));
  } catch (error) {
    if (error instanceof Error && error.message === 'The expression takes too many steps.') return undefined;
    throw error;
  }
}

const isTyped = (part: unknown): part is Readonly<Record<string, unknown>> => isRecord(part) && isString(part['type']);
const isField = (part: unknown): part is Field => isTyped(part);
const isColumn = (part: unknown): part is Column => isTyped(part);
const isText = (part: Reader['part']): part is Reader['part'] & Text => isString(part['key']) && !('value' in part);
const isSource = (part: Reader['part']): part is Reader['part'] & Source =>
  isString(part['operation']) && Object.hasOwn(operations, part['operation']);
