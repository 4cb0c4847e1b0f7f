import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { foldTrail, type Crumb } from '../breadcrumb-trail';
import { MenuMarks } from '../menu/MenuMarks';
import { useShell } from '../shell-services';
import { useWords } from '../use-words';
import './breadcrumbs.css';
import { HeaderPanel } from './HeaderPanel';

/** The way to the current page. The middle of a long one is behind a button. */
export function Breadcrumbs(props: { readonly crumbs: readonly Crumb[] }) {
  const { menu } = useShell().settings;
  const words = useWords();
  const { start, folded, end } = foldTrail(props.crumbs, menu.crumbs);
  const more = words('UI.SHELL.MORE_CRUMBS');
  return (
    <nav className="descry-crumbs" data-testid="breadcrumbs" aria-label={words('UI.SHELL.BREADCRUMBS')}>
      <ol>
        {start.map((crumb, index) => (
          <li key={index}>
            <CrumbView crumb={crumb} />
          </li>
        ))}
        {folded.length > 0 && (
          <li>
            <Icon name="chevron-right" size={12} />
            <HeaderPanel label={more} testId="more-crumbs" width={menu.crumbsWidth} button={<Icon name="more" />}>
              {(close) => (
                <ul className="descry-crumbs-folded">
                  {folded.map((crumb, index) => (
                    <li key={index}>
                      <CrumbView crumb={crumb} onFollow={close} />
                    </li>
                  ))}
                </ul>
              )}
            </HeaderPanel>
          </li>
        )}
        {end.map((crumb, index) => (
          <li key={index}>
            {(index > 0 || start.length > 0) && <Icon name="chevron-right" size={12} />}
            <CrumbView crumb={crumb} isLast={index === end.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbView(props: { readonly crumb: Crumb; readonly isLast?: boolean; readonly onFollow?: () => void }) {
  const { label, to, preview = false, comingSoon = false } = props.crumb;
  return (
    <>
      {to === undefined ? (
        <span dir="auto" aria-current={props.isLast ? 'page' : undefined}>
          {label}
        </span>
      ) : (
        <Link to={to} dir="auto" onClick={props.onFollow}>
          {label}
        </Link>
      )}
      <MenuMarks preview={preview} comingSoon={comingSoon} />
    </>
  );
}
