import { useLocation } from 'react-router-dom';
import { withoutDrawer } from '../../actions/drawer-address';
import { useWords } from '../../shell/use-words';
import { Icon } from '../../ui/Icon';
import { Property, PropertyList } from '../../ui/PropertyList';
import { UntrustedText } from '../../ui/UntrustedText';
import type { PageProps } from './page';

/** What a route shows that no screen has been connected to yet: what is known of it. */
export function PlaceholderPage({ route, tail }: PageProps) {
  const words = useWords();
  const { search } = useLocation();
  const line = (id: string, label: string, value: string) =>
    value !== '' && (
      <Property id={id} label={words(label)}>
        <UntrustedText text={value} mono />
      </Property>
    );
  return (
    <div className="descry-placeholder">
      <div className="descry-notice">
        <Icon name="document" size={20} />
        <p className="descry-notice-text">{words('UI.PLACEHOLDER.TEXT')}</p>
        <p className="descry-muted">{words('UI.PLACEHOLDER.HINT')}</p>
      </div>
      <PropertyList>
        {line('route', 'UI.PLACEHOLDER.ROUTE', route.path)}
        {line('key', 'UI.PLACEHOLDER.KEY', (route.keys ?? []).join(', '))}
        {line('tail', 'UI.PLACEHOLDER.TAIL', tail)}
        {line('query', 'UI.PLACEHOLDER.QUERY', decoded(withoutDrawer(search)))}
      </PropertyList>
    </div>
  );
}

function decoded(search: string): string {
  return [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`).join('\n');
}
