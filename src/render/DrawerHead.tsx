import type { ReactNode } from 'react';
import type { IconName } from '../generated/icons';
import { Dash } from '../ui/Dash';
import { Icon } from '../ui/Icon';
import { UntrustedText } from '../ui/UntrustedText';
import { CopyTools } from './fields/CopyTools';

/** Which object this is: its name, to be copied, and what sort of object it is. */
export function DrawerHead(props: {
  readonly icon: IconName;
  readonly name: string;
  readonly kind: string;
  /** How it is judged. */
  readonly tags?: ReactNode;
  /** What to know first: entries of a list. */
  readonly facts?: ReactNode;
}) {
  const { name } = props;
  return (
    <div className="descry-drawer-head">
      <span className="descry-drawer-emblem">
        <Icon name={props.icon} size={20} />
      </span>
      <div>
        <div className="descry-drawer-names">
          <h3 className="descry-drawer-name">
            {name === '' ? <Dash /> : <UntrustedText text={name} />}
            {name !== '' && <CopyTools copy={name} quiet={false} />}
          </h3>
          {props.tags}
        </div>
        <div className="descry-drawer-facts">
          <ul>
            <li>{props.kind}</li>
            {props.facts}
          </ul>
        </div>
      </div>
    </div>
  );
}
