import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { consolePath, safeLink, type CheckedAddress, type Trust } from '~/api/safe-address';
import { rate } from '~/descriptor/scale';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import type { Notification } from '~/session/read-notifications';
import { Icon } from '~/ui/Icon';
import { ForeignHost, SafeLink } from '~/ui/SafeLink';
import { UntrustedText } from '~/ui/UntrustedText';
import { isOnControl } from '~/ui/is-on-control';
import { Age } from '../clock/Age';
import { safeMarkup } from './safe-markup';
import { AppLink } from '../AppLink';

/**
 * One notification. A click anywhere on it follows its link; for the keyboard the name of the application is the link.
 */
export function NotificationItem(props: {
  readonly item: Notification;
  readonly now: number;
  readonly onClose: () => void;
}) {
  const { item, onClose } = props;
  const { trust, page, navigate, settings } = useServices();
  const t = useTranslate();
  const target = targetOf(item.link, trust);
  const { levels } = settings.notifications;
  const level = levels && rate(levels, item.level);

  const onClick = (event: MouseEvent): void => {
    if (isOnControl(event) || !target) return;
    if (target.kind === 'site') return void page.open(target.link.href);
    onClose();
    navigate(target.path);
  };
  return (
    // The link inside does the same for the keyboard.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li
      className="descry-notification"
      data-testid="notification"
      data-id={item.id}
      data-level={level?.value}
      data-unread={item.isUnread || undefined}
      data-follows={target !== undefined || undefined}
      onClick={onClick}
    >
      {levels && (
        <Icon
          name={level?.icon ?? 'info-sign'}
          label={level?.text ? t(level.text) : t('UI.NOTIFICATIONS.LEVEL_UNKNOWN')}
        />
      )}
      <div className="descry-notification-body">
        <Head item={item} target={target} now={props.now} onClose={onClose} />
        {item.description !== undefined && (
          <Markup html={item.description} maxLength={settings.notifications.longestDescription} />
        )}
        <Foot item={item} />
      </div>
    </li>
  );
}

/** What the link of a notification opens: a page of the console, or another site. */
type NotificationTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'site'; readonly link: CheckedAddress };

/** The target of a link; `undefined` for an address that is not trusted. */
function targetOf(link: string | undefined, trust: Trust): NotificationTarget | undefined {
  const path = consolePath(link, trust);
  if (path !== undefined) return { kind: 'page', path };
  const site = link !== undefined && URL.canParse(link) ? safeLink(link, trust) : undefined;
  return site && { kind: 'site', link: site };
}

function Head(props: {
  readonly item: Notification;
  readonly target: NotificationTarget | undefined;
  readonly now: number;
  readonly onClose: () => void;
}) {
  const { item, target } = props;
  const t = useTranslate();
  const name = item.application ?? t('UI.NOTIFICATIONS.OPEN');
  return (
    <>
      <div className="descry-notification-head">
        <span className="descry-notification-title">
          {target?.kind === 'page' && (
            <AppLink to={target.path} onClick={props.onClose}>
              <UntrustedText text={name} />
            </AppLink>
          )}
          {target?.kind === 'site' && <SafeLink text={name} target={target.link} window="new" />}
          {!target && item.application !== undefined && <UntrustedText text={item.application} />}
        </span>
        {item.isUnread && <span className="descry-unread" role="img" aria-label={t('UI.NOTIFICATIONS.UNREAD')} />}
        {item.time !== undefined && <Age time={item.time} now={props.now} />}
      </div>
      {target?.kind === 'site' && <ForeignHost text={name} target={target.link} />}
    </>
  );
}

/** The status and the download, if there is one of them. */
function Foot({ item }: { readonly item: Notification }) {
  if (item.status === undefined && item.downloadUrl === undefined) return null;
  return (
    <div className="descry-notification-foot">
      {item.status !== undefined && (
        <span className="descry-mark">
          <UntrustedText text={item.status} />
        </span>
      )}
      {item.downloadUrl !== undefined && <Download address={item.downloadUrl} />}
    </div>
  );
}

/** The link to a file. An address that is not trusted is text. */
function Download(props: { readonly address: string }) {
  const { trust } = useServices();
  const t = useTranslate();
  const target = safeLink(props.address, trust);
  if (!target) {
    return (
      <span className="descry-notification-refused">
        <UntrustedText text={props.address} />
      </span>
    );
  }
  const label = t('UI.NOTIFICATIONS.DOWNLOAD');
  return (
    <>
      <a
        className="descry-notification-download"
        data-action="download"
        href={target.href}
        target="_blank"
        rel="noopener noreferrer"
        download
      >
        <Icon name="download" size={12} />
        {label}
      </a>
      <ForeignHost text={label} target={target} />
    </>
  );
}

/** Untrusted text with simple markup. More than `maxLength` characters are cut off. */
function Markup(props: { readonly html: string; readonly maxLength: number }) {
  const { html, maxLength } = props;
  const { trust } = useServices();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isCut = html.length > maxLength;
    const fragment = safeMarkup(isCut ? html.slice(0, maxLength) : html, trust);
    if (isCut) fragment.append('…');
    box.current?.replaceChildren(fragment);
  }, [html, maxLength, trust]);
  return <div ref={box} className="descry-markup" dir="auto" />;
}
