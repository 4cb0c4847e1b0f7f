import { useEffect, useEffectEvent, useRef } from 'react';
import { useServices } from '../../services';
import type { PictureHandle } from './use-picture';

/**
 * Zooms a picture by the wheel, a step for each notch, and by two fingers on a pad. A wheel that has been scrolling the
 * page goes on doing so when the picture comes below the pointer.
 */
export function usePictureWheel({ room, zoom }: PictureHandle): void {
  const { clock, settings } = useServices();
  const turned = useRef(0);
  const scrolled = useRef(-Infinity);
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const inside = event.target instanceof Node && room.current?.contains(event.target) === true;
    if (!event.ctrlKey && (!inside || clock.now() - scrolled.current < settings.picture.wheelRest)) {
      scrolled.current = clock.now();
      return;
    }
    if (!inside) return;
    // Not passive: the page must stay where it is, and not be zoomed itself.
    event.preventDefault();
    turned.current = turned.current * event.deltaY < 0 ? event.deltaY : turned.current + event.deltaY;
    // Turns that are told in lines or pages are whole notches.
    const isLines = event.deltaMode !== 0;
    if (
      !isLines &&
      Math.abs(turned.current) < (event.ctrlKey ? settings.picture.pinchStep : settings.picture.wheelStep)
    )
      return;
    zoom(turned.current > 0 ? -1 : 1, { x: event.clientX, y: event.clientY });
    turned.current = 0;
  });
  useEffect(() => {
    const listener = (event: WheelEvent): void => onWheel(event);
    document.addEventListener('wheel', listener, { passive: false, capture: true });
    return () => document.removeEventListener('wheel', listener, { capture: true });
  }, []);
}
