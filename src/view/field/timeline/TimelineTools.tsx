import sortAsc from '@blueprintjs/icons/lib/esm/generated/16px/paths/sort-asc';
import sortDesc from '@blueprintjs/icons/lib/esm/generated/16px/paths/sort-desc';
import type { ReactNode } from 'react';
import type { Scope } from '~/generated/contract/types';
import { formatNumber } from '~/lib/format/number';
import { useTranslate } from '~/i18n/translate';
import { toggled } from '~/lib/toggled';
import { IconButton } from '~/ui/IconButton';
import { SeverityShape } from '~/ui/SeverityShape';
import { useServices } from '~/view/context/services';
import { CopyTools, type Copied } from '~/view/value/CopyTools';
import { StateLabel } from '~/view/value/RatingLabel';
import type { EventKind } from './timeline-events';

type Order = 'newest' | 'oldest';

/** Above a timeline: a switch for each kind of event, and the button that reverses the order. */
export function TimelineTools(props: {
  readonly kinds: readonly EventKind[];
  readonly total: number;
  readonly scope: Scope;
  /** The ids of the chosen kinds; without one all events are shown. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  /** `undefined` if the timeline is not copied. */
  readonly copied: Copied | undefined;
}) {
  const { kinds, total, chosen, order } = props;
  const t = useTranslate();
  const next = order === 'newest' ? 'oldest' : 'newest';
  return (
    <div className="descry-timeline-tools">
      {kinds.length > 1 && (
        <div className="descry-timeline-kinds" role="group" aria-label={t('UI.TIMELINE.FILTER')}>
          <KindChip count={total} isPressed={chosen.size === 0} onClick={() => props.onChoose(new Set())}>
            {t('UI.TIMELINE.ALL')}
          </KindChip>
          {kinds.map(({ id, rating, count }) => (
            <KindChip
              key={id}
              count={count}
              isPressed={chosen.has(id)}
              onClick={() => props.onChoose(toggled(chosen, id))}
            >
              {rating?.severity && <SeverityShape severity={rating.severity} />}
              {rating ? <StateLabel rating={rating} scope={props.scope} /> : t('UI.TIMELINE.OTHER')}
            </KindChip>
          ))}
        </div>
      )}
      <span className="descry-timeline-buttons">
        <IconButton
          icon={order === 'newest' ? sortDesc : sortAsc}
          label={t(next === 'oldest' ? 'UI.TIMELINE.OLDEST' : 'UI.TIMELINE.NEWEST')}
          action="order"
          onClick={() => props.onOrder(next)}
        />
        {props.copied && <CopyTools copy={props.copied} quiet={false} />}
      </span>
    </div>
  );
}

function KindChip(props: {
  readonly count: number;
  readonly isPressed: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  const { format } = useServices();
  return (
    <button type="button" className="descry-timeline-kind" aria-pressed={props.isPressed} onClick={props.onClick}>
      <span className="descry-timeline-kind-name">{props.children}</span>{' '}
      <span className="descry-timeline-kind-count">{formatNumber(props.count, format)?.text}</span>
    </button>
  );
}
