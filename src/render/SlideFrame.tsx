import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Slides } from './use-slides';

/** Holds the content of a dialog; a change of slide begins at its top. A dialog without slides is as it is. */
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
    <div ref={box} key={at} className="descry-slide" data-slide={at}>
      {children}
    </div>
  );
}
