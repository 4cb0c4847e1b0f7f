import type { KeyboardEvent, MouseEvent } from 'react';
import { itemScope } from '../../descriptor/list';
import type { Column } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import type { TreePlace } from '../../lib/tree-order';
import { Icon } from '../../ui/Icon';
import { isRightToLeft } from '../../ui/direction';
import { Cell } from './Cell';
import './tree.css';

/** What is done to the rows of a tree. */
export interface TreeActions {
  readonly fold: (index: number, folds: boolean) => void;
  /** Chooses a row, or gives it up; nothing where rows cannot be chosen. */
  readonly toggle: ((index: number) => void) | undefined;
}

/** One row of a tree, as far in as those above it go. */
export function TreeRow(props: {
  readonly place: TreePlace;
  readonly columns: readonly Column[];
  readonly row: unknown;
  readonly scope: Scope;
  readonly chosen: boolean;
  readonly folded: boolean;
  /** The Tab key reaches this row. */
  readonly reachable: boolean;
  readonly actions: TreeActions;
}) {
  const { place, actions, folded } = props;
  const { index, level, hasChildren } = place;
  const scope = itemScope(props.scope, props.row);
  const onClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element) || target.closest('a, button') !== null) return;
    if (target.closest('[data-fold]') !== null) actions.fold(index, !folded);
    // Who marks text in a row wants to copy it.
    else if (window.getSelection()?.type !== 'Range') actions.toggle?.(index);
  };
  return (
    <tr
      data-item={index}
      aria-level={level}
      aria-posinset={place.position}
      aria-setsize={place.of}
      aria-expanded={hasChildren ? !folded : undefined}
      aria-selected={actions.toggle && props.chosen}
      tabIndex={props.reachable ? 0 : -1}
      style={{ '--descry-level': level - 1 }}
      onClick={onClick}
      onKeyDown={(event) => onKey(event, props)}
    >
      {props.columns.map((column, at) => (
        <td key={column.id} role="gridcell" data-column={column.id}>
          {at === 0 && (
            <span className="descry-tree-fold" data-fold={hasChildren || undefined} aria-hidden="true">
              {hasChildren && <Icon name={folded ? 'chevron-right' : 'chevron-down'} size={14} />}
            </span>
          )}
          <Cell column={column} scope={scope} />
        </td>
      ))}
    </tr>
  );
}

/** The keys of a tree: up, down, first and last; onward unfolds, then enters; back folds, then leaves. */
function onKey(
  event: KeyboardEvent<HTMLElement>,
  { place, folded, actions }: { readonly place: TreePlace; readonly folded: boolean; readonly actions: TreeActions },
): void {
  const row = event.currentTarget;
  if (event.target !== row || event.altKey || event.ctrlKey || event.metaKey) return;
  const { index, parent, hasChildren } = place;
  const [onward, back] = isRightToLeft(row) ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const focus = (other: Element | null | undefined): void => void (other instanceof HTMLElement && other.focus());
  const at = (wanted: number): Element | null =>
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
    case onward:
      if (hasChildren && folded) actions.fold(index, false);
      else if (hasChildren) focus(row.nextElementSibling);
      break;
    case back:
      if (hasChildren && !folded) actions.fold(index, true);
      else if (parent) focus(at(parent.index));
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
