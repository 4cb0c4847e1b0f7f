import { useLocation } from 'react-router-dom';
import { useTranslate } from '~/i18n/translate';
import { AppLink } from '~/shell/AppLink';
import { pathOf } from '~/shell/menu/menu-model';
import { useMenuWording } from '~/shell/menu/use-menu-wording';
import type { PageRoute } from '~/shell/routing/route-paths';
import { useNavigationState } from '~/shell/use-navigation-state';
import { withoutDrawer } from '~/state/drawer/address';
import { useServices } from '~/view/context/services';
import { ComingSoon } from '~/view/screen/placeholder/ComingSoon';
import { NotConnected } from '~/view/screen/placeholder/NotConnected';
import { routeFacts } from '../route-facts';
import type { PageProps } from './registry';

/** The page of a route without a screen. In the dev server it says how to connect one. */
export function PlaceholderPage({ route, tail }: PageProps) {
  const { search } = useLocation();
  const { isDevelopment } = useServices();
  if (isDevelopment) return <NotConnected route={routeFacts(route)} tail={tail} search={withoutDrawer(search)} />;
  return (
    <ComingSoon>
      <RelatedPages route={route} />
    </ComingSoon>
  );
}

/** Largest number of links. */
const maxLinks = 4;

/** Links to the available pages of the same group of the menu. */
function RelatedPages({ route }: { readonly route: PageRoute }) {
  const { selection } = useNavigationState(route);
  const wording = useMenuWording();
  const t = useTranslate();
  const pages = (selection.at(-2)?.children ?? []).flatMap((node) => {
    const path = node.placeholder === undefined ? pathOf(node) : undefined;
    return path === undefined ? [] : [{ node, path }];
  });
  if (pages.length === 0) return null;
  return (
    <nav className="descry-notice-links" aria-label={t('UI.PLACEHOLDER.RELATED')}>
      {pages.slice(0, maxLinks).map(({ node, path }) => (
        <AppLink key={node.at} className="descry-link" to={path}>
          {wording(node)}
        </AppLink>
      ))}
    </nav>
  );
}
