import { useLocation } from 'react-router-dom';
import { withoutDrawer } from '~/state/drawer/address';
import { NotConnected } from '~/view/screen/placeholder/NotConnected';
import { routeFacts } from '../route-facts';
import type { PageProps } from './registry';

/** The page of a route without a screen. */
export function PlaceholderPage({ route, tail }: PageProps) {
  const { search } = useLocation();
  return <NotConnected route={routeFacts(route)} tail={tail} search={withoutDrawer(search)} />;
}
