import { Button } from '@blueprintjs/core';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import type { Dialog, Slide } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import './slides.css';

type Direction = 'previous' | 'next';

/** The current slide of a dialog, and the way to its neighbours. */
export interface Slides {
  readonly slide: Slide;
  /** Position of the slide, counted from 0. */
  readonly index: number;
  /** Position of the slide in the walk, counted from 1, and the length of the walk; `undefined` outside of the walk. */
  readonly stop: { readonly number: number; readonly of: number } | undefined;
  /** Goes to the neighbour in the walk; `undefined` at its ends. */
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  /** The direction in which the slide was entered; `undefined` for the first slide after opening. */
  readonly enteredBy: Direction | undefined;
}

/**
 * The slides of a dialog; `undefined` for a dialog without slides. The first one is that of the expression `startsAt`,
 * or the slide at position 0 if there is none at that position.
 */
export function useSlides({ slides = [], startsAt }: Dialog, scope: Scope): Slides | undefined {
  const [{ index, enteredBy }, setPosition] = useState<{ readonly index: number; readonly enteredBy?: Direction }>(
    () => {
      const start = startsAt && evaluate(startsAt, scope);
      return { index: typeof start === 'number' && Object.hasOwn(slides, start) ? start : 0 };
    },
  );
  const slide = slides[index];
  if (!slide) return undefined;
  const walk = slides.flatMap((candidate, position) => (candidate.walk ? [position] : []));
  const stop = walk.indexOf(index);
  const goTo = (position: number | undefined, direction: Direction) =>
    position === undefined ? undefined : () => setPosition({ index: position, enteredBy: direction });
  return {
    slide,
    index,
    stop: slide.walk ? { number: stop + 1, of: walk.length } : undefined,
    previous: slide.walk ? goTo(walk[stop - 1], 'previous') : undefined,
    next: slide.walk ? goTo(walk[stop + 1], 'next') : undefined,
    enteredBy,
  };
}

/**
 * The content of a dialog. A slide begins at its top and takes the focus from the dialog or from an arrow that is gone,
 * so that the arrow keys scroll it.
 */
export function SlideFrame(props: { readonly slides: Slides | undefined; readonly children: ReactNode }) {
  const { slides, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const index = slides?.index;
  useLayoutEffect(() => {
    const scroller = box.current?.parentElement;
    if (scroller) scroller.scrollTop = 0;
  }, [index]);
  if (!slides) return children;
  return (
    <div ref={box} key={index} tabIndex={-1} className="descry-slide" data-slide={index} data-first-stop>
      {children}
    </div>
  );
}

/**
 * The buttons for the previous and the next slide, with the number of the current one. They are removed while a slide
 * loads; when they return, they take the focus back unless it has moved elsewhere.
 */
export function SlideArrows({ slides: { stop, previous, next, enteredBy } }: { readonly slides: Slides }) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (enteredBy === undefined || !document.activeElement?.matches('[data-slide]')) return;
    const arrows = box.current?.querySelectorAll('button');
    arrows?.[enteredBy === 'previous' ? 0 : 1]?.focus({ preventScroll: true });
  }, [enteredBy]);
  if (!stop) return null;
  const arrow = (direction: Direction, go: (() => void) | undefined) => (
    <Button
      icon={direction === 'previous' && <Icon name="chevron-left" />}
      endIcon={direction === 'next' && <Icon name="chevron-right" />}
      aria-disabled={go === undefined || undefined}
      data-action={direction}
      onClick={go}
    >
      {t(direction === 'previous' ? 'UI.PREVIOUS' : 'UI.NEXT')}
    </Button>
  );
  return (
    <div ref={box} className="descry-slide-arrows">
      {arrow('previous', previous)}
      <span className="descry-slide-stop">
        {t('UI.SLIDE_STOP', { number: String(stop.number), of: String(stop.of) })}
      </span>
      {arrow('next', next)}
    </div>
  );
}
