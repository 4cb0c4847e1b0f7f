import { Button } from '@blueprintjs/core';
import { useState, type ReactNode } from 'react';
import { useUiText } from './ui-text';

/** How many of `count` entries to draw, the first `first` to begin with, and the button that changes it. */
export function useShowMore(count: number, first: number): { readonly shown: number; readonly button: ReactNode } {
  const text = useUiText();
  const [open, setOpen] = useState(false);
  if (count <= first) return { shown: count, button: null };
  return {
    shown: open ? count : first,
    button: (
      <Button
        className="descry-more"
        variant="minimal"
        size="small"
        aria-expanded={open}
        data-action={open ? 'less' : 'more'}
        onClick={() => setOpen(!open)}
      >
        {open ? text('UI.LESS') : text('UI.MORE', { count: count - first })}
      </Button>
    ),
  };
}
