import { useId, useRef, type ReactNode } from 'react';
import { focusable } from './focusable';
import { IconButton } from './IconButton';
import { useLayer } from './layers';
import { useUiText } from './ui-text';
import { useFocusReturn } from './use-focus-return';
import { useFocusTrap } from './use-focus-trap';

/**
 * A modal dialog. `width` and `height` are those of the outer box in pixels; without a height it grows with its
 * content. One that must be answered is an alert dialog: neither Escape nor the cross nor a click outside closes it.
 */
export function DialogFrame(props: {
  readonly id: string;
  readonly title: string;
  readonly width: number;
  readonly height?: number;
  readonly layer: number;
  readonly mustAnswer?: boolean;
  /** `loading` while an embedded page is on its way. */
  readonly state?: string;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}) {
  const { mustAnswer = false, onClose } = props;
  const text = useUiText();
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isTop = useLayer(true, mustAnswer ? () => undefined : onClose);
  useFocusTrap(box, isTop);
  useFocusReturn(box, (element) => {
    const content = element.querySelector<HTMLElement>('.descry-dialog-content');
    const footer = element.querySelector<HTMLElement>('.descry-dialog-footer');
    const inside = content && focusable(content).find((item) => !(item instanceof HTMLIFrameElement));
    return inside ?? (footer && focusable(footer)[0]) ?? element;
  });
  return (
    <div className="descry-dialog-layer" style={{ zIndex: props.layer }}>
      <div className="descry-backdrop" aria-hidden="true" onClick={mustAnswer ? undefined : onClose} />
      <div
        ref={box}
        role={mustAnswer ? 'alertdialog' : 'dialog'}
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className="descry-dialog"
        data-testid="dialog"
        data-dialog={props.id}
        data-state={props.state}
        style={{ width: props.width, height: props.height }}
      >
        <div className="descry-dialog-head">
          <h2 id={titleId} className="descry-dialog-title">
            {props.title}
          </h2>
          {!mustAnswer && <IconButton icon="cross" label={text('UI.CLOSE')} action="close" onClick={onClose} />}
        </div>
        <div className="descry-dialog-content">{props.children}</div>
        {props.footer !== undefined && <div className="descry-dialog-footer">{props.footer}</div>}
      </div>
    </div>
  );
}
