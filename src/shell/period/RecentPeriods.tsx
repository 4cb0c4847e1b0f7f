import type { Period, Span } from '~/state/period/period';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { usePeriodLabel } from './picked-period';

/** The custom periods that the analyst applied last. One that is chosen is marked. */
export function RecentPeriods(props: {
  readonly spans: readonly Span[];
  readonly chosen: Period;
  readonly onApply: (span: Span) => void;
}) {
  const { spans, chosen, onApply } = props;
  const labelOf = usePeriodLabel();
  const t = useTranslate();
  if (spans.length === 0) return null;
  const isChosen = ({ from, to }: Span): boolean => chosen.custom && chosen.from === from && chosen.to === to;
  const title = t('UI.PERIOD.RECENT');
  return (
    <div role="group" aria-label={title} className="descry-period-recent">
      <p aria-hidden="true">{title}</p>
      {spans.map((span) => (
        <button
          key={`${span.from} ${span.to}`}
          type="button"
          aria-current={isChosen(span) || undefined}
          data-value={`${span.from}-${span.to}`}
          onClick={() => onApply(span)}
        >
          <span>{labelOf({ ...span, custom: true }).text}</span>
          {isChosen(span) && <Icon name="tick" />}
        </button>
      ))}
    </div>
  );
}
