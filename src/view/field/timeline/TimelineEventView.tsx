import chevronDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-down';
import { memo, useId, useState } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { itemScope } from '~/descriptor/list';
import { rate } from '~/descriptor/scale';
import type { Column } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { isEmpty } from '~/lib/format/formatted-value';
import { timeOfDayText } from '~/lib/format/time-text';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { isOnControl } from '~/ui/is-on-control';
import { useServices } from '~/view/context/services';
import { Cell } from '~/view/value/Cell';
import { Moment } from '~/view/value/Moment';
import { ratingText } from '~/view/value/rating-text';
import type { TimelineColumns } from './timeline-columns';
import type { TimelineEvent } from './timeline-events';

interface EventProps {
  readonly columns: TimelineColumns;
  readonly event: TimelineEvent;
  readonly row: unknown;
  readonly scope: Scope;
  /** The day, if the event is the first one of it; empty if its time is unknown. */
  readonly day: string | undefined;
}

/** An event: its time, a mark, its text with values beside it, and details that open. */
export const TimelineEventView = memo(function TimelineEventView(props: EventProps) {
  const { columns, event, day } = props;
  const { zone } = useServices().format;
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const scope = itemScope(props.scope, props.row);
  const details = columns.details.filter((column) => hasValue(column, scope));
  const toggle = (): void => setOpen(!isOpen);
  return (
    <li className="descry-timeline-event" data-item={event.index}>
      {day !== undefined && <div className="descry-timeline-day">{day || t('UI.TIMELINE.UNDATED')}</div>}
      <div className="descry-timeline-entry">
        {/* The button at its end does the same with the keyboard. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div
          className="descry-timeline-line"
          data-opens={details.length > 0 || undefined}
          onClick={(click) => {
            if (details.length > 0 && !isOnControl(click)) toggle();
          }}
        >
          <span className="descry-timeline-time" data-column={columns.time.id}>
            {event.time !== undefined && <Moment time={event.time}>{timeOfDayText(event.time, zone)}</Moment>}
          </span>
          <EventMark column={columns.kind} scope={scope} />
          <EventText id={`${id}-text`} columns={columns} scope={scope} />
          {details.length > 0 && <DetailsButton id={id} isOpen={isOpen} onClick={toggle} />}
        </div>
        {details.length > 0 && (
          <dl id={`${id}-details`} className="descry-timeline-details" hidden={!isOpen}>
            {isOpen && details.map((column) => <EventDetail key={column.id} column={column} scope={scope} />)}
          </dl>
        )}
      </div>
    </li>
  );
});

/** The button that opens the details of an event. Its name has the text of the event. */
function DetailsButton(props: { readonly id: string; readonly isOpen: boolean; readonly onClick: () => void }) {
  const { id } = props;
  const t = useTranslate();
  return (
    <button
      type="button"
      className="descry-timeline-more"
      data-action="details"
      aria-expanded={props.isOpen}
      aria-controls={`${id}-details`}
      aria-labelledby={`${id}-more ${id}-text`}
      onClick={props.onClick}
    >
      <span id={`${id}-more`} className="descry-aside">
        {t('UI.TIMELINE.DETAILS')}
      </span>
      <Icon name={chevronDown} />
    </button>
  );
}

/** The mark of an event on the line of time: the icon of its kind, or a dot. */
function EventMark({ column, scope }: { readonly column: Column | undefined; readonly scope: Scope }) {
  const t = useTranslate();
  const rating = column?.type === 'state' ? rate(column.scale, evaluate(column.value, scope)) : undefined;
  const label = ratingText(rating, t, scope);
  return (
    <span className="descry-timeline-mark" data-tone={rating?.tone} data-column={column?.id}>
      {rating?.icon ? (
        <Icon name={rating.icon} size={14} />
      ) : (
        <span className="descry-timeline-dot" aria-hidden="true" />
      )}
      {label !== '' && <span className="descry-aside">{label}</span>}
    </span>
  );
}

/** The text of an event, its severity before it, and the values beside it. */
function EventText(props: { readonly id: string; readonly columns: TimelineColumns; readonly scope: Scope }) {
  const { id, columns, scope } = props;
  const { text, severity } = columns;
  const beside = columns.beside.filter((column) => hasValue(column, scope));
  return (
    <div className="descry-timeline-body">
      {severity && hasValue(severity, scope) && (
        <span className="descry-timeline-severity" data-column={severity.id}>
          <Cell column={severity} scope={scope} />
        </span>
      )}
      <span id={id} className="descry-timeline-text" data-column={text.id}>
        <Cell column={text} scope={scope} />
      </span>
      {beside.map((column) => (
        <span key={column.id} className="descry-timeline-beside" data-column={column.id}>
          <Cell column={column} scope={scope} />
        </span>
      ))}
    </div>
  );
}

function EventDetail({ column, scope }: { readonly column: Column; readonly scope: Scope }) {
  const t = useTranslate();
  return (
    <div className="descry-timeline-detail">
      <dt>{t(column.label, scope)}</dt>
      <dd data-column={column.id}>
        <Cell column={column} scope={scope} />
      </dd>
    </div>
  );
}

function hasValue(column: Column, scope: Scope): boolean {
  return column.type === 'button' || !isEmpty(evaluate(column.value, scope));
}
