import { useCallback, useId, type ReactNode } from 'react';
import type { SortOrder } from '../../../descriptor/screen-address';
import type { TableScreen } from '../../../generated/descriptor-types';
import { useUiText } from '../../../ui/ui-text';
import { useServices } from '../../services';
import { useCutTip } from '../CutTip';
import type { ScreenProps } from '../screen-props';
import { ColumnGroup } from './ColumnGroup';
import { Headings } from './Headings';
import { RowMenu } from './RowMenu';
import { SelectAll } from './SelectAll';
import type { ShownList } from './shown-list';
import { sortAfter, sortForAddress } from './sort-after';
import { TableBody, WaitingBody } from './TableBody';
import { useColumnSpan } from './use-column-span';
import type { ShownColumns } from './use-columns';
import type { Grid } from './use-grid';
import type { ListView } from './use-list-view';
import type { Selection } from './use-selection';

/** The table in a box that scrolls both ways; `children` stand in it in place of rows. */
export function ListBox(props: {
  readonly screen: TableScreen;
  readonly list: ShownList;
  readonly noun: string;
  readonly view: ListView;
  readonly shown: ShownColumns;
  readonly grid: Grid;
  readonly selection: Selection;
  readonly sort: SortOrder | undefined;
  readonly change: ScreenProps['change'];
  readonly children: ReactNode;
}) {
  const { screen, list, view, shown, grid, selection, sort, change } = props;
  const { settings } = useServices();
  const say = useUiText();
  const id = useId();
  const tip = useCutTip(shown.columns, (index) => list.entryAt(index)?.scope);
  const { rowHeight } = settings.screens;
  const { columns, named, widths } = shown;
  const { span, onScroll } = useColumnSpan(widths, view.width);
  const hasMenu = screen.rowActions !== undefined;
  const { active, table, frame } = grid;
  const { box, first, end, visible, top } = view;
  const isWaiting = list.state === 'loading';
  const hasRows = list.state === 'data' || list.state === 'stale';
  const onSort = useCallback(
    (key: string) => change({ sort: sortForAddress(sortAfter(sort, key), screen.sort), page: undefined }),
    [change, sort, screen],
  );
  const inView = Array.from({ length: visible }, (_, nth) => list.entryAt(top + nth) ?? []).flat();
  return (
    <div ref={frame} className="descry-list-frame">
      <div
        ref={box}
        className="descry-list-box"
        style={{ '--descry-list-row': `${rowHeight}px` }}
        onScroll={(event) => {
          view.onScroll(event);
          onScroll(event);
          event.currentTarget.toggleAttribute('data-aside', event.currentTarget.scrollLeft !== 0);
          tip.hide();
          grid.closeMenu();
        }}
        {...tip.handlers}
      >
        {(hasRows || isWaiting) && (
          <table
            ref={table}
            role="grid"
            className="descry-list-table"
            aria-label={props.noun}
            aria-describedby={`${id}-keys`}
            aria-multiselectable="true"
            aria-rowcount={hasRows ? list.total + 1 : -1}
            aria-colcount={columns.length + (hasMenu ? 2 : 1)}
            aria-busy={list.isBusy || isWaiting}
            aria-activedescendant={
              active !== undefined && active >= first && active < end ? `${id}-${active}` : undefined
            }
            tabIndex={0}
            style={{ width: shown.whole }}
            onKeyDown={grid.onKeyDown}
            onFocus={({ target, currentTarget }) => {
              if (target === currentTarget) grid.begin();
            }}
          >
            <ColumnGroup widths={widths} hasMenu={hasMenu} />
            <thead>
              <tr aria-rowindex={1}>
                <th scope="col" className="descry-list-select" aria-colindex={1}>
                  <SelectAll inView={inView} selection={selection} />
                </th>
                <Headings
                  about={`${id}-width`}
                  columns={named}
                  widths={widths}
                  sort={sort}
                  onSort={onSort}
                  onResize={shown.resize}
                />
                {hasMenu && (
                  <th scope="col" className="descry-list-end" aria-colindex={columns.length + 2}>
                    <span className="descry-aside">{say('UI.TABLE_ACTIONS')}</span>
                  </th>
                )}
              </tr>
            </thead>
            {hasRows && (
              <TableBody
                id={id}
                list={list}
                view={view}
                rowHeight={rowHeight}
                columns={columns}
                span={span}
                active={active}
                selection={selection}
                opens={screen.open !== undefined}
                hasMenu={hasMenu}
                clicks={grid.clicks}
              />
            )}
            {isWaiting && <WaitingBody rows={visible} columns={columns.length} span={span} hasMenu={hasMenu} />}
          </table>
        )}
        {props.children}
      </div>
      {grid.menu && (
        <RowMenu
          buttons={screen.rowActions ?? []}
          scope={grid.menu.entry.scope}
          place={grid.menu.place}
          onClose={() => {
            grid.closeMenu();
            grid.focus();
          }}
        />
      )}
      <span id={`${id}-keys`} hidden>
        {say('UI.TABLE_KEYS')}
      </span>
      <span id={`${id}-width`} hidden>
        {say('UI.TABLE_COLUMN_WIDTH')}
      </span>
      {tip.tip}
    </div>
  );
}
