import { Link } from 'react-router-dom';
import { requestAddress } from '../../api/request-address';
import { bindValues } from '../../descriptor/bindings';
import { isShown } from '../../descriptor/is-shown';
import type { Button } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { ActionButton } from '../../render/ActionButton';
import { useText } from '../../render/use-text';

/** An entry of a panel: a link where it leads to a page, a button where it does something else. */
export function PanelEntry(props: { readonly entry: Button; readonly scope: Scope; readonly onLeave: () => void }) {
  const { entry, scope, onLeave } = props;
  const { action } = entry;
  const text = useText();
  if (!isShown(entry, scope)) return null;
  if (action.type !== 'navigate') return <ActionButton button={entry} scope={scope} />;
  const address = requestAddress(action.to, {}, bindValues(action.query, scope)) ?? action.to;
  return (
    <Link to={address} data-action={entry.as ?? entry.id} onClick={onLeave}>
      {text(entry.label, scope)}
    </Link>
  );
}
