import { Button } from '@blueprintjs/core';
import { Icon, type AnyIconName } from '../../ui/Icon';
import { Tooltip } from '../../ui/Tooltip';

/** A button of the header: an icon, its name as a tooltip. While it is busy it keeps the focus and shows that it works. */
export function HeaderButton(props: {
  readonly icon: AnyIconName;
  readonly label: string;
  readonly testId: string;
  readonly action?: string;
  readonly pressed?: boolean;
  readonly busy?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <Tooltip text={props.label}>
      {() => (
        <Button
          variant="minimal"
          className="descry-header-button"
          data-testid={props.testId}
          data-action={props.action}
          aria-label={props.label}
          aria-pressed={props.pressed}
          aria-busy={props.busy || undefined}
          icon={<Icon name={props.icon} />}
          onClick={props.onClick}
        />
      )}
    </Tooltip>
  );
}
