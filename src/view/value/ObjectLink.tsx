import { use, type MouseEvent } from 'react';
import { drawerHref, openDrawerAt, drawerInputOf, type ObjectReference } from '~/actions/open-drawer-at';
import { drawers } from '~/generated/console/catalogue';
import type { DrawerLink } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { Dash } from '~/ui/Dash';
import { Icon } from '~/ui/Icon';
import { isPlainClick } from '~/ui/is-plain-click';
import { maxShownText, untrustedText } from '~/ui/UntrustedText';
import { SequenceContext } from '../action/drawer-sequence';
import { useServices } from '../context/services';
import './object-cells.css';

/**
 * The name of an object with its icon, as a link to its drawer, so that it opens in a new browser tab too. An object
 * without a drawer is plain text, and so is a name that is too long to be a link. The drawer gets its sequence from the
 * surrounding list.
 */
export function ObjectLink(props: {
  readonly name: string | undefined;
  readonly reference: ObjectReference;
  readonly scope: Scope;
  readonly mono?: boolean;
}) {
  const { name, reference, scope, mono } = props;
  const services = useServices();
  const sequenceOf = use(SequenceContext);
  const input = drawerInputOf(reference, scope);
  const label = name ?? input?.id;
  if (label === undefined) return <Dash />;
  if (!input || label.length > maxShownText) return untrustedText(label, mono);
  const icon = drawers[input.search_type]?.icon;
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openDrawerAt(input, services, sequenceOf?.(input, reference));
  };
  return (
    <a
      className="descry-link descry-object"
      href={drawerHref(input, services)}
      data-search-type={input.search_type}
      onClick={open}
      // The address of the page may have changed since the last render. A new browser tab starts from the current one.
      onPointerDown={(event) => event.currentTarget.setAttribute('href', drawerHref(input, services))}
    >
      {icon && <Icon name={icon} size={14} />}
      {untrustedText(label, mono)}
    </a>
  );
}

/** The object that a value names: by its id in the descriptor, else by the value itself. */
export function referenceOf(link: DrawerLink, value: string | undefined): ObjectReference {
  return { ...link, objectId: link.objectId ?? (() => value) };
}
