import type { MouseEvent, ReactNode } from 'react';
import { useServices } from '../../render/services';
import { Tooltip, type TooltipTarget } from '../../ui/Tooltip';
import { useUiText } from '../../ui/ui-text';
import { externalAddress } from '../routing/external-address';
import { useShell } from '../shell-services';
import { pathOf, type MenuNode } from './menu-model';

/**
 * The entry as a link: into the console, or to another site in a new tab. One that leads nowhere is text. It is no
 * `Link` of the router: thousands of those would each be drawn again at every change of the address.
 */
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
  const { navigate } = useServices();
  const text = useUiText();
  const { entry, route } = node;
  const path = pathOf(node);
  const tip = props.tip ?? entry.info;
  const draw = (target?: TooltipTarget) => {
    const attributes = {
      ...target,
      className,
      'data-menu-id': entry.id,
      'data-pendo': entry.pendo,
      'aria-label': props.name,
    };
    if (path !== undefined) {
      const follow = (event: MouseEvent): void => {
        if (!isPlain(event)) return;
        event.preventDefault();
        navigate(path);
      };
      return (
        <a {...attributes} href={`#${path}`} aria-current={selected ? 'page' : undefined} onClick={follow}>
          {props.children}
        </a>
      );
    }
    const external = route?.kind === 'external' ? externalAddress(route, config, trust) : undefined;
    if (external === undefined) return <span {...attributes}>{props.children}</span>;
    return (
      <a {...attributes} href={external} target="_blank" rel="noopener noreferrer">
        {props.children}
        <span className="descry-aside"> ({text('UI.NEW_WINDOW')})</span>
      </a>
    );
  };
  if (!tip) return draw();
  return (
    <Tooltip text={tip} beside>
      {draw}
    </Tooltip>
  );
}

/** Whether a click asks for no other tab, window or download. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
