import { useRef } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { foldBreadcrumbs, type Crumb } from '../breadcrumbs';
import { MenuMarks } from '../menu/MenuLink';
import { useServices } from '~/view/context/services';
import { visibleText } from '~/lib/visible-text';
import './breadcrumbs.css';
import { HeaderPanel } from './HeaderPanel';
import { useCrumbsLackingRoom } from './use-crumbs-lacking-room';
import { AppLink, comingBack } from '../AppLink';

/** The breadcrumbs of the page. Those for which there is no room are in a panel behind a button. */
export function Breadcrumbs(props: { readonly crumbs: readonly Crumb[] }) {
  const { menu } = useServices().settings;
  const t = useTranslate();
  const line = useRef<HTMLElement>(null);
  const lacking = useCrumbsLackingRoom(line, props.crumbs.map(({ label }) => label).join('\n'));
  const { start, folded, end } = foldBreadcrumbs(props.crumbs, menu.crumbs, lacking);
  return (
    <nav ref={line} className="descry-crumbs" data-testid="breadcrumbs" aria-label={t('UI.SHELL.BREADCRUMBS')}>
      <ol>
        {start.map((crumb, index) => (
          <li key={index} data-crumb="">
            <CrumbView crumb={crumb} />
          </li>
        ))}
        {folded.length > 0 && (
          <li>
            {start.length > 0 && <Icon name="chevron-right" size={12} />}
            <HeaderPanel
              label={t('UI.SHELL.MORE_CRUMBS')}
              trigger={{ testId: 'more-crumbs', content: <Icon name="more" /> }}
              width={menu.crumbsWidth}
              side="below-start"
            >
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
          <li key={index} data-crumb="">
            {(index > 0 || folded.length > 0) && <Icon name="chevron-right" size={12} />}
            <CrumbView crumb={crumb} isLast={index === end.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbView(props: { readonly crumb: Crumb; readonly isLast?: boolean; readonly onFollow?: () => void }) {
  const { to, preview = false, comingSoon = false } = props.crumb;
  const label = visibleText(props.crumb.label);
  return (
    <>
      {to === undefined ? (
        <span dir="auto" aria-current={props.isLast ? 'page' : undefined}>
          {label}
        </span>
      ) : (
        <AppLink to={to} state={comingBack} dir="auto" onClick={props.onFollow}>
          {label}
        </AppLink>
      )}
      <MenuMarks preview={preview} comingSoon={comingSoon} />
    </>
  );
}
