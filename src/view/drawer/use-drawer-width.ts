import { useState } from 'react';
import { useServices } from '../context/services';
import { useStore } from '../context/use-store';

/** The width of the drawer in pixels, and the functions that change it. */
export interface DrawerWidth {
  readonly min: number;
  readonly max: number;
  readonly initial: number;
  readonly now: number;
  readonly set: (width: number) => void;
  /** Switches between the largest width and the one before. */
  readonly toggle: () => void;
}

/**
 * The width of the drawer, which the browser stores. A drawer whose descriptor has a width (`ownWidth`) begins with
 * that width each time, and its changes are not stored.
 */
export function useDrawerWidth(ownWidth: number | undefined): DrawerWidth {
  const { settings, drawer } = useServices();
  const { widths } = settings;
  const min = widths.drawerMin;
  const max = widths.drawerMax;
  const storedWidth = useStore(drawer.layout.width);
  const [unstoredWidth, setUnstoredWidth] = useState<number>();
  const [widthBefore, setWidthBefore] = useState<number>();
  const initial = ownWidth ?? widths.drawer;
  const now = (ownWidth === undefined ? storedWidth : unstoredWidth) ?? initial;
  const set = ownWidth === undefined ? drawer.layout.setWidth : setUnstoredWidth;
  const toggle = (): void => {
    if (now < max) setWidthBefore(now);
    set(now < max ? max : (widthBefore ?? initial));
  };
  return { min, max, initial, now, set, toggle };
}
