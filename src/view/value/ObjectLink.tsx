import { use, type MouseEvent } from 'react';
import { drawerHref, openDrawerAt, drawerInputOf, type ObjectReference } from '~/actions/open-drawer-at';
import { drawers } from '~/generated/console/catalogue';
import type { Scope } from '~/generated/contract/types';
import { Dash } from '~/ui/Dash';
import { Icon } from '~/ui/Icon';
import { isPlainClick } from '~/ui/is-plain-click';
import { UntrustedText } from '~/ui/UntrustedText';
import { SequenceContext } from '../action/drawer-sequence';
import { useServices } from '../context/services';
import './object-cells.css';

/**
 * The name of an object with its icon, as a link to its drawer, so that it opens in a new browser tab too. An object
 * without a drawer is plain text. The drawer gets its sequence from the surrounding list.
 */
export function ObjectLink(props: {
  readonly name: string | undefined;
  readonly reference: ObjectReference;
  readonly scope: Scope;
}) {
  const { name, reference, scope } = props;
  const services = useServices();
  const sequenceOf = use(SequenceContext);
  const input = drawerInputOf(reference, scope);
  const label = name ?? input?.id;
  if (label === undefined) return <Dash />;
  if (!input) return <UntrustedText text={label} />;
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
      <UntrustedText text={label} />
    </a>
  );
}
