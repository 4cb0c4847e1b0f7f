import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { isRightToLeft } from './direction';

const gap = 12;
const margin = 8;

/** What the target of a tooltip takes over, besides its own attributes. */
export interface TooltipTarget {
  readonly 'aria-describedby': string | undefined;
}

/**
 * Tells `text` on hover and on focus of its target, disabled buttons included. It stays while the pointer is on it and
 * goes with Escape. `children` is a function that draws the target.
 */
export function Tooltip(props: {
  readonly text: string | undefined;
  readonly width?: number;
  /** After the target in the direction of the line, where entries stand below each other; otherwise above it. */
  readonly beside?: boolean;
  readonly children: (target: TooltipTarget) => ReactElement;
}) {
  const { text, width, beside = false } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const target = useRef<HTMLSpanElement>(null);
  const shown = open && text !== undefined && text !== '';
  useEffect(() => {
    if (!shown) return;
    // It is no layer: the same Escape also closes what lies on top.
    const onKeyDown = ({ key }: KeyboardEvent): void => (key === 'Escape' ? setOpen(false) : undefined);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown]);
  return (
    <span
      ref={target}
      className="descry-tooltip-target"
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={(event) => setOpen(event.target.matches(':focus-visible'))}
      onBlur={() => setOpen(false)}
    >
      {props.children({ 'aria-describedby': shown ? id : undefined })}
      {shown && <Bubble id={id} text={text} width={width} beside={beside} target={target} />}
    </span>
  );
}

function Bubble(props: {
  readonly id: string;
  readonly text: string;
  readonly width: number | undefined;
  readonly beside: boolean;
  readonly target: { readonly current: HTMLElement | null };
}) {
  const { target, width, beside } = props;
  const bubble = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const around = (target.current?.firstElementChild ?? target.current)?.getBoundingClientRect();
    const own = bubble.current?.getBoundingClientRect();
    if (!around || !own) return;
    const above = around.top - own.height - gap;
    const middle = around.top + around.height / 2 - own.height / 2;
    const centre = around.left + around.width / 2 - own.width / 2;
    const after = isRightToLeft(document.documentElement) ? around.left - own.width - gap : around.right + gap;
    setPlace({
      left: within(beside ? after : centre, window.innerWidth - own.width),
      top: beside ? within(middle, window.innerHeight - own.height) : above >= margin ? above : around.bottom + gap,
    });
  }, [target, width, beside]);
  return createPortal(
    <span
      id={props.id}
      ref={bubble}
      role="tooltip"
      className="descry-tooltip"
      data-beside={beside || undefined}
      style={{ ...place, width }}
    >
      {props.text}
    </span>,
    document.body,
  );
}

/** `wanted`, kept off both edges of a room whose last place is `last`. */
function within(wanted: number, last: number): number {
  return Math.max(margin, Math.min(wanted, last - margin));
}
