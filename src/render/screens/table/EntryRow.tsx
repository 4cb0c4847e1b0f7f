import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { Column } from '../../../generated/descriptor-types';
import { Icon } from '../../../ui/Icon';
import { useUiText } from '../../../ui/ui-text';
import type { ListEntry } from './list-page';
import { EntryCell } from './EntryCell';
import { SpanCells } from './SpanCells';

const nothing = (): void => undefined;

/**
 * One entry as a row. It is drawn anew only when something about it is another; clicks and keys are heard by the table. The Tab
 * key passes over what stands in it: that is reached by the arrow keys. The active row has all its cells, in sight or not, so that
 * these keys lead to each of them.
 */
export const EntryRow = memo(function EntryRow(props: {
  readonly id: string;
  readonly entry: ListEntry;
  readonly columns: readonly Column[];
  /** The columns that are drawn: from one to before the other. */
  readonly from: number;
  readonly end: number;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  /** A click on it does something. */
  readonly opens: boolean;
  readonly hasMenu: boolean;
  /** The buttons of its values are drawn once somebody comes to it. */
  readonly canHover: boolean;
}) {
  const { id, entry, columns, from, end, isActive, isChosen, opens, hasMenu, canHover } = props;
  const say = useUiText();
  const row = useRef<HTMLTableRowElement>(null);
  const [isUsed, setUsed] = useState(false);
  const isAtRest = canHover && !isActive && !isUsed;
  useLayoutEffect(() => {
    for (const part of row.current?.querySelectorAll<HTMLElement>('a, button, input, [tabindex]') ?? [])
      part.tabIndex = -1;
  });
  const position = entry.index + 1;
  return (
    <tr
      ref={row}
      id={id}
      className="descry-list-row"
      data-item={entry.index}
      data-active={isActive || undefined}
      data-opens={opens || undefined}
      aria-rowindex={position + 1}
      aria-selected={isChosen}
      onPointerEnter={() => setUsed(true)}
      onFocus={() => setUsed(true)}
    >
      <td className="descry-list-select" data-select="" aria-colindex={1}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={say('UI.TABLE_SELECT', { position })}
          onChange={nothing}
        />
      </td>
      <SpanCells count={columns.length} from={isActive ? 0 : from} end={isActive ? columns.length : end}>
        {(at) => {
          const column = columns[at];
          if (!column) return null;
          const cell = { column, position: at + 2, scope: entry.scope, isAtRest };
          return <EntryCell key={column.id} {...cell} />;
        }}
      </SpanCells>
      {hasMenu && (
        <td className="descry-list-end" aria-colindex={columns.length + 2}>
          <button
            type="button"
            className="descry-list-more"
            data-action="row-actions"
            aria-haspopup="menu"
            aria-label={say('UI.TABLE_ACTIONS_OF', { position })}
          >
            <Icon name="more" />
          </button>
        </td>
      )}
    </tr>
  );
});
