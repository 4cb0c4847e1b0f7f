import type { Column } from '../../../generated/descriptor-types';

/** The columns that are shown, in their order: those that the address names, else all that are not hidden at first. */
export function shownColumns(columns: readonly Column[], ids: readonly string[] | undefined): readonly Column[] {
  if (!ids) return columns.filter(({ hidden }) => hidden !== true);
  return ids.flatMap((id) => columns.find((column) => column.id === id) ?? []);
}

/** What the address says of columns; nothing where they are those shown at first. */
export function columnsForAddress(columns: readonly Column[], ids: readonly string[]): readonly string[] | undefined {
  const first = shownColumns(columns, undefined).map(({ id }) => id);
  const isFirst = first.length === ids.length && first.every((id, at) => id === ids[at]);
  return isFirst ? undefined : ids;
}
