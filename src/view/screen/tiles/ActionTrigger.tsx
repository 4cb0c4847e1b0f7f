import type { MouseEvent, ReactNode } from 'react';
import { drawerInputOf, drawerHref } from '~/actions/open-drawer-at';
import { navigateTarget } from '~/actions/handlers/navigation';
import type { ActionServices } from '~/actions/services';
import type { Action } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { createSequence } from '~/state/drawer/sequence';
import { isPlainClick } from '~/ui/is-plain-click';
import { useRun } from '~/view/action/action-host';
import { useServices } from '~/view/context/services';

/**
 * The element that offers an action: a link, a button, or plain text if the action would open a drawer without an
 * object.
 */
type ActionLink =
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'button' }
  | { readonly kind: 'text' };

/** An action with an address is a link, so that it opens in a new browser tab too. */
function actionLink(action: Action, scope: Scope, services: Pick<ActionServices, 'page'>): ActionLink {
  switch (action.type) {
    case 'navigate':
      return { kind: 'link', href: `#${navigateTarget(action, scope)}` };
    case 'openDrawer': {
      const input = drawerInputOf(action, scope);
      return input ? { kind: 'link', href: drawerHref(input, services) } : { kind: 'text' };
    }
    default:
      return { kind: 'button' };
  }
}

/**
 * The control that runs an action on a click: a link if the action has an address, plain text if there is nothing to
 * run.
 */
export function ActionTrigger(props: {
  readonly action: Action | undefined;
  readonly scope: Scope;
  readonly onAct: () => void;
  readonly className: string;
  readonly labelledBy?: string;
  readonly children: ReactNode;
}) {
  const { action, scope, onAct, className, children } = props;
  const services = useServices();
  const link: ActionLink = action ? actionLink(action, scope, services) : { kind: 'text' };
  const attributes = {
    className: `${className} descry-act`,
    'aria-labelledby': props.labelledBy,
    'data-action': 'open',
  };
  switch (link.kind) {
    case 'text':
      return <span className={className}>{children}</span>;
    case 'button':
      return (
        <button type="button" {...attributes} onClick={onAct}>
          {children}
        </button>
      );
    case 'link':
      return (
        <a
          href={link.href}
          {...attributes}
          onClick={(event) => runHere(event, onAct)}
          // The address of the page may have changed since the last render. A new browser tab starts from the current
          // one.
          onPointerDown={({ currentTarget }) => {
            const current = action && actionLink(action, scope, services);
            if (current?.kind === 'link') currentTarget.setAttribute('href', current.href);
          }}
        >
          {children}
        </a>
      );
  }
}

/** Runs the action instead of following the link. */
function runHere(event: MouseEvent, run: () => void): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  run();
}

/**
 * Returns the function that runs the action of a list entry by its index; `undefined` without an action. A drawer that
 * it opens steps through the entries of the list, under the title of the list.
 */
export function useOpenEntry(action: Action | undefined, title: string, scopes: readonly Scope[]) {
  const run = useRun();
  if (!action) return undefined;
  return (entry: number): void => {
    const scope = scopes[entry];
    if (!scope) return;
    void run([action], scope, {
      sequenceOf(input) {
        if (action.type !== 'openDrawer') return undefined;
        const objects = scopes.flatMap((entryScope) => drawerInputOf(action, entryScope) ?? []);
        return createSequence(title, objects, input);
      },
    });
  };
}
