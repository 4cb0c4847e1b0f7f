import { useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { focusable, useFocusReturn } from '~/ui/use-focus';
import { useLayer } from '~/ui/layers';
import '~/ui/menu/menu.css';
import type { PositionOptions } from '~/ui/popover/position-options';
import { usePosition } from '~/ui/popover/use-position';

/** The button that opens a menu or a panel of the header. */
export interface Trigger {
  readonly testId: string;
  /** The accessible name, if it says more than the name of the menu or panel. */
  readonly label?: string;
  readonly content: ReactNode;
  /** True while an action of the menu is running. */
  readonly busy?: boolean;
}

/** The box around a trigger and what it opens. `onLeave` is called when the focus moves to something outside. */
export function TriggerArea(props: { readonly onLeave: () => void; readonly children: ReactNode }) {
  return (
    <div
      className="descry-menu-button"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) props.onLeave();
      }}
    >
      {props.children}
    </div>
  );
}

/** The button of a trigger. `opened` is the id of what it opens, `undefined` while that is closed. */
export function TriggerButton({
  ref,
  trigger,
  label,
  opens,
  opened,
  onClick,
  onKeyDown,
}: {
  readonly ref: Ref<HTMLButtonElement>;
  readonly trigger: Trigger;
  readonly label: string;
  readonly opens: 'menu' | 'dialog';
  readonly opened: string | undefined;
  readonly onClick: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}) {
  return (
    <button
      ref={ref}
      type="button"
      className="descry-header-menu"
      data-testid={trigger.testId}
      aria-label={trigger.label ?? label}
      aria-busy={trigger.busy || undefined}
      aria-haspopup={opens}
      aria-expanded={opened !== undefined}
      aria-controls={opened}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {trigger.content}
    </button>
  );
}

/** A dialog beside its trigger. It is not modal; Escape closes it. */
export function TriggeredDialog(props: {
  readonly id: string;
  readonly label: string;
  readonly className: string;
  /** Pixels; the width of the content if absent. */
  readonly width?: number;
  readonly position: PositionOptions;
  readonly target: () => HTMLElement | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  usePosition(box, props.target, props.position);
  useLayer(true, props.onClose);
  useFocusReturn(box, (element) => focusable(element)[0]);
  return (
    <div
      ref={box}
      id={props.id}
      role="dialog"
      tabIndex={-1}
      aria-label={props.label}
      className={`descry-menu-box ${props.className}`}
      style={{ width: props.width }}
    >
      {props.children}
    </div>
  );
}
