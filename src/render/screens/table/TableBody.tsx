import type { MouseEvent } from 'react';
import type { Column } from '../../../generated/descriptor-types';
import { useUiText } from '../../../ui/ui-text';
import { useMedia } from '../../../ui/use-media';
import { useServices } from '../../services';
import { AbsentRow } from './AbsentRow';
import type { ColumnSpan } from './column-span';
import { EntryRow } from './EntryRow';
import type { ShownList } from './shown-list';
import type { ListView } from './use-list-view';
import type { Selection } from './use-selection';
import { WaitingCells } from './WaitingCells';

/** What a click in a row means. */
export interface RowClicks {
  readonly open: (row: number) => void;
  readonly choose: (row: number, reaches: boolean) => void;
  /** Something in the row is used, in a column. */
  readonly use: (row: number, column: string | undefined) => void;
  readonly menu: (row: number, button: Element) => void;
}

/** The rows in sight and a few around them; the room of all others is kept free above and below. */
export function TableBody(props: {
  readonly id: string;
  readonly list: ShownList;
  readonly view: ListView;
  readonly rowHeight: number;
  readonly columns: readonly Column[];
  /** The columns that are drawn. */
  readonly span: ColumnSpan;
  readonly active: number | undefined;
  readonly selection: Selection;
  readonly opens: boolean;
  readonly hasMenu: boolean;
  readonly clicks: RowClicks;
}) {
  const { id, list, view, rowHeight, columns, span, active, selection, hasMenu, clicks } = props;
  const { first, end, count } = view;
  // Where nothing can be hovered, all that can be done with a value is always in sight.
  const canHover = useMedia('(hover: hover)');
  const across = columns.length + (hasMenu ? 2 : 1);
  return (
    // What a click does can be done by the keys of the table too.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tbody onClick={(event) => onClick(event, clicks)} data-old={list.isOld || undefined}>
      <Room height={first * rowHeight} columns={across} />
      {Array.from({ length: Math.max(0, end - first) }, (_, nth) => {
        const index = first + nth;
        const entry = list.entryAt(index);
        const row = { id: `${id}-${index}`, isActive: active === index, from: span.from, end: span.end, hasMenu };
        return entry ? (
          <EntryRow
            key={index}
            {...row}
            entry={entry}
            columns={columns}
            isChosen={selection.entries.has(entry.id)}
            opens={props.opens}
            canHover={canHover}
          />
        ) : (
          <AbsentRow
            key={index}
            {...row}
            index={index}
            columns={columns.length}
            absence={list.absenceAt(index)}
            onRetry={list.retry}
          />
        );
      })}
      <Room height={(count - end) * rowHeight} columns={across} />
    </tbody>
  );
}

/** Rows while nothing is known of the list; they appear after a moment, so that a fast answer shows none. */
export function WaitingBody(props: {
  readonly rows: number;
  readonly columns: number;
  readonly span: ColumnSpan;
  readonly hasMenu: boolean;
}) {
  const { settings } = useServices();
  const say = useUiText();
  return (
    <tbody className="descry-list-waiting" style={{ animationDelay: `${settings.timers.skeletonDelay}ms` }}>
      {Array.from({ length: props.rows }, (_, at) => (
        <tr key={at} className="descry-list-row" data-absent="loading">
          <WaitingCells
            columns={props.columns}
            from={props.span.from}
            end={props.span.end}
            hasMenu={props.hasMenu}
            first={at === 0 && <span className="descry-aside">{say('UI.LOADING')}</span>}
          />
        </tr>
      ))}
    </tbody>
  );
}

/** Free room in place of rows that are not drawn. */
function Room({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className="descry-list-room">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}

function onClick(event: MouseEvent, clicks: RowClicks): void {
  const { target } = event;
  // The parts of a cell are counted too.
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-item]') : null;
  // What is opened from a row is no part of it in the page, yet its clicks come along.
  if (!(target instanceof Element) || !row || !event.currentTarget.contains(target)) return;
  const index = Number(row.dataset['item']);
  const more = target.closest('[data-action="row-actions"]');
  if (target.closest('[data-select]')) clicks.choose(index, event.shiftKey);
  else if (more) clicks.menu(index, more);
  else if (target.closest('a, button, input'))
    clicks.use(index, target.closest<HTMLElement>('[data-column]')?.dataset['column']);
  // Who marks text in a row wants to copy it.
  else if (window.getSelection()?.type !== 'Range') clicks.open(index);
}
