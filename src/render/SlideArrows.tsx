import { Button } from '@blueprintjs/core';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../ui/Icon';
import { useUiText } from '../ui/ui-text';
import type { Slides } from './use-slides';

/**
 * The way through the slides of a dialog, with the number of the stop; at an end the arrow stays and cannot be used. They
 * go while a slide loads: when they come back, so does the focus, unless it has gone elsewhere.
 */
export function SlideArrows({ slides: { stop, back, on, walked } }: { readonly slides: Slides }) {
  const say = useUiText();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (walked === undefined || !document.activeElement?.matches('[data-slide]')) return;
    const arrows = box.current?.querySelectorAll('button');
    arrows?.[walked === 'back' ? 0 : 1]?.focus({ preventScroll: true });
  }, [walked]);
  if (!stop) return null;
  const arrow = (action: 'previous' | 'next', go: (() => void) | undefined) => (
    <Button
      icon={action === 'previous' && <Icon name="chevron-left" />}
      endIcon={action === 'next' && <Icon name="chevron-right" />}
      aria-disabled={go === undefined || undefined}
      data-action={action}
      onClick={go}
    >
      {say(action === 'previous' ? 'UI.PREVIOUS' : 'UI.NEXT')}
    </Button>
  );
  return (
    <div ref={box} className="descry-slide-arrows">
      {arrow('previous', back)}
      <span className="descry-slide-stop">
        {say('UI.SLIDE_STOP', { number: String(stop.number), of: String(stop.of) })}
      </span>
      {arrow('next', on)}
    </div>
  );
}
