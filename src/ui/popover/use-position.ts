import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import type * as FloatingBox from './floating-box';
import type { PositionOptions } from './position-options';

type Target = () => Element | null | undefined;

let floating: typeof FloatingBox | undefined;

/** Loads the code that computes positions. Until it is there, a box is below the start of its target. */
export async function loadPositions(): Promise<void> {
  floating ??= await import('./floating-box');
}

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
    let stop: (() => void) | undefined;
    let isOpen = true;
    const follow = (): void => void (stop = isOpen ? floating?.followBox(around, element, () => update()) : undefined);
    void loadPositions().then(follow, () => undefined);
    return () => {
      isOpen = false;
      stop?.();
    };
    // Every update finds the target again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [box]);
}

async function position(box: HTMLElement | null, target: Element | null | undefined, options: PositionOptions) {
  if (!box || !target?.isConnected) return;
  // A box that begins elsewhere may be too narrow for its text.
  if (floating && box.style.left === '') moveTo(box, 0, 0);
  if (floating) return floating.positionBox(box, target, options);
  const { left, bottom } = target.getBoundingClientRect();
  moveTo(box, left, bottom + options.gap);
}

function moveTo(box: HTMLElement, x: number, y: number): void {
  box.style.left = `${x}px`;
  box.style.top = `${y}px`;
}
