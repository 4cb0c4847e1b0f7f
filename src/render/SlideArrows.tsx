import { Button } from '@blueprintjs/core';
import { Icon } from '../ui/Icon';
import { useUiText } from '../ui/ui-text';
import type { Slides } from './use-slides';

/** The way through the slides of a dialog, with the number of the stop; at an end the arrow stays and cannot be used. */
export function SlideArrows({ slides: { stop, back, on } }: { readonly slides: Slides }) {
  const say = useUiText();
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
    <div className="descry-slide-arrows">
      {arrow('previous', back)}
      <span className="descry-slide-stop">
        {say('UI.SLIDE_STOP', { number: String(stop.number), of: String(stop.of) })}
      </span>
      {arrow('next', on)}
    </div>
  );
}
