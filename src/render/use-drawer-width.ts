import { useState } from 'react';
import { useServices } from './services';
import { useStore } from './use-store';

/** The width of the drawer in pixels, and what changes it. */
export interface DrawerWidth {
  readonly min: number;
  readonly max: number;
  readonly initial: number;
  readonly now: number;
  readonly set: (width: number) => void;
  /** As wide as it can be, and back again. */
  readonly toggle: () => void;
}

/**
 * The width this browser keeps. A drawer with a width of its own (`own`) begins with that each time, and what becomes of
 * it is not kept.
 */
export function useDrawerWidth(own: number | undefined): DrawerWidth {
  const { settings, drawer } = useServices();
  const { widths } = settings;
  const min = widths.drawerMin;
  const max = widths.drawerMax;
  const kept = useStore(drawer.layout.width);
  const [unkept, setUnkept] = useState<number>();
  const [before, setBefore] = useState<number>();
  const initial = own ?? widths.drawer;
  const now = (own === undefined ? kept : unkept) ?? initial;
  const set = own === undefined ? drawer.layout.setWidth : setUnkept;
  const toggle = (): void => {
    if (now < max) setBefore(now);
    set(now < max ? max : (before ?? initial));
  };
  return { min, max, initial, now, set, toggle };
}
