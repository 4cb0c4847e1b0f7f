import type { ReactNode } from 'react';
import type { IconName } from '~/generated/console/ids';
import { Dash } from '~/ui/Dash';
import { Icon } from '~/ui/Icon';
import { UntrustedText } from '~/ui/UntrustedText';
import { CopyTools } from '../value/CopyTools';

/** The name of an object with its copy tools, its ratings, its kind and its facts. Its height does not depend on answers. */
export function DrawerHead(props: {
  readonly icon: IconName;
  readonly name: string;
  /** True while the real name is loading. */
  readonly isProvisional: boolean;
  readonly kind: string;
  /** The ratings of the object. */
  readonly tags?: ReactNode;
  /** The most important facts, as items of a list. */
  readonly facts?: ReactNode;
}) {
  const { name } = props;
  return (
    <div className="descry-drawer-head">
      <span className="descry-drawer-emblem">
        <Icon name={props.icon} size={20} />
      </span>
      <div>
        <h3 className="descry-drawer-name" data-provisional={props.isProvisional || undefined}>
          {name === '' ? <Dash /> : <UntrustedText text={name} />}
          {name !== '' && <CopyTools copy={name} quiet={false} />}
        </h3>
        <div className="descry-drawer-facts">
          <div>
            {props.tags}
            {/* Some browsers drop the list role of an element that generates no box. */}
            {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
            <ul role="list">
              <li>{props.kind}</li>
              {props.facts}
            </ul>
          </div>
        </div>
      </div>
    </div>
  );
}
