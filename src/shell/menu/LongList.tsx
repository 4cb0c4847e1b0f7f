import { memo, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useServices } from '../../render/services';
import type { MenuNode } from './menu-model';

type Draw = (node: MenuNode) => ReactNode;

/**
 * A list of entries. A long one is drawn piece by piece, beginning with the piece of the selected entry, so that no
 * frame takes long; what is not there yet keeps its room. In the end all of it is there, for the screen reader, the
 * keyboard and the search of the browser: a list that draws only what is in sight would hide the rest from them.
 */
export function LongList(props: {
  readonly nodes: readonly MenuNode[];
  /** Place of the selected entry of the menu; empty without one. */
  readonly selected: string;
  readonly id?: string | undefined;
  /** Draws the `<li>` of an entry. While it is the same function, what is drawn stays. */
  readonly children: Draw;
}) {
  const { nodes, selected } = props;
  const size = useServices().settings.menu.piece;
  const pieces = useMemo(() => inPieces(nodes, size), [nodes, size]);
  const current = Math.max(0, Math.floor(nodes.findIndex(({ at }) => holds(at, selected)) / size));
  const [first] = useState(current);
  const reach = useReach(Math.max(first, pieces.length - 1 - first));
  return (
    <ul className="descry-menu-list" id={props.id}>
      {pieces.map((piece, index) =>
        Math.abs(index - first) <= reach || index === current ? (
          <Piece key={`piece ${index}`} nodes={piece} draw={props.children} />
        ) : (
          <li
            key={`piece ${index}`}
            aria-hidden="true"
            style={{ height: `calc(${piece.length} * var(--descry-menu-row))` }}
          />
        ),
      )}
    </ul>
  );
}

const Piece = memo(function Piece(props: { readonly nodes: readonly MenuNode[]; readonly draw: Draw }) {
  return props.nodes.map(props.draw);
});

/** Whether the entry at a place is the selected one or a group around it. */
export function holds(at: string, selected: string): boolean {
  return selected === at || selected.startsWith(`${at}.`);
}

function inPieces(nodes: readonly MenuNode[], size: number): readonly (readonly MenuNode[])[] {
  return Array.from({ length: Math.ceil(nodes.length / size) }, (_, index) =>
    nodes.slice(index * size, (index + 1) * size),
  );
}

/** Grows by one from 0 to `end`, whenever the browser has had time for something else. */
function useReach(end: number): number {
  const { clock } = useServices();
  const [reach, setReach] = useState(0);
  useEffect(() => {
    if (reach >= end) return;
    const timer = clock.setTimeout(() => setReach(reach + 1), 0);
    return () => clock.clearTimeout(timer);
  }, [clock, reach, end]);
  return reach;
}
