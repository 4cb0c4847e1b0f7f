import type { Column, TimelineField } from '~/generated/contract/descriptor-types';

/** What an event has, as columns: so its values are drawn, copied and get their menus as those of a table. */
export interface TimelineColumns {
  readonly time: Column;
  /** The text, a link to the drawer of an object if the descriptor names one. */
  readonly text: Column;
  readonly kind: Column | undefined;
  readonly severity: Column | undefined;
  /** On the line of the event, after its text. */
  readonly beside: readonly Column[];
  /** Shown when the reader opens the event. */
  readonly details: readonly Column[];
  /** All of them, in the order of a copied table. */
  readonly all: readonly Column[];
}

/** The columns of a timeline. The ids of those that every timeline has begin with `event.`. */
export function timelineColumns(field: TimelineField): TimelineColumns {
  const { object, kind, severity, columns: beside = [], details = [] } = field;
  const event = { id: 'event.text', label: { key: 'UI.TIMELINE.EVENT' }, value: field.text };
  const text: Column = object
    ? { ...object, ...event, type: 'object', objectId: object.objectId ?? field.text }
    : { ...event, type: 'text' };
  const time: Column = { type: 'dateTime', id: 'event.time', label: { key: 'UI.TIMELINE.TIME' }, value: field.time };
  const kindColumn: Column | undefined = kind && {
    ...{ type: 'state', id: 'event.kind', label: { key: 'UI.TIMELINE.KIND' } },
    ...kind,
  };
  const severityColumn: Column | undefined = severity && {
    ...{ type: 'scale', id: 'event.severity', label: { key: 'UI.TIMELINE.SEVERITY' } },
    ...severity,
  };
  const all = [time, kindColumn, severityColumn, text, ...beside, ...details].filter((column) => column !== undefined);
  return { time, text, kind: kindColumn, severity: severityColumn, beside, details, all };
}
