import { useEffect, useId, useRef, type ReactNode } from 'react';
import { focusable } from './focusable';
import { IconButton } from './IconButton';
import { useLayer } from './layers';
import { useUiText } from './ui-text';
import { useConceal } from './use-conceal';
import { useFocusReturn } from './use-focus-return';
import { useFocusTrap } from './use-focus-trap';

/** What a dialog's box is drawn by. */
interface DialogFrameProps {
  readonly id: string;
  readonly title: string;
  /** Whether a title that changes is told, as one that names the slide shown. */
  readonly tellsTitle?: boolean;
  /** Of the outer box, in pixels; a box as large as the window has none. */
  readonly width: number;
  /** Of the outer box, in pixels; without one it grows with its content. */
  readonly height?: number;
  readonly layer: number;
  readonly placement?: 'center' | 'side' | 'full-screen';
  /** Neither Escape nor the cross nor a click outside closes it. */
  readonly mustAnswer?: boolean;
  /** Whether its footer has a button that closes it; then there is no cross beside it. */
  readonly footerCloses?: boolean;
  /** It must be answered, and nothing else can be seen or used meanwhile. */
  readonly locks?: boolean;
  /** `loading` while an embedded page or an answer is on its way. */
  readonly state?: string;
  /** Of a pop-up: the field that opened it. */
  readonly popup?: string;
  /** Which of several wordings it shows. */
  readonly variant?: number;
  /** Ids of what describes it. */
  readonly describedBy?: string;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog: in the middle, at the end edge, or as large as the window. */
export function DialogFrame(props: DialogFrameProps) {
  const { placement = 'center', locks = false, state, onClose } = props;
  const mustAnswer = locks || props.mustAnswer === true;
  const text = useUiText();
  const layer = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isTop = useLayer(true, mustAnswer ? () => undefined : onClose, locks ? 'front' : 'dialog');
  const enter = (element: HTMLElement): HTMLElement => firstStop(element, state === 'loading');
  const bringIn = (): void => {
    const element = box.current;
    const now = document.activeElement;
    const isLost = now === null || now === document.body || (locks && !element?.contains(now));
    if (element && isLost && isTop()) enter(element).focus({ preventScroll: true });
  };
  // On closing, what was concealed must be reachable before the focus returns to it.
  useConceal(layer, locks, bringIn);
  useFocusTrap(box, isTop);
  useFocusReturn(box, enter);
  // What had the focus may be gone with the wording, or concealed.
  useEffect(bringIn);
  return (
    <div
      ref={layer}
      className="descry-dialog-layer"
      data-placement={placement}
      data-conceals={locks || undefined}
      style={{ zIndex: props.layer }}
    >
      <div className="descry-backdrop" aria-hidden="true" onClick={mustAnswer ? undefined : onClose} />
      <div
        ref={box}
        role={mustAnswer ? 'alertdialog' : 'dialog'}
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={props.describedBy}
        tabIndex={-1}
        className="descry-dialog"
        data-testid="dialog"
        data-dialog={props.id}
        data-popup={props.popup}
        data-state={state}
        data-variant={props.variant}
        style={placement === 'full-screen' ? {} : { width: props.width, height: props.height }}
      >
        <div className="descry-dialog-head">
          {/* A dialog of several slides changes its title. */}
          <h2 id={titleId} aria-live={props.tellsTitle ? 'polite' : undefined} className="descry-dialog-title">
            {props.title}
          </h2>
          {!mustAnswer && !props.footerCloses && (
            <IconButton icon="cross" label={text('UI.CLOSE')} action="close" onClick={onClose} />
          )}
        </div>
        <div className="descry-dialog-content">{props.children}</div>
        {props.footer !== undefined && <div className="descry-dialog-footer">{props.footer}</div>}
      </div>
    </div>
  );
}

/**
 * Where the focus goes first: to what asks for it, else to the first that takes it; while more is to come, to no button
 * that would act on what nobody has seen.
 */
function firstStop(box: HTMLElement, isLoading: boolean): HTMLElement {
  const content = box.querySelector<HTMLElement>('.descry-dialog-content');
  const footer = box.querySelector<HTMLElement>('.descry-dialog-footer');
  const asking = content?.querySelector<HTMLElement>('[data-first-stop]');
  const inside = asking ?? (content && focusable(content).find((item) => !(item instanceof HTMLIFrameElement)));
  return inside ?? (footer && !isLoading ? focusable(footer)[0] : undefined) ?? box;
}
