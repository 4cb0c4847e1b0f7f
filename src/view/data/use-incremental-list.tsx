import { Classes } from '@blueprintjs/core';
import { memo, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { formatNumber } from '~/lib/format/number';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '../context/services';
import { useGrowth } from './use-growth';

/** The rendered part of a list, and the buttons that change it. */
export interface IncrementalListState {
  /** Number of rendered items. */
  readonly drawn: number;
  /** Number of items that are rendered in one batch. */
  readonly piece: number;
  readonly button: ReactNode;
}

/**
 * Follows a list that shows its first items, and some hundreds more at each click. They are rendered in batches, so
 * that no frame takes long, and stay on the page for screen readers, the keyboard and the browser's search. `weight` is
 * the cost of an item, as a number of simple items.
 */
export function useIncrementalList(count: number, first: number, weight = 1): IncrementalListState {
  const { settings } = useServices();
  const { renderBatch } = settings.limits;
  const [shownEnd, setShownEnd] = useState(first);
  const shown = Math.min(Math.max(shownEnd, first), count);
  const batch = Math.max(1, Math.floor(renderBatch / weight));
  const drawn = useGrowth(shown, batch, Math.max(batch, Math.min(first, renderBatch)));
  const button = count > first ? <Buttons {...{ first, shown, count, onShow: setShownEnd }} /> : null;
  return { drawn, piece: batch, button };
}

/** Memoized, because a list renders again for each batch, and texts with numbers take long. */
const Buttons = memo(function Buttons(props: {
  readonly first: number;
  readonly shown: number;
  readonly count: number;
  /** Shows so many items. */
  readonly onShow: (count: number) => void;
}) {
  const { format, settings } = useServices();
  const t = useTranslate();
  const { first, shown, count, onShow } = props;
  const rest = count - shown;
  const step = Math.min(rest, settings.limits.listStep);
  const less = (): void => onShow(first);
  const isComplete = rest === 0;
  return (
    <>
      {/* The same button at the end of the list, so that it retains the focus. */}
      <ListButton
        action={isComplete ? 'less' : 'more'}
        expanded={isComplete}
        label={
          isComplete
            ? t('UI.LESS')
            : step === rest
              ? t('UI.MORE', { count: rest })
              : t('UI.MORE_OF', { count: step, rest: formatNumber(rest, format)?.text ?? '' })
        }
        onClick={isComplete ? less : () => onShow(shown + step)}
      />
      {!isComplete && shown > first && <ListButton action="less" expanded label={t('UI.LESS')} onClick={less} />}
    </>
  );
});

/** What Blueprint's small minimal `Button` draws, which renders twice: a drawer can have a hundred of these. */
const listButton = `${Classes.BUTTON} ${Classes.MINIMAL} ${Classes.SMALL} descry-more`;

function ListButton(props: {
  readonly action: 'more' | 'less';
  readonly expanded: boolean;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={listButton}
      aria-expanded={props.expanded}
      data-action={props.action}
      onClick={props.onClick}
    >
      <span className={Classes.BUTTON_TEXT}>{props.label}</span>
    </button>
  );
}

type RenderItem = (index: number) => ReactNode;

/**
 * Renders the items 0 to `drawn`. Batches are memoized as long as `draw` is the same function; when it changes,
 * thousands of items render in the background.
 */
export function IncrementalList(props: { readonly drawn: number; readonly draw: RenderItem; readonly piece?: number }) {
  const latest = useMemo(() => ({ drawn: props.drawn, draw: props.draw }), [props.drawn, props.draw]);
  const { drawn, draw } = useDeferredValue(latest);
  const { renderBatch } = useServices().settings.limits;
  const size = props.piece ?? renderBatch;
  return Array.from({ length: Math.ceil(drawn / size) }, (_, batch) => (
    <Batch key={batch} from={batch * size} to={Math.min((batch + 1) * size, drawn)} draw={draw} />
  ));
}

const Batch = memo(function Batch(props: { readonly from: number; readonly to: number; readonly draw: RenderItem }) {
  const { from, to, draw } = props;
  return Array.from({ length: to - from }, (_, index) => draw(from + index));
});
