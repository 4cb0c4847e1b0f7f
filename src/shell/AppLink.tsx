import type { ComponentProps, MouseEvent } from 'react';
import { getOwn } from '~/lib/get-own';
import { isPlainClick } from '~/ui/is-plain-click';
import { useServices } from '~/view/context/services';

/**
 * A link to an address of the console, e.g. `/dashboard`. A link to the address that is already open adds no entry to
 * the history. It does not read the address while it renders: a menu has thousands of links, and each would render
 * again at every change.
 */
export function AppLink(
  props: Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'> & {
    readonly to: string;
    /** State of the new history entry. */
    readonly state?: object;
    /** Called before the console navigates, or the browser opens another tab or window. */
    readonly onClick?: (() => void) | undefined;
  },
) {
  const { to, state, onClick, children, ...attributes } = props;
  const { navigate, page } = useServices();
  const follow = (event: MouseEvent): void => {
    onClick?.();
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(to, { replace: page.hashPath() === to, ...(state && { state }) });
  };
  return (
    <a {...attributes} href={`#${to}`} onClick={follow}>
      {children}
    </a>
  );
}

/** State of a link that leads back to a page that the user came from, e.g. from an entry to its list. */
export const comingBack = { comesBack: true } as const;

/** True if the state of a history entry is that of a link which leads back. */
export function isComingBack(state: unknown): boolean {
  return getOwn(state, 'comesBack') === true;
}
