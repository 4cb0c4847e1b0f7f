import { safeLink } from '~/api/safe-address';
import { startedCards } from '~/generated/console/header-started';
import type { StartedCard } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { ActionButton } from '~/view/action/ActionButton';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import { MenuIcon } from '~/shell/menu/MenuLink';
import { pathOf, type MenuNode } from '~/shell/menu/menu-model';
import { useMenuWording } from '~/shell/menu/use-menu-wording';
import { useNavigationState } from '~/shell/use-navigation-state';
import { Icon } from '~/ui/Icon';
import type { PageProps } from './registry';
import { AppLink } from '~/shell/AppLink';

/** The first page of a user: the areas of the menu, and the cards of the header descriptor. */
export function WelcomePage({ route }: PageProps) {
  const { config, trust, session } = useServices();
  const { menu: loadedMenu } = useStore(session);
  const t = useTranslate();
  const { menu } = useNavigationState(route);
  const { enableCustomLogo, fullSizeLogo } = config.brand;
  const logo = enableCustomLogo ? safeLink(fullSizeLogo, trust)?.href : undefined;
  return (
    <div className="descry-started">
      {logo !== undefined && <img className="descry-started-logo" src={logo} alt="" />}
      <p>{t(menu.nodes.length > 0 ? 'UI.STARTED.TEXT' : 'UI.STARTED.EMPTY')}</p>
      {loadedMenu.state === 'loaded' && (
        <ul className="descry-cards">
          {menu.nodes
            .filter((node) => linkedNodes(node).length > 0)
            .map((node) => (
              <MenuCard key={node.at} node={node} />
            ))}
          {startedCards?.map((card) => (
            <ActionCard key={card.id} card={card} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** An area of the menu with links to its first pages. */
function MenuCard({ node }: { readonly node: MenuNode }) {
  const wording = useMenuWording();
  return (
    <li className="descry-card">
      <h2>
        <MenuIcon name={node.entry.icon} isGroup={node.children.length > 0} />
        {wording(node)}
      </h2>
      <ul>
        {linkedNodes(node).map((linked) => (
          <li key={linked.at}>
            <AppLink className="descry-link" to={pathOf(linked) ?? '/'}>
              {wording(linked)}
            </AppLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A card of the header descriptor with its actions. */
function ActionCard({ card }: { readonly card: StartedCard }) {
  const { scope } = useServices();
  const t = useTranslate();
  return (
    <li className="descry-card">
      <h2>
        <Icon name={card.icon} />
        {t(card.title, scope)}
      </h2>
      <ul>
        {card.buttons.map((button) => (
          <li key={button.id}>
            <ActionButton button={button} scope={scope} asLink />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Largest number of links in a card. */
const maxLinks = 4;

/** The first nodes with an available page in an area, including its own node. */
function linkedNodes(node: MenuNode): readonly MenuNode[] {
  const isLinked = pathOf(node) !== undefined && node.placeholder === undefined;
  const self = isLinked ? [node] : [];
  return [...self, ...node.children.flatMap(linkedNodes)].slice(0, maxLinks);
}
