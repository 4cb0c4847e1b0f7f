import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { consolePath, safeLink } from '../../api/safe-address';
import { judge } from '../../descriptor/scale';
import { Markup } from '../../render/Markup';
import { useServices } from '../../render/services';
import type { Notification } from '../../session/read-notifications';
import { Icon } from '../../ui/Icon';
import { ForeignHost, SafeLink } from '../../ui/SafeLink';
import { UntrustedText } from '../../ui/UntrustedText';
import { useWords } from '../use-words';
import { Age } from './Age';
import { Download } from './Download';

/** One notification. A click anywhere on it follows its link; with the keyboard it is the name of the application. */
export function NotificationItem(props: {
  readonly item: Notification;
  readonly now: number;
  readonly onClose: () => void;
}) {
  const { item } = props;
  const { trust, page, navigate, settings } = useServices();
  const words = useWords();
  const inApp = consolePath(item.link, trust.own);
  const outside =
    inApp === undefined && item.link !== undefined && URL.canParse(item.link) ? safeLink(item.link, trust) : undefined;
  const level = judge(settings.notifications.levels, item.level);

  const onClick = ({ target }: MouseEvent): void => {
    const isForItself = target instanceof Element && target.closest('a, button') !== null;
    const isSelecting = document.getSelection()?.isCollapsed === false;
    if (isForItself || isSelecting) return;
    if (outside) page.open(outside.href);
    if (inApp === undefined) return;
    props.onClose();
    navigate(inApp);
  };
  const name = item.application ?? words('UI.NOTIFICATIONS.OPEN');
  let title: ReactNode = item.application !== undefined && <UntrustedText text={item.application} />;
  if (outside) title = <SafeLink text={name} target={outside} window="new" />;
  if (inApp !== undefined) {
    title = (
      <Link to={inApp} onClick={props.onClose}>
        <UntrustedText text={name} />
      </Link>
    );
  }
  return (
    // The link inside does the same for the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li
      className="descry-notification"
      data-testid="notification"
      data-id={item.id}
      data-level={level?.value}
      data-unread={item.isUnread || undefined}
      data-follows={inApp !== undefined || outside !== undefined || undefined}
      onClick={onClick}
    >
      <Icon name={level?.icon ?? 'info-sign'} label={words(level?.text ?? 'UI.NOTIFICATIONS.LEVEL_UNKNOWN')} />
      <div className="descry-notification-body">
        <div className="descry-notification-head">
          <span className="descry-notification-title">{title}</span>
          {item.isUnread && <span className="descry-unread" role="img" aria-label={words('UI.NOTIFICATIONS.UNREAD')} />}
          {item.time !== undefined && <Age time={item.time} now={props.now} />}
        </div>
        {outside && <ForeignHost text={name} target={outside} />}
        {item.description !== undefined && (
          <Markup html={item.description} longest={settings.notifications.longestDescription} />
        )}
        {(item.status !== undefined || item.downloadUrl !== undefined) && (
          <div className="descry-notification-foot">
            {item.status !== undefined && (
              <span className="descry-mark">
                <UntrustedText text={item.status} />
              </span>
            )}
            {item.downloadUrl !== undefined && <Download address={item.downloadUrl} />}
          </div>
        )}
      </div>
    </li>
  );
}
