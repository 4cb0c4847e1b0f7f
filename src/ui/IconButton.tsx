import { Classes } from '@blueprintjs/core';
import { Icon, type AnyIconName } from './Icon';
import { Tooltip } from './Tooltip';

const classes = `${Classes.BUTTON} ${Classes.MINIMAL} ${Classes.SMALL}`;

/**
 * A button that shows an icon alone; a tooltip and screen readers give its name. It is a plain button: one
 * that clicks when Enter is let go would take a key that was pressed elsewhere, when it gets the focus meanwhile.
 */
export function IconButton(props: {
  readonly icon: AnyIconName;
  readonly label: string;
  readonly action?: string;
  /** It cannot be used now, yet keeps the focus. */
  readonly disabled?: boolean;
  /** Of a button that opens a menu. */
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
