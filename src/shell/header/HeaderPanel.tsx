import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import type { CommandName } from '../../actions/commands';
import { focusable } from '../../ui/focusable';
import { useLayer } from '../../ui/layers';
import { Skeleton } from '../../ui/Skeleton';
import { useFocusReturn } from '../../ui/use-focus-return';
import { useShell } from '../shell-services';
import { useCommand } from '../use-command';

/**
 * A button of the header that opens a panel below it. The panel is not modal: Escape, a click beside it and the focus
 * leaving it close it. Its content may be a lazy part. `width` is that of the panel in pixels.
 */
export function HeaderPanel(props: {
  readonly label: string;
  /** Name of the button where it says more than that of the panel. */
  readonly buttonLabel?: string;
  readonly testId: string;
  readonly width: number;
  readonly button: ReactNode;
  /** A command that opens it too. */
  readonly command?: CommandName;
  readonly onOpen?: () => void;
  /** Also called where the panel is closed already. */
  readonly onClose?: () => void;
  readonly children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const close = (): void => {
    setOpen(false);
    props.onClose?.();
  };
  const toggle = (): void => {
    if (isOpen) return close();
    props.onOpen?.();
    setOpen(true);
  };
  useCommand(props.command, () => (isOpen ? undefined : toggle()));
  return (
    <div
      className="descry-menu-button"
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <button
        type="button"
        className="descry-header-menu"
        data-testid={props.testId}
        aria-label={props.buttonLabel ?? props.label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        {props.button}
      </button>
      {isOpen && (
        <>
          <div className="descry-menu-beside" aria-hidden="true" onPointerDown={close} />
          <PanelBox id={id} label={props.label} width={props.width} onClose={close}>
            {props.children(close)}
          </PanelBox>
        </>
      )}
    </div>
  );
}

function PanelBox(props: {
  readonly id: string;
  readonly label: string;
  readonly width: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { settings } = useShell();
  const box = useRef<HTMLDivElement>(null);
  useLayer(true, props.onClose);
  useFocusReturn(box, (element) => focusable(element)[0] ?? element);
  return (
    <div
      ref={box}
      id={props.id}
      role="dialog"
      tabIndex={-1}
      aria-label={props.label}
      className="descry-menu-popup descry-header-panel"
      style={{ width: props.width }}
    >
      <Suspense fallback={<Skeleton delay={settings.timers.skeletonDelay} />}>{props.children}</Suspense>
    </div>
  );
}
