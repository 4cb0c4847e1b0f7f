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
  const { page } = useServices();
  const reach = action ? reachOf(action, scope, page) : { by: 'nothing' as const };
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
        <a href={reach.href} {...access} onClick={(event) => actHere(event, onAct)}>
          {children}
        </a>
      );
  }
}

/** A click with a key held opens a window or tab of its own: that is the browser's. */
function actHere(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  act();
}
