import type { ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import { Tooltip, type TooltipTarget } from '~/ui/Tooltip';
import { hasIcon, Icon } from '~/ui/Icon';
import { AppLink } from '../AppLink';
import { externalAddress } from '../routing/route-paths';
import { pathOf, type MenuNode } from './menu-model';

/** An entry as a link to a page, or to another site in a new tab. An entry without an address is text. */
export function MenuLink(props: {
  readonly node: MenuNode;
  readonly selected: boolean;
  readonly className: string;
  /** The tooltip, if not the entry's own information. */
  readonly tip?: string | undefined;
  /** The accessible name, if not the content. */
  readonly name?: string | undefined;
  readonly children: ReactNode;
}) {
  const { node, selected, className } = props;
  const { config, trust } = useServices();
  const t = useTranslate();
  const { entry, route } = node;
  const path = pathOf(node);
  const tip = props.tip ?? entry.tooltip ?? (node.placeholder && t('UI.SHELL.COMING_SOON'));
  const renderLink = (target?: TooltipTarget) => {
    const attributes = {
      ...target,
      className,
      'data-menu-id': entry.id,
      ...entry.tracking,
      'aria-label': props.name,
    };
    if (path !== undefined) {
      return (
        <AppLink {...attributes} to={path} aria-current={selected ? 'page' : undefined}>
          {props.children}
        </AppLink>
      );
    }
    const external = route?.kind === 'external' ? externalAddress(route, config, trust) : undefined;
    if (external === undefined) return <span {...attributes}>{props.children}</span>;
    return (
      <a {...attributes} href={external} target="_blank" rel="noopener noreferrer">
        {props.children}
        <span className="descry-aside"> ({t('UI.NEW_WINDOW')})</span>
      </a>
    );
  };
  if (!tip) return renderLink();
  return (
    <Tooltip text={tip} beside>
      {renderLink}
    </Tooltip>
  );
}

/** The icon that the server names; a general one if the console does not have it. */
export function MenuIcon(props: { readonly name: string | undefined; readonly isGroup: boolean }) {
  const { name, isGroup } = props;
  if (name !== undefined && hasIcon(name)) return <Icon name={name} />;
  return <Icon name={isGroup ? 'folder-open' : 'document'} />;
}

/** The tags that mark an entry as a preview or as coming soon. */
export function MenuMarks(props: { readonly preview: boolean; readonly comingSoon: boolean }) {
  const t = useTranslate();
  return (
    <>
      {props.preview && <span className="descry-mark">{t('UI.SHELL.PREVIEW')}</span>}
      {props.comingSoon && <span className="descry-mark">{t('UI.SHELL.COMING_SOON')}</span>}
    </>
  );
}

/** The mark of a page that is not available yet: many entries can have it, so it is an icon. */
export function PlaceholderMark() {
  const t = useTranslate();
  return (
    <>
      <Icon name="time" size={12} />
      <span className="descry-aside">{t('UI.SHELL.COMING_SOON')}</span>
    </>
  );
}
