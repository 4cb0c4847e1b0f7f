import { Button } from '@blueprintjs/core';
import { useState, type ReactNode } from 'react';
import { useUiText } from './ui-text';

/** The first `first` of `count` entries and a button for the rest. `children` draws as many entries as it is told. */
export function ShowMore(props: {
  readonly count: number;
  readonly first: number;
  readonly children: (shown: number) => ReactNode;
}) {
  const { count, first } = props;
  const text = useUiText();
  const [open, setOpen] = useState(false);
  return (
    <>
      {props.children(open ? count : Math.min(first, count))}
      {count > first && (
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
      )}
    </>
  );
}
