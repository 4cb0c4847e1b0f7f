import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useLayer } from '../../ui/layers';
import { reveal } from '../../ui/reveal';
import { holds, LongList } from './LongList';
import { MenuIcon } from './MenuIcon';
import { MenuLink } from './MenuLink';
import { MenuList, type MenuTree } from './MenuList';
import type { MenuNode } from './menu-model';
import { useMenuWording } from './use-menu-wording';

/** The collapsed menu: icons whose names tooltips tell; groups show their entries beside the rail. */
export function MenuRail(props: { readonly nodes: readonly MenuNode[]; readonly tree: MenuTree }) {
  const wording = useMenuWording();
  return (
    <LongList nodes={props.nodes} selected={props.tree.selected}>
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
    </LongList>
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
    // The focus on the button would open it again, so closing comes last.
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
        data-pendo={entry.pendo}
        data-holds-selected={holds(node.at, tree.selected) || undefined}
        aria-label={wording(node)}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
        onClick={() => setOpen(true)}
      >
        <MenuIcon name={entry.icon} isGroup />
      </button>
      {open && (
        <Flyout id={id} title={wording(node)} beside={button} onChosen={() => setOpen(false)}>
          <MenuList nodes={node.route ? [{ ...node, children: [] }, ...node.children] : node.children} tree={tree} />
        </Flyout>
      )}
    </li>
  );
}

/** Room kept free below a flyout, in pixels. */
const margin = 8;

function Flyout(props: {
  readonly id: string;
  readonly title: string;
  readonly beside: { readonly current: HTMLElement | null };
  readonly onChosen: () => void;
  readonly children: React.ReactNode;
}) {
  const { beside, onChosen } = props;
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const around = beside.current?.getBoundingClientRect();
    const height = box.current?.getBoundingClientRect().height ?? 0;
    if (around) setTop(Math.max(margin, Math.min(around.top, window.innerHeight - height - margin)));
    const selected = box.current?.querySelector('[aria-current="page"]');
    if (box.current && selected) reveal(box.current, selected);
    const links = box.current;
    const leave = (event: MouseEvent): void => {
      if (event.target instanceof Element && event.target.closest('a')) onChosen();
    };
    links?.addEventListener('click', leave);
    return () => links?.removeEventListener('click', leave);
  }, [beside, onChosen]);
  return (
    <div ref={box} id={props.id} className="descry-menu-flyout" style={{ top }}>
      <p className="descry-menu-flyout-title">{props.title}</p>
      {props.children}
    </div>
  );
}
