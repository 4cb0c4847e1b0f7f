import { useLocation } from 'react-router-dom';
import { withoutDrawer } from '../../actions/drawer-address';
import { NotConnected } from '../../render/screens/placeholder/NotConnected';
import { routeFacts } from '../route-facts';
import type { PageProps } from './page';

/** What a route shows that no screen has been connected to yet. */
export function PlaceholderPage({ route, tail }: PageProps) {
  const { search } = useLocation();
  return <NotConnected route={routeFacts(route)} tail={tail} search={withoutDrawer(search)} />;
}
