import { useId, useRef, useState, type ReactNode } from 'react';
import type { CommandName } from '~/state/commands';
import { useTranslate } from '~/i18n/translate';
import { Boundary } from '~/ui/Boundary';
import { ErrorPanel } from '~/ui/ErrorPanel';
import type { Side } from '~/ui/popover/position-options';
import { useCommand } from '~/view/action/use-command';
import { TriggerArea, TriggerButton, TriggeredDialog, type Trigger } from './Trigger';

/**
 * A button of the header that opens a panel below it. Escape, a press outside and the focus moving outside close the
 * panel.
 * `width` is that of the panel in pixels.
 */
export function HeaderPanel(props: {
  readonly label: string;
  readonly trigger: Trigger;
  readonly width: number;
  /** The side of the button on which the panel opens, by default below it and in line with its end. */
  readonly side?: Side;
  /** A command that opens the panel too. */
  readonly command?: CommandName;
  readonly onOpen?: () => void;
  /** May also be called while the panel is closed. */
  readonly onClose?: () => void;
  readonly children: (close: () => void) => ReactNode;
}) {
  const { label, trigger, width, side = 'below-end' } = props;
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
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
  const dialog = {
    ...{ id, label, width, onClose: close },
    className: 'descry-header-panel',
    position: { side, gap: 8, shrinks: true },
    target: () => button.current,
  };
  return (
    <TriggerArea onLeave={close}>
      <TriggerButton
        {...{ ref: button, trigger, label, opens: 'dialog', onClick: toggle }}
        opened={isOpen ? id : undefined}
      />
      {isOpen && <div className="descry-menu-shield" aria-hidden="true" onPointerDown={close} />}
      <Boundary
        fallback={({ traceId, retry }) => (
          <TriggeredDialog {...dialog}>
            <ErrorPanel message={t('UI.PART_BROKEN')} traceId={traceId} onRetry={retry} onClose={close} />
          </TriggeredDialog>
        )}
      >
        {isOpen && <TriggeredDialog {...dialog}>{props.children(close)}</TriggeredDialog>}
      </Boundary>
    </TriggerArea>
  );
}
