import { Button } from '@blueprintjs/core';
import { useEffect, useState, type ReactNode } from 'react';
import { showNumber } from '../descriptor/format/number';
import { useUiText } from '../ui/ui-text';
import { useServices } from './services';

/** How much of a list is drawn, and the button that changes it. */
export interface LongList {
  readonly drawn: number;
  readonly button: ReactNode;
}

/**
 * The first entries of a list, then all of them at a click. Many are drawn piece by piece, so that no frame takes long;
 * in the end all stand in the page, for screen readers, the keyboard and the search of the browser.
 */
export function useLongList(count: number, first: number): LongList {
  const { format, settings } = useServices();
  const say = useUiText();
  const [open, setOpen] = useState(false);
  const shown = open ? count : Math.min(first, count);
  const drawn = useGrowth(shown, settings.limits.drawnAtOnce);
  if (count <= first) return { drawn, button: null };
  const rest = showNumber(count - first, format)?.text ?? '';
  return {
    drawn,
    button: (
      <Button
        className="descry-more"
        variant="minimal"
        size="small"
        aria-expanded={open}
        data-action={open ? 'less' : 'more'}
        onClick={() => setOpen(!open)}
      >
        {open ? say('UI.LESS') : say('UI.MORE', { count: rest })}
      </Button>
    ),
  };
}

/** Grows from one piece up to `end`, whenever the browser has had time for something else. */
function useGrowth(end: number, piece: number): number {
  const { clock } = useServices();
  const [reach, setReach] = useState(piece);
  if (end <= piece && reach > piece) setReach(piece);
  useEffect(() => {
    if (reach >= end) return;
    const timer = clock.setTimeout(() => setReach(reach + piece), 0);
    return () => clock.clearTimeout(timer);
  }, [clock, reach, end, piece]);
  return Math.min(reach, end);
}
