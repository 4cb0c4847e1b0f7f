import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { isShown, isTrue } from '~/descriptor/is-shown';
import { header } from '~/generated/console/header';
import { useTranslate } from '~/i18n/translate';
import { isDemoAccount, leaveDemo } from '~/session/demo-account';
import { Icon, type AnyIconName } from '~/ui/Icon';
import { Tooltip } from '~/ui/Tooltip';
import { useServices } from '~/view/context/services';

/** A button of the header: an icon with its name as a tooltip. A busy button keeps the focus. */
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

/**
 * The slots into which a deployment puts its own elements. They are hidden until the button opens that of the
 * assistant.
 */
export function AssistantSlots() {
  const { scope } = useServices();
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {header.assistant && isTrue(header.assistant.visibleWhen, scope) && (
        <HeaderButton
          icon="chat"
          testId="extra-menu"
          label={t('UI.SHELL.ASSISTANT')}
          pressed={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {header.slots
        ?.filter((slot) => isShown(slot, scope))
        .map(({ id }) => (
          <div
            key={id}
            data-testid={`${id}-slot`}
            className="descry-slot"
            hidden={id !== header.assistant?.slot || !isOpen}
          />
        ))}
    </>
  );
}

/** The tag of a demo account, and the button that leaves the demo. */
export function DemoMark() {
  const { scope, storage, signOut } = useServices();
  const t = useTranslate();
  if (!isDemoAccount(scope)) return null;
  return (
    <>
      <span className="descry-mark" data-testid="demo-tag">
        {t('UI.SHELL.DEMO')}
      </span>
      <Button
        variant="outlined"
        size="small"
        className="descry-leave-demo"
        aria-label={t('UI.SHELL.LEAVE_DEMO')}
        icon={<Icon name="log-out" />}
        data-testid="leave-demo"
        data-action="leave-demo"
        onClick={() => void leaveDemo(storage, signOut)}
      >
        <span>{t('UI.SHELL.LEAVE_DEMO')}</span>
      </Button>
    </>
  );
}
