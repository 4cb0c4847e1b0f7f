import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Boundary } from '~/ui/Boundary';
import { ErrorPanel } from '~/ui/ErrorPanel';
import { Menu, type MenuEnd } from '~/ui/menu/Menu';
import { Tooltip } from '~/ui/Tooltip';
import { TriggerArea, TriggerButton, TriggeredDialog, type Trigger } from './Trigger';

/** A button of the header that opens a menu below it. Choosing an enabled entry closes the menu. */
export function MenuButton(props: { readonly label: string; readonly trigger: Trigger; readonly children: ReactNode }) {
  const { label, trigger } = props;
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const target = () => button.current;
  const close = (end: MenuEnd): void => {
    setOpen(false);
    if (end === 'chosen' || end === 'escape') button.current?.focus();
  };
  const closeBroken = (): void => close('escape');
  return (
    <TriggerArea onLeave={() => setOpen(false)}>
      <Tooltip text={isOpen ? undefined : (trigger.label ?? label)}>
        {() => (
          <TriggerButton
            ref={button}
            trigger={trigger}
            label={label}
            opens="menu"
            opened={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
            onKeyDown={({ key }) => {
              if (key === 'ArrowDown') setOpen(true);
            }}
          />
        )}
      </Tooltip>
      <Boundary
        fallback={({ traceId, retry }) => (
          <TriggeredDialog
            {...{ id, label, target, onClose: closeBroken }}
            className="descry-header-box descry-broken-menu"
            position={{ side: 'below-end', gap: 4 }}
          >
            <ErrorPanel message={t('UI.PART_BROKEN')} traceId={traceId} onRetry={retry} onClose={closeBroken} />
          </TriggeredDialog>
        )}
      >
        {isOpen && (
          <Menu id={id} label={label} className="descry-header-box" target={target} onClose={close}>
            {props.children}
          </Menu>
        )}
      </Boundary>
    </TriggerArea>
  );
}
