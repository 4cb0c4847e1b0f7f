import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import type { Crumb } from '../breadcrumb-trail';
import { MenuMarks } from '../menu/MenuMarks';
import { useWords } from '../use-words';

/** The way to the current page. */
export function Breadcrumbs(props: { readonly crumbs: readonly Crumb[] }) {
  const { crumbs } = props;
  const words = useWords();
  return (
    <nav className="descry-crumbs" data-testid="breadcrumbs" aria-label={words('UI.SHELL.BREADCRUMBS')}>
      <ol>
        {crumbs.map(({ label, to, preview = false, comingSoon = false }, index) => (
          <li key={index}>
            {index > 0 && <Icon name="chevron-right" size={12} />}
            {to === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
            <MenuMarks preview={preview} comingSoon={comingSoon} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
