import { useEffect, useId, useRef, useState, type FocusEvent, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '~/i18n/translate';
import { visibleText } from '~/lib/visible-text';
import { usePosition } from './popover/use-position';
import { Icon } from './Icon';

/** The attributes that a tooltip adds to its target. */
export interface TooltipTarget {
  readonly 'aria-describedby': string | undefined;
}

/** The text of a tooltip, or a function that composes it when it opens. */
export type TooltipText = string | (() => string);

/**
 * Shows `text` while its target is hovered or focused, also if it is a disabled button. It stays while the pointer is
 * on it; Escape closes it. `children` renders the target.
 */
export function Tooltip(props: {
  readonly text: TooltipText | undefined;
  readonly width?: number;
  /** Puts the tooltip after the target in the reading direction, for vertical lists; otherwise it is above. */
  readonly beside?: boolean;
  readonly children: (target: TooltipTarget) => ReactElement;
}) {
  const { width, beside = false } = props;
  const { isOpen, close, events } = useTooltipEvents();
  const id = useId();
  const target = useRef<HTMLSpanElement>(null);
  const text = isOpen ? composed(props.text) : '';
  const shown = text !== '';
  return (
    <span ref={target} className="descry-tooltip-target" {...events}>
      {props.children({ 'aria-describedby': shown ? id : undefined })}
      {shown && (
        <TooltipBubble
          id={id}
          width={width}
          beside={beside}
          target={() => target.current?.firstElementChild ?? target.current}
          onClose={close}
        >
          {text}
        </TooltipBubble>
      )}
    </span>
  );
}

/** Whether the tooltip of an element is open, with the events of the element that open and close it. */
function useTooltipEvents() {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const events = {
    onPointerEnter: () => setOpen(true),
    onPointerLeave: close,
    onFocus: (event: FocusEvent) => setOpen(event.target.matches(':focus-visible')),
    onBlur: close,
  };
  return { isOpen, close, events };
}

function composed(text: TooltipText | undefined): string {
  return (typeof text === 'function' ? text() : text) ?? '';
}

/** The box of a tooltip at the end of the document. Escape closes it. */
export function TooltipBubble(props: {
  readonly id?: string;
  readonly width?: number | undefined;
  readonly beside?: boolean;
  readonly target: () => Element | null;
  readonly onClose: () => void;
  readonly children: string;
}) {
  const { id, width, beside = false, target, onClose } = props;
  useEffect(() => {
    // It is no layer: the same Escape also closes what lies on top.
    const onKeyDown = ({ key }: KeyboardEvent): void => (key === 'Escape' ? onClose() : undefined);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return createPortal(
    <Bubble id={id} width={width} beside={beside} target={target}>
      {visibleText(props.children)}
    </Bubble>,
    document.body,
  );
}

const gap = 12;

/**
 * The box of a tooltip: above its target, or below it if there is no space above; with `beside` after it in the reading
 * direction.
 */
export function Bubble(props: {
  readonly id?: string | undefined;
  readonly width: number | undefined;
  readonly beside?: boolean;
  readonly className?: string;
  /** Returns the target, which may move while the tooltip is open. */
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

/** A small question mark that explains a label on hover and focus. */
export function HelpTip(props: { readonly label: string; readonly help: string }) {
  const t = useTranslate();
  return (
    <Tooltip text={props.help}>
      {(target) => (
        <button type="button" className="descry-help" aria-label={t('UI.HELP', { label: props.label })} {...target}>
          <Icon name="help" size={12} />
        </button>
      )}
    </Tooltip>
  );
}
