import { Link } from 'react-router-dom';
import { safeLink } from '../../api/safe-address';
import { header } from '../../generated/header';
import { ActionButton } from '../../render/ActionButton';
import { useServices } from '../../render/services';
import { useStore } from '../../render/use-store';
import { useText } from '../../render/use-text';
import { MenuIcon } from '../../shell/menu/MenuIcon';
import { pathOf, type MenuNode } from '../../shell/menu/menu-model';
import { useMenuWording } from '../../shell/menu/use-menu-wording';
import { useShell } from '../../shell/shell-services';
import { usePlace } from '../../shell/use-place';
import { useWords } from '../../shell/use-words';
import { Icon } from '../../ui/Icon';
import type { PageProps } from './page';

/** Where to begin: the areas that the user's menu offers, and what the console itself has to begin with. */
export function StartedPage({ route }: PageProps) {
  const { config, trust, session } = useShell();
  const { menu: loaded } = useStore(session);
  const { scope } = useServices();
  const words = useWords();
  const text = useText();
  const wording = useMenuWording();
  const { menu } = usePlace(route);
  const { enableCustomLogo, fullSizeLogo } = config.brand;
  const logo = enableCustomLogo ? safeLink(fullSizeLogo, trust)?.href : undefined;
  return (
    <div className="descry-started">
      {logo !== undefined && <img className="descry-started-logo" src={logo} alt="" />}
      <p>{words(menu.nodes.length > 0 ? 'UI.STARTED.TEXT' : 'UI.STARTED.EMPTY')}</p>
      {loaded.state === 'loaded' && (
        <ul className="descry-cards">
          {menu.nodes.map((node) => (
            <li key={node.at} className="descry-card">
              <h2>
                <MenuIcon name={node.entry.icon} isGroup={node.children.length > 0} />
                {wording(node)}
              </h2>
              <ul>
                {leavesOf(node).map((leaf) => (
                  <li key={leaf.at}>
                    <Link className="descry-link" to={pathOf(leaf) ?? '/'}>
                      {wording(leaf)}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
          {header.started?.map(({ id, icon, title, buttons }) => (
            <li key={id} className="descry-card">
              <h2>
                <Icon name={icon} />
                {text(title, scope)}
              </h2>
              <ul>
                {buttons.map((button) => (
                  <li key={button.id}>
                    <ActionButton button={button} scope={scope} asLink />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** As many entries of an area as a card has room for. */
const shown = 4;

function leavesOf(node: MenuNode): readonly MenuNode[] {
  const own = pathOf(node) === undefined ? [] : [node];
  return [...own, ...node.children.flatMap(leavesOf)].slice(0, shown);
}
