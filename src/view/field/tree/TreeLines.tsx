import type { TreeNode } from '~/lib/tree-order';
import { Icon } from '~/ui/Icon';

/** Levels that are drawn; a deeper node has only the lines of its nearest ancestors, and its level as a number. */
const maxLines = 10;

/** Pixels, as in the style sheet. */
const lineWidth = 16;
const foldWidth = 20;
const levelWidth = 28;

/** The number of lines of a node. */
export function lineCount({ level }: TreeNode): number {
  return Math.min(level - 1, maxLines);
}

/** The width of the lines of a node. Pixels. */
export function treeInset(node: TreeNode): number {
  return lineCount(node) * lineWidth + foldWidth + (isDeep(node.level) ? levelWidth : 0);
}

/** True if a node has more ancestors than lines. */
function isDeep(level: number): boolean {
  return level > maxLines + 1;
}

/** The two halves of a line that runs down past a node, and its branch to the node. */
type Line = Readonly<Record<'up' | 'down' | 'branch', 'plain' | 'current' | undefined>>;

/** The lines from the ancestors of a node to it and past it, its level if that is deep, and the arrow that folds it. */
export function TreeLines(props: {
  readonly node: TreeNode;
  /** Of each ancestor of the current node, the child that leads to it. */
  readonly steps: ReadonlyMap<number, number>;
  readonly isFolded: boolean;
}) {
  const { node, steps, isFolded } = props;
  return (
    <span className="descry-tree-lines" aria-hidden="true">
      {isDeep(node.level) && <span className="descry-tree-level">{node.level}</span>}
      {linesOf(node, steps).map(({ up, down, branch }, index) => (
        <span key={index} className="descry-tree-line" data-up={up} data-down={down} data-branch={branch} />
      ))}
      <span className="descry-tree-fold" data-fold={node.hasChildren || undefined}>
        {node.hasChildren && <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} size={14} />}
      </span>
    </span>
  );
}

/** The lines of a node, from its oldest ancestor to itself. */
function linesOf(node: TreeNode, steps: ReadonlyMap<number, number>): readonly Line[] {
  const lines: Line[] = [];
  for (let at = node; at.parent && lines.length < maxLines; at = at.parent) lines.push(lineOf(at, node, steps));
  return lines.reverse();
}

/**
 * The line below the parent of `at`, beside the row of `node`, which is `at` or a descendant of it. Siblings are in the
 * order of their indices.
 */
function lineOf(at: TreeNode, node: TreeNode, steps: ReadonlyMap<number, number>): Line {
  const step = at.parent && steps.get(at.parent.index);
  const isStep = step === at.index;
  const leadsOn = step !== undefined && !isStep && step > at.index;
  const isLast = at.position === at.of;
  const down = isLast ? undefined : leadsOn ? 'current' : 'plain';
  if (at !== node) return { up: down, down, branch: undefined };
  return { up: isStep || leadsOn ? 'current' : 'plain', down, branch: isStep ? 'current' : 'plain' };
}
