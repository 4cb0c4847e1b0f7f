import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { TreeField } from '~/generated/contract/descriptor-types';
import { useVirtualRows, type VirtualRows } from '~/ui/use-virtual-rows';
import { treeLayout } from './tree-layout';
import { treeInset } from './TreeLines';
import type { Tree } from './use-tree';

/** Heights of rows in pixels: one line, and two lines if the columns have no room side by side. */
const rowHeight = 30;
const stackedRowHeight = 48;

/** Rows that are shown above a node after scrolling to it. */
const rowsAbove = 4;

/** The rendered rows of a tree, and the node on which keys act. */
export interface TreeTable {
  readonly rows: VirtualRows;
  /** The columns as a template of a grid. */
  readonly template: string;
  /** The columns have no room side by side. */
  readonly isStacked: boolean;
  /** The table, which has the focus. */
  readonly tableRef: RefObject<HTMLTableElement | null>;
  /** The position of the active node among the shown ones; `undefined` before a node was active. */
  readonly active: number | undefined;
  /** Makes a node the active one without scrolling. */
  readonly activate: (index: number) => void;
  /** Makes the node at a position the active one, and scrolls to it. */
  readonly moveTo: (position: number) => void;
  /** Unfolds the ancestors of the current node, scrolls to it and gives it the focus. */
  readonly goToCurrent: () => void;
}

/** The rows of a tree. At first the current node is the active one, and a new filter makes its first match active. */
export function useTreeTable(field: TreeField, tree: Tree): TreeTable {
  const { shown, current } = tree;
  const inset = useMemo(() => tree.nodes.reduce((widest, node) => Math.max(widest, treeInset(node)), 0), [tree.nodes]);
  const { template, width } = useMemo(() => treeLayout(field.columns, inset), [field, inset]);
  const [isStacked, setStacked] = useState(false);
  const rows = useVirtualRows(shown.length, isStacked ? stackedRowHeight : rowHeight);
  const hasNoRoom = rows.width > 0 && rows.width < width;
  if (hasNoRoom !== isStacked) setStacked(hasNoRoom);
  const tableRef = useRef<HTMLTableElement>(null);
  const { chosen, activate } = useChosenNode(tree);
  const active = useShownPosition(tree, chosen);
  const scrollLater = useScroll(tree, rows);
  return {
    ...{ rows, template, isStacked, tableRef, active, activate },
    moveTo(position) {
      const node = shown[position];
      if (!node) return;
      activate(node.index);
      rows.reveal(position);
    },
    goToCurrent() {
      if (current.index === undefined) return;
      tree.folding.fold(current.steps.keys(), false);
      activate(current.index);
      scrollLater(current.index);
      tableRef.current?.focus({ preventScroll: true });
    },
  };
}

/** The node that was made the active one last, by a person or by a new filter. */
function useChosenNode({ current, matches, shown }: Tree) {
  const [chosen, activate] = useState<number>();
  const [matchesBefore, setMatchesBefore] = useState(matches);
  if (matchesBefore !== matches) {
    setMatchesBefore(matches);
    const first = matches && shown.find(({ index }) => matches.has(index));
    if (first) activate(first.index);
  }
  return { chosen: chosen ?? current.index, activate };
}

/** Scrolls to the current node at first, to the first match of a new filter, and to the node that it is called with. */
function useScroll({ current, matches, shown, positions }: Tree, rows: VirtualRows): (index: number) => void {
  const wanted = useRef<number>(undefined);
  const isFirst = useRef(true);
  const matchesBefore = useRef(matches);
  useLayoutEffect(() => {
    if (matches && matches !== matchesBefore.current)
      wanted.current = shown.find(({ index }) => matches.has(index))?.index;
    else if (isFirst.current && current.index !== undefined) wanted.current = current.index;
    matchesBefore.current = matches;
    isFirst.current &&= current.index === undefined;
    // The ancestors of the node may have to be unfolded first.
    const position = wanted.current === undefined ? undefined : positions.get(wanted.current);
    if (position === undefined) return;
    wanted.current = undefined;
    rows.scrollTo(Math.max(0, position - rowsAbove));
  });
  return (index) => void (wanted.current = index);
}

/** The position of a node, or of its first ancestor that is shown. */
function useShownPosition({ nodes, positions }: Tree, index: number | undefined): number | undefined {
  return useMemo(() => {
    if (index === undefined) return undefined;
    const at = positions.get(index);
    if (at !== undefined) return at;
    let node = nodes.find((one) => one.index === index)?.parent;
    while (node && !positions.has(node.index)) node = node.parent;
    return node && positions.get(node.index);
  }, [nodes, positions, index]);
}
