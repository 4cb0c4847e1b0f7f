import { Link } from 'react-router-dom';
import { safeLink } from '../../api/safe-address';
import { useStore } from '../../render/use-store';
import { MenuIcon } from '../../shell/menu/MenuIcon';
import { pathOf, type MenuNode } from '../../shell/menu/menu-model';
import { useMenuWording } from '../../shell/menu/use-menu-wording';
import { useShell } from '../../shell/shell-services';
import { usePlace } from '../../shell/use-place';
import { useWords } from '../../shell/use-words';
import type { PageProps } from './page';

/** Where to begin: the areas that the user's menu offers. */
export function StartedPage({ route }: PageProps) {
  const { config, trust, session } = useShell();
  const { menu: loaded } = useStore(session);
  const words = useWords();
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
