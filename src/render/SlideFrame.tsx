import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Slides } from './use-slides';
import './slides.css';

/**
 * Holds the content of a dialog. A slide begins at its top, where the focus goes on opening and when the arrow that had
 * it is gone, so that the arrow keys scroll. A dialog without slides is as it is.
 */
export function SlideFrame(props: { readonly slides: Slides | undefined; readonly children: ReactNode }) {
  const { slides, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const at = slides?.at;
  useLayoutEffect(() => {
    const scroller = box.current?.parentElement;
    if (scroller) scroller.scrollTop = 0;
  }, [at]);
  if (!slides) return children;
  return (
    <div ref={box} key={at} tabIndex={-1} className="descry-slide" data-slide={at} data-first-stop>
      {children}
    </div>
  );
}
