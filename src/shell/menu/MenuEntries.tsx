import { memo, useMemo, useState, type ReactNode } from 'react';
import { useServices } from '~/view/context/services';
import { useGrowth } from '~/view/data/use-growth';
import type { MenuNode } from './menu-model';

type RenderEntry = (node: MenuNode) => ReactNode;

/**
 * A list of entries. A long list is rendered in batches, beginning with the batch of the selected entry, so that no
 * frame takes long; empty items keep the height of batches to come. In the end all entries are in the page, for screen
 * readers, the keyboard and the search of the browser: a virtualized list would hide entries from them.
 */
export function MenuEntries(props: {
  readonly nodes: readonly MenuNode[];
  /** Position of the selected entry in the tree; empty without one. */
  readonly selected: string;
  readonly id?: string | undefined;
  /** Renders the `<li>` of an entry. Batches render again only if this is another function. */
  readonly children: RenderEntry;
}) {
  const { nodes, selected } = props;
  const size = useServices().settings.menu.piece;
  const batches = useMemo(() => inBatches(nodes, size), [nodes, size]);
  const current = Math.max(0, Math.floor(nodes.findIndex(({ at }) => contains(at, selected)) / size));
  const [first] = useState(current);
  // How far from the first batch batches are rendered.
  const distance = useGrowth(Math.max(first, batches.length - 1 - first), 1, 0);
  return (
    <ul className="descry-menu-list" id={props.id}>
      {batches.map((batch, index) =>
        Math.abs(index - first) <= distance || index === current ? (
          <Batch key={`batch ${index}`} nodes={batch} render={props.children} />
        ) : (
          <li
            key={`batch ${index}`}
            aria-hidden="true"
            style={{ height: `calc(${batch.length} * var(--descry-menu-row))` }}
          />
        ),
      )}
    </ul>
  );
}

const Batch = memo(function Batch(props: { readonly nodes: readonly MenuNode[]; readonly render: RenderEntry }) {
  return props.nodes.map(props.render);
});

/** True if the entry at a position is the selected one or a group around it. */
export function contains(at: string, selected: string): boolean {
  return selected === at || selected.startsWith(`${at}.`);
}

function inBatches(nodes: readonly MenuNode[], size: number): readonly (readonly MenuNode[])[] {
  return Array.from({ length: Math.ceil(nodes.length / size) }, (_, index) =>
    nodes.slice(index * size, (index + 1) * size),
  );
}
