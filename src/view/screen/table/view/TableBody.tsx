import { memo, type MouseEvent, type ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { recentText } from '~/lib/format/time-text';
import { Icon } from '~/ui/Icon';
import { useServices } from '~/view/context/services';
import { useAnswerTime } from '~/view/data/use-answer-time';
import type { ListModel, MissingReason } from '../model/list-model';
import type { Selection } from '../model/use-selection';
import { Row, type RowLayout } from './Row';
import type { VirtualRows } from '~/ui/use-virtual-rows';
import { VirtualCells } from './virtualization';

/** The effects of clicks in a row, by the position of the row. */
export interface RowHandlers {
  readonly open: (row: number) => void;
  /** Selects or deselects a row; with `isRange` all rows from the last toggled one. */
  readonly select: (row: number, isRange: boolean) => void;
  /** A link or button in the row is used. */
  readonly clickControl: (row: number) => void;
  readonly openMenu: (row: number, button: Element) => void;
}

/** The visible rows and a few around them. Empty space replaces the rows above and below. */
export function TableBody(props: {
  /** Prefix of the ids of the rows. */
  readonly id: string;
  readonly list: ListModel;
  readonly rows: VirtualRows;
  readonly layout: RowLayout;
  readonly active: number | undefined;
  readonly selection: Selection;
  readonly handlers: RowHandlers;
}) {
  const { id, list, rows, layout, active, selection, handlers } = props;
  const { first, end, count, rowHeight } = rows;
  const columnCount = layout.columns.length + (layout.hasMenu ? 2 : 1);
  const noteOf = useNewNote(list);
  return (
    // The keys of the table do the same as clicks.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tbody onClick={(event) => onClick(event, handlers)} data-old={list.isPlaceholder || undefined}>
      <Spacer height={first * rowHeight} columns={columnCount} />
      {Array.from({ length: Math.max(0, end - first) }, (_, offset) => {
        const index = first + offset;
        const entry = list.entryAt(index);
        const row = { id: `${id}-${index}`, layout, isActive: active === index };
        return entry ? (
          <Row
            key={index}
            {...row}
            entry={entry}
            isSelected={selection.entries.has(entry.id)}
            newNote={noteOf(index)}
          />
        ) : (
          <MissingRow key={index} {...row} index={index} reason={list.missingReason(index)} onRetry={list.retry} />
        );
      })}
      <Spacer height={(count - end) * rowHeight} columns={columnCount} />
    </tbody>
  );
}

/** Gives the note of a row that is new since the last refresh. */
function useNewNote(list: ListModel): (index: number) => string | undefined {
  const { format } = useServices();
  const answerTime = useAnswerTime();
  const t = useTranslate();
  return (index) => {
    const since = list.newSince(index);
    if (since === undefined) return undefined;
    const { time, now } = answerTime(since);
    return t('UI.ROW_NEW', { time: recentText(time, now, format.zone) });
  };
}

/** Empty space in place of rows that are not rendered. */
function Spacer({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className="descry-list-room">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

function onClick(event: MouseEvent, handlers: RowHandlers): void {
  const { target } = event;
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-item]') : null;
  // Clicks in a popover bubble here although the popover is elsewhere in the document.
  if (!(target instanceof Element) || !row || !event.currentTarget.contains(target)) return;
  const index = Number(row.dataset['item']);
  const menuButton = target.closest('[data-action="row-actions"]');
  if (target.closest('[data-select]')) handlers.select(index, event.shiftKey);
  else if (menuButton) handlers.openMenu(index, menuButton);
  else if (target.closest('a, button, input')) handlers.clickControl(index);
  // A click that ends a text selection is not meant to open the row.
  else if (window.getSelection()?.type !== 'Range') handlers.open(index);
}

/** Of the rows that could not be loaded, each tenth has a message: so at least one message is visible. */
const rowsPerMessage = 10;

/** A row without an entry: it is loading, could not be loaded, or is missing in the answer. */
const MissingRow = memo(function MissingRow(props: {
  readonly id: string;
  readonly index: number;
  readonly layout: RowLayout;
  readonly reason: MissingReason;
  readonly isActive: boolean;
  readonly onRetry: (index: number) => void;
}) {
  const { id, index, layout, reason, isActive, onRetry } = props;
  const hasMessage = reason === 'missing' || (reason === 'failed' && index % rowsPerMessage === 0);
  return (
    <tr
      id={id}
      className="descry-list-row"
      data-item={index}
      data-absent={reason}
      data-active={isActive || undefined}
      aria-rowindex={index + 2}
    >
      {reason === 'loading' ? (
        <SkeletonCells layout={layout} />
      ) : (
        <td colSpan={layout.columns.length + (layout.hasMenu ? 2 : 1)}>
          {hasMessage && <MissingMessage hasFailed={reason === 'failed'} onRetry={() => onRetry(index)} />}
        </td>
      )}
    </tr>
  );
});

function MissingMessage({ hasFailed, onRetry }: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div className="descry-list-absent">
      {hasFailed && <Icon name="error" size={14} />}
      {t(hasFailed ? 'UI.TABLE_PAGE_FAILED' : 'UI.TABLE_MISSING')}
      {hasFailed && (
        <button
          type="button"
          className="descry-link descry-link-button"
          data-action="retry"
          tabIndex={-1}
          onClick={onRetry}
        >
          {t('UI.RETRY')}
        </button>
      )}
    </div>
  );
}

/** The body of a table before its first answer. Its rows appear after a delay, so that a fast answer shows none. */
export function SkeletonBody({ rows, layout }: { readonly rows: number; readonly layout: RowLayout }) {
  const { settings } = useServices();
  const t = useTranslate();
  return (
    <tbody className="descry-list-waiting" style={{ animationDelay: `${settings.timers.skeletonDelay}ms` }}>
      {Array.from({ length: rows }, (_, index) => (
        <tr key={index} className="descry-list-row" data-absent="loading">
          <SkeletonCells layout={layout}>
            {index === 0 && <span className="descry-aside">{t('UI.LOADING')}</span>}
          </SkeletonCells>
        </tr>
      ))}
    </tbody>
  );
}

/** Bars in place of values that are loading. `children` are rendered in the column for the selection. */
function SkeletonCells({ layout, children }: { readonly layout: RowLayout; readonly children?: ReactNode }) {
  return (
    <>
      <td>{children}</td>
      <VirtualCells count={layout.columns.length} range={layout.range}>
        {(index) => (
          <td key={index}>
            <span className="descry-list-bar" aria-hidden="true" />
          </td>
        )}
      </VirtualCells>
      {layout.hasMenu && <td className="descry-list-end" />}
    </>
  );
}
