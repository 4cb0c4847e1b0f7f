import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslate } from '~/i18n/translate';
import { focusable, useFocusReturn, useFocusTrap } from './use-focus';
import { IconButton } from './IconButton';
import { useLayer, useZIndexOverDrawers } from './layers';
import { useConceal } from './use-conceal';

/** The size and the position of a dialog. */
interface DialogBox {
  readonly layer: number;
  readonly placement?: 'center' | 'side' | 'full-screen';
  /** Width of the outer box in pixels. It does not apply to a full-screen dialog. */
  readonly width: number;
  /** Height of the outer box in pixels. Without it the box grows with its content. */
  readonly height?: number;
}

/**
 * How a dialog closes: `free` by Escape, a click outside or its cross; `in-footer` without a cross, because a button of
 * the footer closes it; `must-answer` by its buttons alone; `locked` in the same way, and everything else is hidden
 * meanwhile.
 */
export type DialogClosing = 'free' | 'in-footer' | 'must-answer' | 'locked';

/** Further facts about a dialog for screen readers, tests and embedders. */
interface DialogDetails {
  /** True if screen readers announce changes of the title, e.g. from slide to slide. */
  readonly announcesTitle?: boolean;
  /** Ids of the elements that describe the dialog. */
  readonly describedBy?: string;
  /** `loading` while an embedded page or an answer is loading. */
  readonly state?: string;
  /** The id of the field that opened a popup. */
  readonly popup?: string;
  /** The number of the variant of its texts. */
  readonly variant?: number;
}

/** The properties of a dialog's frame. */
interface DialogFrameProps {
  readonly id: string;
  readonly title: string;
  readonly box: DialogBox;
  /** `free` unless given. */
  readonly closing?: DialogClosing;
  readonly details?: DialogDetails;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog: in the middle, at the end edge, or in full-screen. */
export function DialogFrame(props: DialogFrameProps) {
  const { closing = 'free', details = {}, onClose } = props;
  const { placement = 'center', width, height } = props.box;
  const locks = closing === 'locked';
  const mustAnswer = locks || closing === 'must-answer';
  const layer = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isTop = useLayer(true, mustAnswer ? () => undefined : onClose, locks ? 'front' : 'dialog');
  const zIndex = useZIndexOverDrawers(props.box.layer);
  useDialogFocus(layer, box, { isTop, locks, isLoading: details.state === 'loading' });
  return (
    <div
      ref={layer}
      className="descry-dialog-layer"
      data-placement={placement}
      data-conceals={locks || undefined}
      style={{ zIndex }}
    >
      <div className="descry-backdrop" aria-hidden="true" onClick={mustAnswer ? undefined : onClose} />
      <div
        ref={box}
        role={mustAnswer ? 'alertdialog' : 'dialog'}
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={details.describedBy}
        tabIndex={-1}
        className="descry-dialog"
        data-testid="dialog"
        data-dialog={props.id}
        data-popup={details.popup}
        data-state={details.state}
        data-variant={details.variant}
        style={placement === 'full-screen' ? {} : { width, height }}
      >
        <div className="descry-dialog-head">
          <h2 id={titleId} aria-live={details.announcesTitle ? 'polite' : undefined} className="descry-dialog-title">
            {props.title}
          </h2>
          {closing === 'free' && <CloseButton onClose={onClose} />}
        </div>
        <div className="descry-dialog-content">{props.children}</div>
        {props.footer !== undefined && <div className="descry-dialog-footer">{props.footer}</div>}
      </div>
    </div>
  );
}

function CloseButton(props: { readonly onClose: () => void }) {
  const t = useTranslate();
  return <IconButton icon="cross" label={t('UI.CLOSE')} action="close" onClick={props.onClose} />;
}

/** Keeps the focus in the dialog while it is the top layer, and returns it on closing. */
function useDialogFocus(
  layer: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  dialog: { readonly isTop: () => boolean; readonly locks: boolean; readonly isLoading: boolean },
): void {
  const { isTop, locks, isLoading } = dialog;
  const first = (element: HTMLElement): HTMLElement => firstStop(element, isLoading);
  const recoverFocus = (): void => {
    const element = box.current;
    const current = document.activeElement;
    const isLost = current === null || current === document.body || (locks && !element?.contains(current));
    if (element && isLost && isTop()) first(element).focus({ preventScroll: true });
  };
  // On closing, hidden elements must be focusable again before the focus returns to one of them.
  useConceal(layer, locks, recoverFocus);
  useFocusTrap(box, isTop);
  useFocusReturn(box, first);
  // The element with the focus may have been removed with other content, or hidden.
  useEffect(recoverFocus);
}

/**
 * The element that gets the focus first: the marked one, else the first focusable one. While the content is loading
 * this is no button of the footer, which would act on content that the user has not seen.
 */
function firstStop(box: HTMLElement, isLoading: boolean): HTMLElement {
  const content = box.querySelector<HTMLElement>('.descry-dialog-content');
  const footer = box.querySelector<HTMLElement>('.descry-dialog-footer');
  const marked = content?.querySelector<HTMLElement>('[data-first-stop]');
  const inside = marked ?? (content && focusable(content).find((item) => !(item instanceof HTMLIFrameElement)));
  return inside ?? (footer && !isLoading ? focusable(footer)[0] : undefined) ?? box;
}
