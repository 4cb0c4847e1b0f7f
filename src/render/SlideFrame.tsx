import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Slides } from './use-slides';
import './slides.css';

/**
 * Holds the content of a dialog. A change of slide begins at its top, and takes the focus where the arrow that had it is
 * gone. A dialog without slides is as it is.
 */
export function SlideFrame(props: { readonly slides: Slides | undefined; readonly children: ReactNode }) {
  const { slides, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const at = slides?.at;
  useLayoutEffect(() => {
    const scroller = box.current?.parentElement;
    if (scroller) scroller.scrollTop = 0;
  }, [at]);
  useLayoutEffect(() => {
    // The arrows go when something loads, at once or a moment later.
    if (slides?.walked && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  });
  if (!slides) return children;
  return (
    <div ref={box} key={at} tabIndex={-1} className="descry-slide" data-slide={at}>
      {children}
    </div>
  );
}
