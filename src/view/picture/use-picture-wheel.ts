import { useEffect, useEffectEvent, useRef } from 'react';
import { useServices } from '../context/services';
import type { PictureHandle } from './use-picture';

/**
 * Zooms a picture by the wheel, a step for each notch, and by two fingers on a touchpad. A wheel that is scrolling the page
 * continues to scroll it when the picture comes below the pointer.
 */
export function usePictureWheel({ room, zoom }: PictureHandle): void {
  const { clock, settings } = useServices();
  const turnedBy = useRef(0);
  const lastScroll = useRef(-Infinity);
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const inside = event.target instanceof Node && room.current?.contains(event.target) === true;
    if (!event.ctrlKey && (!inside || clock.now() - lastScroll.current < settings.picture.wheelRest)) {
      lastScroll.current = clock.now();
      return;
    }
    if (!inside) return;
    // The page must not scroll or zoom, so the listener is not passive.
    event.preventDefault();
    turnedBy.current = turnedBy.current * event.deltaY < 0 ? event.deltaY : turnedBy.current + event.deltaY;
    // A delta in lines or pages is a whole notch.
    const isLines = event.deltaMode !== 0;
    if (
      !isLines &&
      Math.abs(turnedBy.current) < (event.ctrlKey ? settings.picture.pinchStep : settings.picture.wheelStep)
    )
      return;
    zoom(turnedBy.current > 0 ? -1 : 1, { x: event.clientX, y: event.clientY });
    turnedBy.current = 0;
  });
  useEffect(() => {
    const listener = (event: WheelEvent): void => onWheel(event);
    document.addEventListener('wheel', listener, { passive: false, capture: true });
    return () => document.removeEventListener('wheel', listener, { capture: true });
  }, []);
}
