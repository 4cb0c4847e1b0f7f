import { autoUpdate, computePosition, flip, offset, shift, size, type Placement } from '@floating-ui/dom';
import { isRightToLeft } from '../direction';
import type { PositionOptions, Side } from './position-options';

/** Room kept free between a box and the edges of the window, in pixels. */
const padding = 8;

/** Calls `update` whenever the box or its target moves or changes its size. Gives a function that ends this. */
export const followBox: (target: Element, box: HTMLElement, update: () => void) => () => void = autoUpdate;

/** Positions a box with `position: fixed` at its target, where the window has room for it. */
export async function positionBox(box: HTMLElement, target: Element, options: PositionOptions): Promise<void> {
  const { side, gap, shrinks = false } = options;
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
