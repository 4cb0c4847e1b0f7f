import type { MouseEvent } from 'react';
import { drawerInputOf, type ObjectReference } from '../../actions/drawer-input-of';
import { drawerHref, openDrawerAt } from '../../actions/open-drawer-at';
import { drawers } from '../../generated/catalogue';
import type { Scope } from '../../generated/types';
import { Dash } from '../../ui/Dash';
import { Icon } from '../../ui/Icon';
import { UntrustedText } from '../../ui/UntrustedText';
import { useServices } from '../services';
import './object-cells.css';

/**
 * The name of an object with the icon of its kind; it opens the drawer of the object. What has no drawer is plain text. As a link
 * it opens in a new tab too.
 */
export function ObjectLink(props: {
  readonly name: string | undefined;
  readonly reference: ObjectReference;
  readonly scope: Scope;
}) {
  const { name, reference, scope } = props;
  const services = useServices();
  const input = drawerInputOf(reference, scope);
  const words = name ?? input?.id;
  if (words === undefined) return <Dash />;
  if (!input) return <UntrustedText text={words} />;
  const icon = drawers[input.search_type]?.icon;
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    openDrawerAt(input, services);
  };
  return (
    <a
      className="descry-link descry-object"
      href={drawerHref(input, services)}
      data-search-type={input.search_type}
      onClick={open}
      // The page may have another address than when this was drawn; a new tab begins where the reader is.
      onPointerDown={(event) => event.currentTarget.setAttribute('href', drawerHref(input, services))}
    >
      {icon && <Icon name={icon} size={14} />}
      <UntrustedText text={words} />
    </a>
  );
}
