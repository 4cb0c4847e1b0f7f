import { Button } from '@blueprintjs/core';
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatNumber } from '~/lib/format/number';
import { useTranslate } from '~/i18n/translate';
import { Icon, type AnyIconName } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { useServices } from '~/view/context/services';
import { Updated } from '~/view/value/Updated';
import { NotCurrent } from '../../refresh/NotCurrent';
import { useIsStale } from '../../use-is-stale';
import type { Progress } from '../model/collect-entries';
import { countUnloaded } from '../model/follow-selection';
import { hasRows, type ListModel } from '../model/list-model';
import type { Exporter } from '../model/use-export';
import type { SelectAll } from '../model/use-select-all';
import type { Selection } from '../model/use-selection';
import type { VirtualRows } from '~/ui/use-virtual-rows';

/** The foot of a table: the visible range, the age of the entries, and buttons for the complete list. */
export function TableFoot(props: {
  readonly list: ListModel;
  readonly rows: VirtualRows;
  readonly itemLabel: string;
  /** The controls that refresh the list. */
  readonly refresh: ReactNode;
  /** Further buttons. */
  readonly children: ReactNode;
}) {
  const { list, rows, itemLabel, refresh, children } = props;
  const { format } = useServices();
  const t = useTranslate();
  const numberText = (count: number): string => formatNumber(count, format)?.text ?? '';
  const isFilled = list.total > 0 && hasRows(list);
  const range = {
    from: numberText(rows.top + 1),
    to: numberText(Math.min(list.knownTotal, rows.top + rows.visible)),
    total: numberText(list.knownTotal),
  };
  return (
    <footer className="descry-list-foot">
      <span className="descry-list-range" data-testid="range">
        {isFilled && t(list.hasMore ? 'UI.TABLE_RANGE_OPEN' : 'UI.TABLE_RANGE', { ...range, itemLabel })}
        {list.state === 'empty' && t('UI.TABLE_EMPTY_COUNT', { itemLabel })}
      </span>
      <UpdatedAt list={list} />
      <span className="descry-list-tools">
        {refresh}
        {children}
      </span>
    </footer>
  );
}

/** The time when the visible entries were received, with their age once they are old; a mark if a refresh failed. */
function UpdatedAt({ list }: { readonly list: ListModel }) {
  const { settings } = useServices();
  const t = useTranslate();
  const { state, updatedAt, isFetching, retry } = list;
  const isStale = useIsStale(updatedAt, settings.screens.stale);
  if (updatedAt === undefined) return null;
  if (state === 'stale') return <NotCurrent since={updatedAt} onRetry={() => retry()} />;
  return (
    <span className="descry-list-updated" data-testid="updated" data-old={isStale || undefined}>
      {isFetching ? t('UI.TABLE_UPDATING') : <Updated time={updatedAt} withAge={isStale} />}
    </span>
  );
}

/** The bar of the selected rows: their number, their actions, and buttons that copy, export and deselect them. */
export function SelectionBar(props: {
  readonly list: Pick<ListModel, 'loadedPages'>;
  readonly selection: Selection;
  readonly selectAll: SelectAll;
  readonly exporter: Exporter;
  /** Takes the focus that was in the bar when the last row is deselected, or is gone. */
  readonly focusList: () => void;
  /** The actions of the descriptor. */
  readonly children: ReactNode;
}) {
  const { list, selection, selectAll, exporter, children } = props;
  const t = useTranslate();
  const recoverFocus = useEffectEvent(() => {
    if (document.activeElement === null || document.activeElement === document.body) props.focusList();
  });
  const isEmpty = selection.entries.size === 0;
  const wasEmpty = useRef(true);
  useLayoutEffect(() => {
    if (isEmpty && !wasEmpty.current) recoverFocus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  const sorted = () => [...selection.entries.values()].toSorted((left, right) => left.index - right.index);
  return (
    <div className="descry-list-selection" data-testid="selection" hidden={isEmpty}>
      <SelectedCount list={list} selection={selection} />
      {!isEmpty && (
        <>
          <IconButton
            icon="cross"
            label={t('UI.TABLE_SELECT_NONE')}
            action="clear-selection"
            onClick={selection.clear}
          />
          <SelectAllRows selectAll={selectAll} />
          {children}
          <ToolButton
            action="copy"
            icon="duplicate"
            text={t('UI.TABLE_COPY_SELECTED')}
            onClick={() => exporter.start('clipboard', sorted())}
          />
          <ToolButton
            action="export-selected"
            icon="download"
            text={t('UI.TABLE_EXPORT_SELECTED')}
            onClick={() => exporter.start('file', sorted())}
          />
        </>
      )}
    </div>
  );
}

/** The number of selected rows, and how many of them are on pages that are not loaded. */
function SelectedCount({ list, selection }: Pick<Parameters<typeof SelectionBar>[0], 'list' | 'selection'>) {
  const t = useTranslate();
  const { entries } = selection;
  const unloaded = entries.size === 0 ? 0 : countUnloaded(entries, list.loadedPages());
  return (
    <>
      <strong role="status">{entries.size > 0 && t('UI.TABLE_SELECTED', { count: entries.size })}</strong>
      {unloaded > 0 && <span className="descry-muted">{t('UI.TABLE_SELECTED_ELSEWHERE', { count: unloaded })}</span>}
    </>
  );
}

/** The button that selects the rows of the list which are not selected yet, its progress, or what was not loaded. */
function SelectAllRows({ selectAll }: { readonly selectAll: SelectAll }) {
  const { count, isCut, status, start, stop } = selectAll;
  const { format } = useServices();
  const t = useTranslate();
  const numberText = (value: number): string => formatNumber(value, format)?.text ?? '';
  if (status && 'total' in status) {
    return <LoadingRows progress={status} action="cancel-select" onCancel={stop} />;
  }
  if (count === 0) return null;
  const text = t(isCut ? 'UI.TABLE_SELECT_FIRST' : 'UI.TABLE_SELECT_WHOLE', { count });
  return (
    <>
      {status && (
        <span>{t('UI.TABLE_SELECT_FAILED', { from: numberText(status.from), to: numberText(status.to) })}</span>
      )}
      <ToolButton action="select-all" icon="tick" text={text} onClick={start} />
    </>
  );
}

/** How many rows of the complete list are loaded, and the button that cancels it. */
function LoadingRows(props: { readonly progress: Progress; readonly action: string; readonly onCancel: () => void }) {
  const { count, total } = props.progress;
  const { format } = useServices();
  const t = useTranslate();
  return (
    <>
      <progress value={count} max={Math.max(1, total)} aria-hidden="true" />
      <span>{t('UI.TABLE_FETCHING', { count: formatNumber(count, format)?.text ?? '', total })}</span>
      <ToolButton action={props.action} text={t('UI.CANCEL')} onClick={props.onCancel} />
    </>
  );
}

/** A small button with the icon of what it does. `action` is its `data-action`. */
function ToolButton(props: {
  readonly action: string;
  readonly icon?: AnyIconName;
  readonly text: string;
  readonly onClick: () => void;
}) {
  const { action, icon, text, onClick } = props;
  return (
    <Button
      size="small"
      variant="minimal"
      data-action={action}
      icon={icon && <Icon name={icon} />}
      text={text}
      onClick={onClick}
    />
  );
}

/** Buttons that copy and save the complete list, or its first rows if it is longer than an export may be. */
export function ExportButtons({ total, exporter }: { readonly total: number; readonly exporter: Exporter }) {
  const { settings } = useServices();
  const t = useTranslate();
  const count = Math.min(total, settings.screens.exportRows);
  const scope = count < total ? 'FIRST' : 'ALL';
  return (
    <>
      <ToolButton
        action="copy-all"
        icon="duplicate"
        text={t(`UI.TABLE_COPY_${scope}`, { count })}
        onClick={() => exporter.start('clipboard')}
      />
      <ToolButton
        action="export"
        icon="download"
        text={t(`UI.TABLE_EXPORT_${scope}`, { count })}
        onClick={() => exporter.start('file')}
      />
    </>
  );
}

/** The state of the last export: its progress, its result with the rows that the limit left out, or its error. */
export function ExportNote({ exporter }: { readonly exporter: Exporter }) {
  const { status, stop, start } = exporter;
  const { format } = useServices();
  const t = useTranslate();
  const numberText = (count: number): string => formatNumber(count, format)?.text ?? '';
  return (
    <div className="descry-list-export" role="status" data-state={status?.kind}>
      {status?.kind === 'running' && <LoadingRows progress={status} action="cancel" onCancel={stop} />}
      {status?.kind === 'done' && (
        <>
          <Icon name={status.count < status.total ? 'warning-sign' : 'tick-circle'} size={14} />
          <span>
            {t(status.target === 'file' ? 'UI.TABLE_SAVED' : 'UI.TABLE_COPIED', { count: status.count })}
            {status.count < status.total &&
              ` ${t('UI.TABLE_CUT', { count: status.count, total: numberText(status.total) })}`}
          </span>
          <IconButton icon="cross" label={t('UI.CLOSE')} action="close" onClick={stop} />
        </>
      )}
      {status?.kind === 'failed' && (
        <>
          <Icon name="error" size={14} />
          <span>{t('UI.TABLE_FETCH_FAILED', { from: numberText(status.from), to: numberText(status.to) })}</span>
          <ToolButton action="retry" text={t('UI.RETRY')} onClick={() => start(status.target)} />
          <IconButton icon="cross" label={t('UI.CLOSE')} action="close" onClick={stop} />
        </>
      )}
    </div>
  );
}
