import { useCallback } from 'react';
import { drawerInputOf } from '~/actions/open-drawer-at';
import { evaluate } from '~/descriptor/evaluate';
import { itemScope, listEntries } from '~/descriptor/list';
import type { Column, ObjectsColumn, TableField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { createSequence } from '~/state/drawer/sequence';
import type { SequenceOf } from '../action/drawer-sequence';
import type { RatedInput } from '~/state/drawer/input';

/** The drawer sequences of a table: an object in a cell belongs to the objects of its column. */
export function useTableSequence(
  { columns }: Pick<TableField, 'columns'>,
  rows: readonly unknown[],
  scope: Scope,
  title: string,
): SequenceOf {
  return useCallback(
    (input, reference) => {
      const column = columns.find((candidate) => candidate === reference);
      if (!column) return undefined;
      const objects = rows.flatMap((row) => objectsOf(column, itemScope(scope, row)));
      return createSequence(title, objects, input);
    },
    [columns, rows, scope, title],
  );
}

/** Gives the drawer sequences of cells with several objects: an object belongs to the objects of its cell. */
export function useCellSequence(): (column: ObjectsColumn, scope: Scope) => SequenceOf {
  const t = useTranslate();
  return (column, scope) => (input) => createSequence(t(column.label, scope), objectsOf(column, scope), input);
}

/** The objects of a cell that have a drawer. */
function objectsOf(column: Column, scope: Scope): readonly RatedInput[] {
  if (column.type === 'object') {
    const input = drawerInputOf(column, scope);
    return input ? [input] : [];
  }
  if (column.type !== 'objects') return [];
  return listEntries(evaluate(column.value, scope)).flatMap(
    (entry) => drawerInputOf(column, itemScope(scope, entry)) ?? [],
  );
}
