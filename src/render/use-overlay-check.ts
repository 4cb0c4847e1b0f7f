import { useEffect, type RefObject } from 'react';
import { lookFor } from '../lib/look-for';
import { useServices } from './services';

/** After opening, waits for the overlay of a dialog to stand in the page, and then brings it in front of every drawer. */
export function useOverlayCheck(place: RefObject<HTMLElement | null>): void {
  const { clock, settings } = useServices();
  useEffect(
    () =>
      lookFor(
        clock,
        { every: settings.dialogs.overlayCheck, most: settings.dialogs.overlayCheckMost },
        () => place.current?.querySelector<HTMLElement>('.descry-dialog-layer'),
        (overlay) => {
          const drawers = [...document.querySelectorAll('[data-testid="drawer"]')].map(layerOf);
          if (layerOf(overlay) <= Math.max(...drawers)) overlay.style.zIndex = String(Math.max(...drawers) + 1);
        },
      ),
    [clock, settings, place],
  );
}

/** Number of the layer on which an element lies; one without a number is the page's. */
function layerOf(element: Element): number {
  return Number.parseInt(getComputedStyle(element).zIndex, 10) || 0;
}
