import { Button } from '@blueprintjs/core';
import { Icon, type AnyIconName } from './Icon';
import { Tooltip } from './Tooltip';

/** A button that shows an icon alone; its name is told by a tooltip and to screen readers. */
export function IconButton(props: {
  readonly icon: AnyIconName;
  readonly label: string;
  readonly action?: string;
  readonly onClick: () => void;
}) {
  return (
    <Tooltip text={props.label}>
      {() => (
        <Button
          variant="minimal"
          size="small"
          aria-label={props.label}
          data-action={props.action}
          icon={<Icon name={props.icon} />}
          onClick={props.onClick}
        />
      )}
    </Tooltip>
  );
}
