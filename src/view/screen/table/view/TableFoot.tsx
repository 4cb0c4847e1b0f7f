import type { ReactNode } from 'react';
import { formatNumber } from '~/i18n/format/number';
import { useTranslate } from '~/i18n/translate';
import { IconButton } from '~/ui/IconButton';
import { useServices } from '~/view/context/services';
import { Updated } from '~/view/value/Updated';
import { useIsStale } from '../../use-is-stale';
import { hasRows, type ListModel } from '../model/list-model';
import type { VirtualRows } from './virtualization';

/** The foot of a table: the visible range, the age of the entries, and buttons for the complete list. */
export function TableFoot(props: {
  readonly list: ListModel;
  readonly rows: VirtualRows;
  readonly itemLabel: string;
  readonly onRefresh: () => void;
  /** Further buttons. */
  readonly children: ReactNode;
}) {
  const { list, rows, itemLabel, onRefresh, children } = props;
  const { format } = useServices();
  const t = useTranslate();
  const numberText = (count: number): string => formatNumber(count, format)?.text ?? '';
  const isFilled = list.total > 0 && hasRows(list);
  const range = {
    from: numberText(rows.top + 1),
    to: numberText(Math.min(list.total, rows.top + rows.visible)),
    total: numberText(list.total),
  };
  return (
    <footer className="descry-list-foot">
      <span className="descry-list-range" data-testid="range">
        {isFilled && t('UI.TABLE_RANGE', { ...range, itemLabel })}
        {list.state === 'empty' && t('UI.TABLE_EMPTY_COUNT', { itemLabel })}
      </span>
      <UpdatedAt list={list} />
      <span className="descry-list-tools">
        <IconButton icon="refresh" action="refresh" label={t('UI.REFRESH')} onClick={onRefresh} />
        {children}
      </span>
    </footer>
  );
}

/** The time when the visible entries were received; once they are stale, with their age. */
function UpdatedAt({ list }: { readonly list: ListModel }) {
  const { settings } = useServices();
  const t = useTranslate();
  const { updatedAt, isFetching } = list;
  const isStale = useIsStale(updatedAt, settings.screens.stale);
  if (updatedAt === undefined) return null;
  return (
    <span className="descry-list-updated" data-testid="updated" data-old={isStale || undefined}>
      {isFetching ? t('UI.TABLE_UPDATING') : <Updated time={updatedAt} withAge={isStale} />}
    </span>
  );
}
