import { useCallback, useMemo, useState } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { itemScope, listEntries } from '~/descriptor/list';
import type { TimelineField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { SequenceContext } from '~/view/action/drawer-sequence';
import { cellPart } from '~/view/cell-menu/cell-part';
import { useCellMenu } from '~/view/cell-menu/use-cell-menu';
import { useServices } from '~/view/context/services';
import { IncrementalList, useIncrementalList } from '~/view/data/use-incremental-list';
import { tableText } from '~/view/value/cell-text';
import { firstEntries } from '~/view/value/CopyTools';
import { useFormatContext } from '~/view/value/formats/use-format-context';
import { useTableSequence } from '~/view/value/table-sequence';
import type { FieldProps } from '../field-component';
import { Line } from '../Line';
import { timelineColumns, type TimelineColumns } from './timeline-columns';
import { dayOf, orderedEvents, timelineOf, type TimelineEvent } from './timeline-events';
import { TimelineEventView } from './TimelineEventView';
import { TimelineTools } from './TimelineTools';
import './timeline.css';

/** Events that are shown before the reader requests more. */
const firstEvents = 30;

/** A timeline with fewer events has no filters. */
const minEventsForTools = 2;

/** The cost of an event, as a number of simple items. */
const eventWeight = 6;

/** Events in the order of time, grouped by day, which are filtered by kind. The first ones are shown, then more. */
export function TimelineView({ field, scope }: FieldProps<TimelineField>) {
  const context = useFormatContext();
  const rows = useMemo(() => listEntries(evaluate(field.value, scope)), [field, scope]);
  const columns = useMemo(() => timelineColumns(field), [field]);
  const { events, kinds } = useMemo(() => timelineOf(field, rows, scope), [field, rows, scope]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [order, setOrder] = useState(field.order ?? 'newest');
  const shown = useMemo(() => orderedEvents(events, chosen, order), [events, chosen, order]);
  const list = useIncrementalList(shown.length, firstEvents, eventWeight);
  const copyText = (some: readonly TimelineEvent[]): string => {
    const entries = some.map(({ index }) => rows[index]);
    return tableText({ columns: columns.all }, entries, scope, context);
  };
  const copied = { first: copyText(shown.slice(0, firstEntries)), all: () => copyText(shown) };
  const hasTools = rows.length >= minEventsForTools;
  return (
    <Line
      field={field}
      scope={scope}
      wide
      count={field.count ? rows.length : undefined}
      beside={list.button}
      copy={hasTools ? undefined : copied}
    >
      {rows.length > 0 && (
        <>
          {hasTools && (
            <TimelineTools
              kinds={kinds}
              total={rows.length}
              scope={scope}
              chosen={chosen}
              onChoose={setChosen}
              order={order}
              onOrder={setOrder}
              copied={field.copy === false ? undefined : copied}
            />
          )}
          <TimelineEvents {...{ field, scope, rows, columns, shown, drawn: list.drawn, piece: list.piece }} />
        </>
      )}
    </Line>
  );
}

interface ShownEvents {
  readonly field: TimelineField;
  readonly scope: Scope;
  readonly rows: readonly unknown[];
  readonly columns: TimelineColumns;
  /** In the order shown. */
  readonly shown: readonly TimelineEvent[];
}

/** The events with the days before them. */
function TimelineEvents(props: ShownEvents & { readonly drawn: number; readonly piece: number }) {
  const { field, scope, rows, columns, shown } = props;
  const { zone } = useServices().format;
  const { t } = useFormatContext();
  const { sequenceOf, cellMenu } = useEventCells(props, t(field.label, scope));
  const draw = useCallback(
    (at: number) => {
      const event = shown[at];
      if (!event) return null;
      const before = shown[at - 1];
      const day = dayOf(event, zone);
      const isNewDay = before === undefined || dayOf(before, zone) !== day;
      return (
        <TimelineEventView
          key={event.index}
          columns={columns}
          event={event}
          row={rows[event.index]}
          scope={scope}
          day={isNewDay ? day : undefined}
        />
      );
    },
    [shown, rows, columns, scope, zone],
  );
  return (
    <div className="descry-timeline">
      <ol className="descry-timeline-events" aria-label={t(field.label, scope)} {...cellMenu.handlers}>
        <SequenceContext value={sequenceOf}>
          <IncrementalList drawn={Math.min(props.drawn, shown.length)} draw={draw} piece={props.piece} />
        </SequenceContext>
      </ol>
      {cellMenu.menu}
    </div>
  );
}

/** The drawer sequences of the objects in a timeline, and the menus of its values. */
function useEventCells({ scope, rows, columns, shown }: ShownEvents, title: string) {
  const ordered = useMemo(() => shown.map(({ index }) => rows[index]), [shown, rows]);
  const table = useMemo(() => ({ columns: columns.all }), [columns]);
  const sequenceOf = useTableSequence(table, ordered, scope, title);
  const cellMenu = useCellMenu((target) => {
    const event = target.closest<HTMLElement>('.descry-timeline-event');
    const cell = target.closest<HTMLElement>('[data-column]');
    if (!event || !cell) return undefined;
    const column = columns.all.find(({ id }) => id === cell.dataset['column']);
    const eventScope = itemScope(scope, rows[Number(event.dataset['item'])]);
    return cellPart(column, eventScope, { element: cell, target }, sequenceOf);
  });
  return { sequenceOf, cellMenu };
}
