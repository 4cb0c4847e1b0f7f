import type { MouseEvent } from 'react';
import { withDrawer } from '../../actions/drawer-address';
import { drawerInputOf, type ObjectReference } from '../../actions/drawer-input-of';
import { openDrawerAt } from '../../actions/open-drawer-at';
import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import { itemScope } from '../../descriptor/list';
import type { ObjectsColumn } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { Dash } from '../../ui/Dash';
import { UntrustedText } from '../../ui/UntrustedText';
import { useServices } from '../services';

/** The name of an object that opens its drawer; plain text for what has none. As a link it opens in a new tab too. */
export function ObjectLink(props: {
  readonly name: string | undefined;
  readonly reference: ObjectReference;
  readonly scope: Scope;
}) {
  const { name, reference, scope } = props;
  const services = useServices();
  if (name === undefined) return <Dash />;
  const input = drawerInputOf(reference, scope);
  if (!input) return <UntrustedText text={name} />;
  const [path = '', search] = services.page.hashPath().split('?');
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    openDrawerAt(input, services);
  };
  return (
    <a
      className="descry-link"
      href={`#${path}${withDrawer(search === undefined ? '' : `?${search}`, { kind: 'open', input })}`}
      data-search-type={input.search_type}
      onClick={open}
    >
      <UntrustedText text={name} />
    </a>
  );
}

/** Objects side by side. */
export function ObjectLinks(props: {
  readonly column: ObjectsColumn;
  readonly objects: readonly unknown[];
  readonly scope: Scope;
}) {
  const { column, objects, scope } = props;
  if (objects.length === 0) return <Dash />;
  return (
    <span className="descry-chips">
      {objects.map((object, index) => {
        const own = itemScope(scope, object);
        const name = showText(evaluate(column.name, own))?.text;
        return (
          <span key={index} className="descry-chip">
            <ObjectLink name={name} reference={column} scope={own} />
          </span>
        );
      })}
    </span>
  );
}
