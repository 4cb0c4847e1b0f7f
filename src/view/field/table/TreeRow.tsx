import type { KeyboardEvent, MouseEvent } from 'react';
import { itemScope } from '~/descriptor/list';
import type { Column } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import type { TreeNode } from '~/lib/tree-order';
import { Icon } from '~/ui/Icon';
import { isRightToLeft } from '~/ui/direction';
import { Cell } from '~/view/value/Cell';
import './tree.css';

/** The actions of the rows of a tree. */
export interface TreeActions {
  readonly fold: (index: number, isFolded: boolean) => void;
  /** Selects or deselects a row; `undefined` if rows cannot be selected. */
  readonly toggle: ((index: number) => void) | undefined;
}

/** A row of a tree, indented by its level. */
export function TreeRow(props: {
  readonly node: TreeNode;
  readonly columns: readonly Column[];
  readonly row: unknown;
  readonly scope: Scope;
  readonly isChosen: boolean;
  readonly isFolded: boolean;
  readonly isTabStop: boolean;
  readonly actions: TreeActions;
}) {
  const { node, actions, isFolded } = props;
  const { index, level, hasChildren } = node;
  const scope = itemScope(props.scope, props.row);
  const onClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element) || target.closest('a, button') !== null) return;
    if (target.closest('[data-fold]') !== null) actions.fold(index, !isFolded);
    // A click that ends a text selection is meant for copying.
    else if (window.getSelection()?.type !== 'Range') actions.toggle?.(index);
  };
  return (
    <tr
      data-item={index}
      aria-level={level}
      aria-posinset={node.position}
      aria-setsize={node.of}
      aria-expanded={hasChildren ? !isFolded : undefined}
      aria-selected={actions.toggle && props.isChosen}
      tabIndex={props.isTabStop ? 0 : -1}
      style={{ '--descry-level': level - 1 }}
      onClick={onClick}
      onKeyDown={(event) => onKey(event, props)}
    >
      {props.columns.map((column, columnIndex) => (
        <td key={column.id} role="gridcell" data-column={column.id}>
          {columnIndex === 0 && (
            <span className="descry-tree-fold" data-fold={hasChildren || undefined} aria-hidden="true">
              {hasChildren && <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} size={14} />}
            </span>
          )}
          <Cell column={column} scope={scope} />
        </td>
      ))}
    </tr>
  );
}

/**
 * The keys of a tree: Up, Down, Home and End move; the key towards the end of the line unfolds a row, then moves to its
 * first child; the other one folds it, then moves to its parent; Enter and Space select.
 */
function onKey(
  event: KeyboardEvent<HTMLElement>,
  { node, isFolded, actions }: { readonly node: TreeNode; readonly isFolded: boolean; readonly actions: TreeActions },
): void {
  const row = event.currentTarget;
  if (event.target !== row || event.altKey || event.ctrlKey || event.metaKey) return;
  const { index, parent, hasChildren } = node;
  const [forward, back] = isRightToLeft(row) ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const focus = (other: Element | null | undefined): void => void (other instanceof HTMLElement && other.focus());
  const rowAt = (wanted: number): Element | null =>
    row.parentElement?.querySelector(`:scope > [data-item="${wanted}"]`) ?? null;
  switch (event.key) {
    case 'ArrowDown':
      focus(row.nextElementSibling);
      break;
    case 'ArrowUp':
      focus(row.previousElementSibling);
      break;
    case 'Home':
      focus(row.parentElement?.firstElementChild);
      break;
    case 'End':
      focus(row.parentElement?.lastElementChild);
      break;
    case forward:
      if (hasChildren && isFolded) actions.fold(index, false);
      else if (hasChildren) focus(row.nextElementSibling);
      break;
    case back:
      if (hasChildren && !isFolded) actions.fold(index, true);
      else if (parent) focus(rowAt(parent.index));
      break;
    case 'Enter':
    case ' ':
      actions.toggle?.(index);
      break;
    default:
      return;
  }
  event.preventDefault();
}
