import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { isRightToLeft } from './direction';

const gap = 12;
const margin = 8;

/** A tooltip above its target, or below it where there is no room; `beside` it stands after the target in the line. */
export function Bubble(props: {
  readonly id: string;
  readonly width: number | undefined;
  readonly beside?: boolean;
  readonly className?: string;
  /** Finds the target; it may move while the tooltip is there. */
  readonly target: () => Element | null | undefined;
  readonly children: ReactNode;
}) {
  const { width, beside = false, className } = props;
  const bubble = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  const look = useEffectEvent((): void => {
    const around = props.target()?.getBoundingClientRect();
    const own = bubble.current?.getBoundingClientRect();
    if (!around || !own) return;
    const above = around.top - own.height - gap;
    const middle = around.top + around.height / 2 - own.height / 2;
    const centre = around.left + around.width / 2 - own.width / 2;
    const after = isRightToLeft(document.documentElement) ? around.left - own.width - gap : around.right + gap;
    const left = within(beside ? after : centre, window.innerWidth - own.width);
    const top = beside
      ? within(middle, window.innerHeight - own.height)
      : above >= margin
        ? above
        : around.bottom + gap;
    setPlace((now) => (now.left === left && now.top === top ? now : { left, top }));
  });
  useLayoutEffect(() => look());
  useEffect(() => {
    const follow = (): void => look();
    window.addEventListener('resize', follow);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', follow);
      document.removeEventListener('scroll', follow, { capture: true });
    };
  }, []);
  return (
    <span
      id={props.id}
      ref={bubble}
      role="tooltip"
      className={className === undefined ? 'descry-tooltip' : `descry-tooltip ${className}`}
      data-beside={beside || undefined}
      style={{ ...place, width }}
    >
      {props.children}
    </span>
  );
}

/** `wanted`, kept off both edges of a room whose last place is `last`. */
function within(wanted: number, last: number): number {
  return Math.max(margin, Math.min(wanted, last - margin));
}
