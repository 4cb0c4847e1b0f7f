import { useRef, type ReactNode } from 'react';
import { usePosition } from './use-position';

const gap = 12;

/** The box of a tooltip: above its target, or below it where there is no room; `beside` it is after the target in the line. */
export function Bubble(props: {
  readonly id?: string | undefined;
  readonly width: number | undefined;
  readonly beside?: boolean;
  readonly className?: string;
  /** Finds the target; it may move while the tooltip is there. */
  readonly target: () => Element | null | undefined;
  readonly children: ReactNode;
}) {
  const { width, beside = false, className } = props;
  const bubble = useRef<HTMLSpanElement>(null);
  usePosition(bubble, props.target, { side: beside ? 'after' : 'above', gap });
  return (
    <span
      id={props.id}
      ref={bubble}
      role="tooltip"
      className={className === undefined ? 'descry-tooltip' : `descry-tooltip ${className}`}
      data-beside={beside || undefined}
      style={{ width }}
    >
      {props.children}
    </span>
  );
}
