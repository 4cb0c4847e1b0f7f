import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Tooltip, type TooltipTarget } from '../../ui/Tooltip';
import { useUiText } from '../../ui/ui-text';
import { externalAddress } from '../routing/external-address';
import { useShell } from '../shell-services';
import { pathOf, type MenuNode } from './menu-model';

/** The entry as a link: into the console, or to another site in a new tab. One that leads nowhere is text. */
export function MenuLink(props: {
  readonly node: MenuNode;
  readonly selected: boolean;
  readonly className: string;
  /** Told instead of the entry's own information. */
  readonly tip?: string | undefined;
  readonly name?: string | undefined;
  readonly children: ReactNode;
}) {
  const { node, selected, className } = props;
  const { config, trust } = useShell();
  const text = useUiText();
  const { entry, route } = node;
  const path = pathOf(node);
  const external = route?.kind === 'external' ? externalAddress(route, config, trust) : undefined;
  const attributes = (target: TooltipTarget) => ({
    ...target,
    className,
    'data-menu-id': entry.id,
    'data-pendo': entry.pendo,
    'aria-label': props.name,
  });
  return (
    <Tooltip text={props.tip ?? entry.info} beside>
      {(target) => {
        if (path !== undefined) {
          return (
            <Link {...attributes(target)} to={path} aria-current={selected ? 'page' : undefined}>
              {props.children}
            </Link>
          );
        }
        if (external === undefined) return <span {...attributes(target)}>{props.children}</span>;
        return (
          <a {...attributes(target)} href={external} target="_blank" rel="noopener noreferrer">
            {props.children}
            <span className="descry-aside"> ({text('UI.NEW_WINDOW')})</span>
          </a>
        );
      }}
    </Tooltip>
  );
}
