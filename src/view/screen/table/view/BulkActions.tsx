import { useMemo } from 'react';
import { isShown } from '~/descriptor/is-shown';
import type { Text } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';
import { ButtonLine } from '~/view/action/ButtonLine';
import type { Table } from './use-table';

/** The actions of a descriptor for the selected rows, in the order of the list. They read the rows as `selection`. With
 * more rows than the operations take they are disabled. */
export function BulkActions({ table: { screen, list, selection } }: { readonly table: Table }) {
  const { bulkActions = [], bulkMax = Infinity } = screen;
  const { entries } = selection;
  const items = useMemo(
    () =>
      [...entries.values()]
        .toSorted((left, right) => left.index - right.index)
        .map(({ scope }) => getOwn(scope, 'item')),
    [entries],
  );
  if (bulkActions.length === 0) return null;
  const scope = { ...list.scope, selection: items };
  const isTooMany = entries.size > bulkMax;
  const disabledReason: Text = { key: 'UI.TABLE_BULK_MAX', with: { count: () => bulkMax } };
  const buttons = bulkActions
    .filter((button) => isShown(button, scope))
    .map((button) => (isTooMany ? { ...button, enabledWhen: () => false, disabledReason } : button));
  return <ButtonLine buttons={buttons} scope={scope} isSmall testId="bulk-actions" />;
}
