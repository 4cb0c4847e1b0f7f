import { hashKey } from '@tanstack/react-query';
import { evaluate } from '~/descriptor/evaluate';
import { itemScope, listEntries, listValues } from '~/descriptor/list';
import { rollUp, type Member } from '~/descriptor/roll-up';
import { rate } from '~/descriptor/scale';
import type { Column, Field, GraphField, GroupsField, TreeField } from '~/generated/contract/descriptor-types';
import type { Expression, Scope } from '~/generated/contract/types';
import { formatText } from '~/lib/format/text';
import { treeOrder } from '~/lib/tree-order';
import { activityPoints } from '../../field/chart/activity-points';
import { scorePoints } from '../../field/chart/score-points';
import { graphOf } from '../../field/graph/graph-model';
import { graphTables } from '../../field/graph/graph-tables';
import { fieldLines } from '../../field/resting-text';
import { timelineColumns } from '../../field/timeline/timeline-columns';
import { linksOf } from '../../field/tree/use-tree';
import { cellText } from '../../value/cell-text';
import { formatValue, hasValueFormat } from '../../value/formats/format-value';
import type { FormatContext, ValueFormatName } from '../../value/formats/value-format';

/** A field as the comparison shows it: an age hides by how much two times differ, so it is the time itself. */
export function comparedField(field: Field): Field {
  return field.type === 'relativeTime' ? { ...field, type: 'dateTime' } : field;
}

/**
 * A text that is the same for two objects if a field shows a reader the same of both: what only a dialog, a copy or the
 * data has makes no difference. Missing values are equal. Lists, tables, trees and charts count with all their entries.
 */
export function fieldFact(field: Field, scope: Scope, context: FormatContext): string {
  if (field.type === 'message') return context.t(field.text, scope);
  if (hasValueFormat(field)) {
    const value = formatValue(evaluate(field.value, scope), field, scope, context);
    return value ? hashKey(value.entries ?? [value.text]) : '';
  }
  return field.type === 'action' ? '' : hashKey(shownParts(field, scope, context));
}

type OtherField = Exclude<Field, { readonly type: ValueFormatName | 'message' | 'action' }>;

/** What a field with several values shows, without the words that are the same for all objects. */
function shownParts(field: OtherField, scope: Scope, context: FormatContext): readonly unknown[] {
  if (field.type === 'words') return fieldLines(field, scope, context, Infinity) ?? [];
  const value = evaluate(field.value, scope);
  const entries = listEntries(value);
  const cells = (columns: readonly Column[], rows = entries) => shownCells(columns, rows, scope, context);
  const texts = (of: Expression | undefined) => listValues(value, of, scope).map((entry) => formatText(entry)?.copy);
  switch (field.type) {
    case 'popup':
      return entries.length === 0 ? [] : [field.link ? context.t(field.link, scope) : entries.length];
    case 'table':
      return cells(field.columns);
    case 'tree':
      return treeRows(field, entries, scope, context);
    case 'timeline':
      return cells(timelineColumns(field).all);
    case 'graph':
      return graphRows(field, scope, context);
    case 'groups':
      return rollUp(field, value).map(({ id, members }) => [id, ...members.map((member) => memberText(member, field))]);
    case 'activityChart':
      return [...activityPoints(entries, field.to && evaluate(field.to, scope))];
    case 'scoreChart':
      return [...scorePoints(entries, field, scope)];
    case 'hex':
      return [field.line ? texts(field.line) : [], texts(field.content)];
    case 'list':
    case 'map':
      return fieldLines(field, scope, context, Infinity) ?? [];
  }
}

/** The texts of the cells of a table. */
function shownCells(columns: readonly Column[], rows: readonly unknown[], scope: Scope, context: FormatContext) {
  return rows.map((row) => {
    const inner = itemScope(scope, row);
    return columns.map((column) =>
      hasValueFormat(column)
        ? formatValue(evaluate(column.value, inner), column, inner, context)?.text
        : cellText(column, inner, context),
    );
  });
}

function memberText({ id, state }: Member, { states }: GroupsField): string {
  const rating = rate(states, state);
  return `${id} ${rating?.text?.key ?? formatText(rating?.value)?.text}`;
}

function treeRows(field: TreeField, rows: readonly unknown[], scope: Scope, context: FormatContext) {
  const nodes = treeOrder(linksOf(field, rows, scope));
  const cells = shownCells(
    field.columns,
    nodes.map(({ index }) => rows[index]),
    scope,
    context,
  );
  return nodes.map(({ level }, at) => [level, cells[at]]);
}

function graphRows(field: GraphField, scope: Scope, context: FormatContext) {
  const { nodes, edges } = graphTables(field, graphOf(field, scope));
  return [nodes, edges].map(({ value, columns }) => {
    return shownCells(columns, listEntries(evaluate(value, scope)), scope, context);
  });
}
