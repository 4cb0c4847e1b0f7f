import { autoUpdate, computePosition, flip, offset, shift, size, type Placement } from '@floating-ui/dom';
import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { isRightToLeft } from '../direction';

/** Room kept free between a box and the edges of the window, in pixels. */
const padding = 8;

/**
 * The position of a box: below or above its target, aligned with its start or end, or after it in the reading
 * direction.
 */
export type Side = 'below-start' | 'below-end' | 'above' | 'after' | 'after-top';

/** The options of a position. */
export interface PositionOptions {
  readonly side: Side;
  /** The distance between target and box, in pixels. */
  readonly gap: number;
  /** True if a box that does not fit becomes lower; its content must scroll. */
  readonly shrinks?: boolean;
}

type Target = () => Element | null | undefined;

/**
 * Positions a box with `position: fixed` at its target, also when either moves or changes its size. Without enough
 * space the box is on the opposite side, and it never leaves the window. `target` is called each time, because the
 * element may be replaced; while it returns none, the box stays in its position.
 */
export function usePosition(box: RefObject<HTMLElement | null>, target: Target, options: PositionOptions): void {
  const update = useEffectEvent((): void => void position(box.current, target(), options));
  useLayoutEffect(() => void update());
  useEffect(() => {
    const [element, around] = [box.current, target()];
    if (!element || !around) return;
    const stop = autoUpdate(around, element, () => update());
    return stop;
    // Every update finds the target again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [box]);
}

async function position(box: HTMLElement | null, target: Element | null | undefined, options: PositionOptions) {
  if (!box || !target?.isConnected) return;
  const { side, gap, shrinks = false } = options;
  // A box that begins elsewhere may be too narrow for its text.
  if (box.style.left === '') Object.assign(box.style, { left: '0', top: '0' });
  const { x, y } = await computePosition(target, box, {
    strategy: 'fixed',
    placement: placementOf(side, isRightToLeft(document.documentElement)),
    middleware: [
      offset(gap),
      flip({ padding, fallbackStrategy: 'bestFit' }),
      shift({ padding, crossAxis: side === 'after' || side === 'after-top' }),
      shrinks && size({ padding, apply: ({ availableHeight, elements }) => limit(elements.floating, availableHeight) }),
    ],
  });
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}

function placementOf(side: Side, rightToLeft: boolean): Placement {
  switch (side) {
    case 'below-start':
      return 'bottom-start';
    case 'below-end':
      return 'bottom-end';
    case 'above':
      return 'top';
    case 'after':
      return rightToLeft ? 'left' : 'right';
    case 'after-top':
      return rightToLeft ? 'left-start' : 'right-start';
  }
}

function limit(box: HTMLElement, height: number): void {
  box.style.maxHeight = `${Math.max(height, 0)}px`;
}
