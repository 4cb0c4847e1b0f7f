import { Button } from '@blueprintjs/core';
import { useEffect, useState, type ReactNode } from 'react';
import { showNumber } from '../descriptor/format/number';
import { useUiText } from '../ui/ui-text';
import { useServices } from './services';

/** How much of a list is drawn, and the buttons that change it. */
export interface LongList {
  readonly drawn: number;
  /** Entries that are drawn in one go. */
  readonly piece: number;
  readonly button: ReactNode;
}

/**
 * The first entries of a list, then at each click some hundreds more. They are drawn piece by piece, so that no frame
 * takes long, and stay in the page, for screen readers, the keyboard and the search of the browser. An entry that is
 * as much to draw as several has a `weight`.
 */
export function useLongList(count: number, first: number, weight = 1): LongList {
  const { settings } = useServices();
  const { drawnAtOnce, listStep } = settings.limits;
  const [reach, setReach] = useState(first);
  const shown = Math.min(Math.max(reach, first), count);
  const piece = Math.max(1, Math.floor(drawnAtOnce / weight));
  const drawn = useGrowth(shown, piece, Math.max(piece, Math.min(first, drawnAtOnce)));
  if (count <= first) return { drawn, piece, button: null };
  const more = (): void => setReach(Math.min(shown + listStep, count));
  return { drawn, piece, button: <Buttons {...{ first, shown, count, more }} less={() => setReach(first)} /> };
}

function Buttons(props: {
  readonly first: number;
  readonly shown: number;
  readonly count: number;
  readonly more: () => void;
  readonly less: () => void;
}) {
  const { format, settings } = useServices();
  const say = useUiText();
  const { first, shown, count, less } = props;
  const rest = count - shown;
  const step = Math.min(rest, settings.limits.listStep);
  const number = (value: number): string => showNumber(value, format)?.text ?? '';
  const whole = rest === 0;
  return (
    <>
      {/* One button all the way, so that it keeps the focus when the end is reached. */}
      <More
        action={whole ? 'less' : 'more'}
        expanded={whole}
        label={
          whole
            ? say('UI.LESS')
            : step === rest
              ? say('UI.MORE', { count: number(rest) })
              : say('UI.MORE_OF', { count: number(step), rest: number(rest) })
        }
        onClick={whole ? less : props.more}
      />
      {!whole && shown > first && <More action="less" expanded label={say('UI.LESS')} onClick={less} />}
    </>
  );
}

function More(props: {
  readonly action: 'more' | 'less';
  readonly expanded: boolean;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <Button
      className="descry-more"
      variant="minimal"
      size="small"
      aria-expanded={props.expanded}
      data-action={props.action}
      onClick={props.onClick}
    >
      {props.label}
    </Button>
  );
}

/** Grows piece by piece from `start` up to `end`, whenever the browser has had time for something else. */
function useGrowth(end: number, piece: number, start: number): number {
  const { clock } = useServices();
  const [reach, setReach] = useState(start);
  if (end <= start && reach > start) setReach(start);
  useEffect(() => {
    if (reach >= end) return;
    const timer = clock.setTimeout(() => setReach(reach + piece), 0);
    return () => clock.clearTimeout(timer);
  }, [clock, reach, end, piece]);
  return Math.min(reach, end);
}
