import { useState } from 'react';
import { evaluate } from '../descriptor/evaluate';
import type { Dialog, Slide } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';

/** The slides of a dialog that has some: the one that is shown, and the ways to those beside it. */
export interface Slides {
  readonly slide: Slide;
  /** Position of the slide, counted from 0. */
  readonly at: number;
  /** The walk that the slide is a stop of: its number, counted from 1, and of how many. */
  readonly stop: { readonly number: number; readonly of: number } | undefined;
  /** Goes to the stop before or after; not there at the ends. */
  readonly back: (() => void) | undefined;
  readonly on: (() => void) | undefined;
  /** The way by which the slide was reached; not there for the one that was opened. */
  readonly walked: 'back' | 'on' | undefined;
}

/** Begins at the slide that the descriptor names; at the first one where there is none at that position. */
export function useSlides({ slides = [], startsAt }: Dialog, scope: Scope): Slides | undefined {
  const [{ at, walked }, setPlace] = useState<{ readonly at: number; readonly walked?: Slides['walked'] }>(() => {
    const start = startsAt && evaluate(startsAt, scope);
    return { at: typeof start === 'number' && Object.hasOwn(slides, start) ? start : 0 };
  });
  const slide = slides[at];
  if (!slide) return undefined;
  const walk = slides.flatMap((each, position) => (each.walk ? [position] : []));
  const stop = walk.indexOf(at);
  const to = (position: number | undefined, way: Slides['walked']) =>
    position === undefined ? undefined : () => setPlace({ at: position, walked: way });
  return {
    slide,
    at,
    stop: slide.walk ? { number: stop + 1, of: walk.length } : undefined,
    back: slide.walk ? to(walk[stop - 1], 'back') : undefined,
    on: slide.walk ? to(walk[stop + 1], 'on') : undefined,
    walked,
  };
}
