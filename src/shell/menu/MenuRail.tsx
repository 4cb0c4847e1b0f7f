import { useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLayer } from '~/ui/layers';
import { usePosition } from '~/ui/popover/use-position';
import { reveal } from '~/ui/reveal';
import { contains, MenuEntries } from './MenuEntries';
import { MenuIcon, MenuLink } from './MenuLink';
import { MenuList } from './MenuList';
import type { MenuNode } from './menu-model';
import type { MenuTree } from './use-menu-tree';
import { useMenuWording } from './use-menu-wording';

/** The collapsed menu: icons with their names as tooltips. A group shows its entries beside the rail. */
export function MenuRail(props: { readonly nodes: readonly MenuNode[]; readonly tree: MenuTree }) {
  const wording = useMenuWording();
  return (
    <MenuEntries nodes={props.nodes} selected={props.tree.selected}>
      {(node) =>
        node.children.length > 0 ? (
          <RailGroup key={node.at} node={node} tree={props.tree} />
        ) : (
          <li key={node.at}>
            <MenuLink
              node={node}
              selected={node.at === props.tree.selected}
              className="descry-menu-entry"
              tip={wording(node)}
              name={wording(node)}
            >
              <MenuIcon name={node.entry.icon} isGroup={false} />
            </MenuLink>
          </li>
        )
      }
    </MenuEntries>
  );
}

function RailGroup(props: { readonly node: MenuNode; readonly tree: MenuTree }) {
  const { node, tree } = props;
  const { entry } = node;
  const wording = useMenuWording();
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayer(open, () => {
    const isInside = button.current?.parentElement?.contains(document.activeElement) ?? false;
    // The focus on the button opens the group, so closing comes last.
    if (isInside) button.current?.focus();
    setOpen(false);
  });
  return (
    <li
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className="descry-menu-entry"
        data-menu-id={entry.id}
        {...entry.tracking}
        data-holds-selected={contains(node.at, tree.selected) || undefined}
        aria-label={wording(node)}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
        onClick={() => setOpen(true)}
      >
        <MenuIcon name={entry.icon} isGroup />
      </button>
      {open && (
        <Flyout id={id} title={wording(node)} target={button} onChosen={() => setOpen(false)}>
          <MenuList nodes={node.route ? [{ ...node, children: [] }, ...node.children] : node.children} tree={tree} />
        </Flyout>
      )}
    </li>
  );
}

/** The entries of a group, in a box beside the rail. */
function Flyout(props: {
  readonly id: string;
  readonly title: string;
  readonly target: RefObject<HTMLElement | null>;
  readonly onChosen: () => void;
  readonly children: ReactNode;
}) {
  const { target, onChosen } = props;
  const box = useRef<HTMLDivElement>(null);
  usePosition(box, () => target.current, { side: 'after-top', gap: 0, shrinks: true });
  useLayoutEffect(() => {
    const element = box.current;
    const selected = element?.querySelector('[aria-current="page"]');
    if (element && selected) reveal(element, selected);
    const onClick = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('a')) onChosen();
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [onChosen]);
  return (
    <div ref={box} id={props.id} className="descry-menu-flyout">
      <p className="descry-menu-flyout-title">{props.title}</p>
      {props.children}
    </div>
  );
}
