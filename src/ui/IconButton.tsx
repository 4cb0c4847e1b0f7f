import { Classes } from '@blueprintjs/core';
import { Icon, type IconSource } from './Icon';
import { Tooltip } from './Tooltip';

const classes = `${Classes.BUTTON} ${Classes.MINIMAL} ${Classes.SMALL}`;

/**
 * A button with an icon only; its label is its tooltip and its name for screen readers. It is no button of Blueprint,
 * which clicks on the release of Enter, also if the key was pressed on another element that had the focus before.
 */
export function IconButton(props: {
  readonly icon: IconSource;
  readonly label: string;
  readonly action?: string;
  /** True if the button has no effect. It can still have the focus. */
  readonly disabled?: boolean;
  /** True while the menu that the button opens is open. */
  readonly expanded?: boolean;
  readonly className?: string;
  readonly onClick: () => void;
}) {
  const { expanded, className } = props;
  return (
    <Tooltip text={props.label}>
      {() => (
        <button
          type="button"
          className={className === undefined ? classes : `${classes} ${className}`}
          aria-label={props.label}
          aria-disabled={props.disabled || undefined}
          aria-haspopup={expanded === undefined ? undefined : 'menu'}
          aria-expanded={expanded}
          data-action={props.action}
          onClick={props.disabled ? undefined : props.onClick}
        >
          <Icon name={props.icon} />
        </button>
      )}
    </Tooltip>
  );
}
