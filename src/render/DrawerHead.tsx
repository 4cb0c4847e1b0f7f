import type { ReactNode } from 'react';
import type { IconName } from '../generated/icons';
import { CopyButton } from '../ui/CopyButton';
import { Dash } from '../ui/Dash';
import { Icon } from '../ui/Icon';
import { UntrustedText } from '../ui/UntrustedText';
import { useCopy } from './use-copy';

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
  const copy = useCopy();
  return (
    <div className="descry-drawer-head">
      <span className="descry-drawer-emblem">
        <Icon name={props.icon} size={20} />
      </span>
      <div>
        <div className="descry-drawer-names">
          <h3 className="descry-drawer-name">
            {name === '' ? <Dash /> : <UntrustedText text={name} />}
            {name !== '' && <CopyButton onCopy={() => copy(name)} />}
          </h3>
          {props.tags}
        </div>
        <ul className="descry-drawer-facts">
          <li>{props.kind}</li>
          {props.facts}
        </ul>
      </div>
    </div>
  );
}
