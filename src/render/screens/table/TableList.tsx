import { useEffect, useRef } from 'react';
import { withoutFilters } from '../../../descriptor/screen-address';
import type { TableScreen } from '../../../generated/descriptor-types';
import { ErrorPanel } from '../../../ui/ErrorPanel';
import { useUiText } from '../../../ui/ui-text';
import { useServices } from '../../services';
import { noData } from '../../source-failure';
import { useMessage, useText } from '../../use-text';
import type { ScreenProps } from '../screen-props';
import { EmptyList } from './EmptyList';
import { ExportNote } from './ExportNote';
import { ListBox } from './ListBox';
import { RefusedNote, StaleNote } from './ListNotes';
import { SelectionBar } from './SelectionBar';
import { columnsForAddress } from './shown-columns';
import type { ShownList } from './shown-list';
import './table.css';
import './cells.css';
import './list-parts.css';
import { TableFoot } from './TableFoot';
import { useColumns } from './use-columns';
import { useExport } from './use-export';
import { useFill } from './use-fill';
import { useGrid } from './use-grid';
import { useListPlace, type Start } from './use-list-place';
import { useListView } from './use-list-view';
import type { Question } from './use-question';
import { useSelection } from './use-selection';

/**
 * A list with all that can be done with it: notes above it, the table in a box of its own, and below it its state and what is done
 * with the chosen rows, where what comes and goes moves no row.
 */
export function TableList(props: {
  readonly screen: TableScreen;
  readonly list: ShownList;
  readonly question: Question;
  /** What the reader looks at. */
  readonly place: string;
  readonly start: Start;
  readonly size: number;
  /** What the list is narrowed by; the choice of rows belongs to it. */
  readonly narrowed: string;
  readonly address: ScreenProps['address'];
  readonly change: ScreenProps['change'];
  readonly onRefresh: () => void;
}) {
  const { screen, list, question, place, start, size, address, change } = props;
  const { settings } = useServices();
  const say = useUiText();
  const text = useText();
  const message = useMessage();
  const box = useRef<HTMLDivElement>(null);
  useFill(box);
  const noun = screen.noun ? text(screen.noun, list.scope) : say('UI.TABLE_ENTRIES');
  const hasRows = list.state === 'data' || list.state === 'stale';
  const view = useListView(hasRows ? list.total : 0, settings.screens.rowHeight);
  const shownOf = hasRows && !list.isOld ? place : undefined;
  useListPlace({ start, view, size, shown: shownOf, page: address.page, change });
  const { see } = list;
  const { top, visible } = view;
  useEffect(() => {
    if (shownOf !== undefined) see(top, top + visible);
  }, [see, shownOf, top, visible]);

  const selection = useSelection(props.narrowed);
  const shown = useColumns(screen.columns, address.columns, {
    scope: list.scope,
    room: view.width,
    hasMenu: screen.rowActions !== undefined,
  });
  const taking = useExport(list, { columns: shown.named, size, name: screen.id });
  const grid = useGrid({ screen, list, view, shown, selection, taking, noun, place });
  const filters = withoutFilters(screen, address);
  const rest = screen.columns.filter((column) => !shown.columns.includes(column));
  return (
    <div ref={box} className="descry-list" data-testid="list" data-list={screen.id} data-state={list.state}>
      <RefusedNote refused={address.refused} />
      {list.state === 'stale' && <StaleNote list={list} />}
      <ListBox {...{ screen, list, noun, view, shown, grid, selection, change }} sort={question.sort}>
        {list.state === 'empty' && (
          <EmptyList
            whenEmpty={screen.whenEmpty}
            scope={list.scope}
            noun={noun}
            onClear={filters && (() => change({ filters, page: undefined }))}
          />
        )}
        {list.state === 'failed' && (
          <ErrorPanel
            message={message(list.failure?.message ?? noData)}
            {...(list.failure?.traceId !== undefined && { traceId: list.failure.traceId })}
            onRetry={() => list.retry()}
          />
        )}
      </ListBox>
      <SelectionBar
        selection={selection}
        taking={taking}
        onClear={() => {
          selection.clear();
          grid.focus();
        }}
      />
      <ExportNote taking={taking} />
      <TableFoot
        list={list}
        noun={noun}
        onRefresh={props.onRefresh}
        from={top + 1}
        to={Math.min(list.total, top + visible)}
        taking={taking}
        chooser={{
          all: [...shown.named, ...rest.map((column) => ({ column, name: text(column.label, list.scope) }))],
          shown: shown.columns,
          onChoose: (ids) => change({ columns: ids && columnsForAddress(screen.columns, ids) }, { replace: true }),
        }}
      />
    </div>
  );
}
