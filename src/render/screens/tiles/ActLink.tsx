import type { MouseEvent, ReactNode } from 'react';
import type { Action } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import { useServices } from '../../services';
import { reachOf } from './reach';

/** What a click on it does; a real link where the action leads somewhere, plain where it leads nowhere. */
export function ActLink(props: {
  readonly action: Action | undefined;
  readonly scope: Scope;
  readonly onAct: () => void;
  readonly className: string;
  readonly labelledBy?: string;
  readonly children: ReactNode;
}) {
  const { action, scope, onAct, className, children } = props;
  const services = useServices();
  const reach = action ? reachOf(action, scope, services) : { by: 'nothing' as const };
  const access = { className: `${className} descry-act`, 'aria-labelledby': props.labelledBy, 'data-action': 'open' };
  switch (reach.by) {
    case 'nothing':
      return <span className={className}>{children}</span>;
    case 'click':
      return (
        <button type="button" {...access} onClick={onAct}>
          {children}
        </button>
      );
    case 'address':
      return (
        <a
          href={reach.href}
          {...access}
          onClick={(event) => actHere(event, onAct)}
          // The page may have another address than when this was drawn; a new tab begins where the reader is.
          onPointerDown={({ currentTarget }) => {
            const now = action && reachOf(action, scope, services);
            if (now?.by === 'address') currentTarget.setAttribute('href', now.href);
          }}
        >
          {children}
        </a>
      );
  }
}

/** A click with a key held opens a window or tab of its own: that is the browser's. */
function actHere(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  act();
}
