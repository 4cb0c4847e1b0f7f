import { useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import type { Listbox } from '~/ui/listbox/use-listbox';
import { useRowWindow } from '~/ui/use-row-window';
import { visibleText } from '~/lib/visible-text';
import type { Choice, ChoiceGroup } from './form-choices';

const rowHeight = 32;

/**
 * The list box of a choice field, in groups. The focus stays in the input above it, which handles the keys. Of
 * thousands of rows only the visible ones are rendered.
 */
export function ChoiceList(props: {
  readonly listbox: Pick<Listbox, 'id' | 'optionId'>;
  readonly label: string;
  readonly groups: readonly ChoiceGroup[];
  /** Largest number of visible rows. */
  readonly maxRows: number;
  /** Position of the choice that Enter takes. */
  readonly active: number;
  readonly chosen: unknown;
  readonly onChoose: (value: string) => void;
}) {
  const { listbox, active, groups } = props;
  const rows = useMemo(() => choiceRows(groups), [groups]);
  const height = Math.min(rows.length, props.maxRows) * rowHeight;
  const rowWindow = useRowWindow(rows.length, rowHeight, height);
  const box = useScrollToActive(rows, active, height);
  const visibleRows = rows.slice(rowWindow.first, rowWindow.end);
  const option = ({ choice, position = 0 }: ChoiceRow) =>
    choice && (
      <ChoiceOption
        key={choice.value}
        id={listbox.optionId(position)}
        choice={choice}
        position={position}
        count={rows.length - groups.length}
        isActive={position === active}
        isChosen={choice.value === props.chosen}
        onChoose={props.onChoose}
      />
    );
  return (
    <ul
      ref={box}
      id={listbox.id}
      role="listbox"
      aria-label={props.label}
      className="descry-choices-list"
      style={{ height }}
      onScroll={rowWindow.onScroll}
    >
      <li role="presentation" style={{ height: rowWindow.whole, paddingBlockStart: rowWindow.above }}>
        {groups.map((group) => (
          <GroupView key={group.id} group={group} rows={visibleRows.filter((row) => row.group === group)}>
            {option}
          </GroupView>
        ))}
      </li>
    </ul>
  );
}

/** The visible rows of a group; nothing if there are none. */
function GroupView(props: {
  readonly group: ChoiceGroup;
  readonly rows: readonly ChoiceRow[];
  readonly children: (row: ChoiceRow) => ReactNode;
}) {
  const { group, rows } = props;
  if (rows.length === 0) return null;
  return (
    <ul role="group" aria-label={group.label}>
      {rows[0]?.choice === undefined && (
        <li role="presentation" className="descry-choices-group">
          {group.label}
        </li>
      )}
      {rows.map(props.children)}
    </ul>
  );
}

function ChoiceOption(props: {
  readonly id: string;
  readonly choice: Choice;
  /** Position among all choices, counted from 0. */
  readonly position: number;
  readonly count: number;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (value: string) => void;
}) {
  const { choice, onChoose } = props;
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      id={props.id}
      role="option"
      aria-selected={props.isActive}
      aria-setsize={props.count}
      aria-posinset={props.position + 1}
      data-value={choice.value}
      data-chosen={props.isChosen || undefined}
      className="descry-choices-option"
      onClick={() => onChoose(choice.value)}
    >
      <bdi className="descry-choices-text">{visibleText(choice.text)}</bdi>
      {choice.about && <bdi className="descry-choices-about">{visibleText(choice.about)}</bdi>}
    </li>
  );
}

/** A row of the list: the heading of a group, or a choice with its position among all choices. */
interface ChoiceRow {
  readonly group: ChoiceGroup;
  readonly choice?: Choice;
  readonly position?: number;
}

function choiceRows(groups: readonly ChoiceGroup[]): readonly ChoiceRow[] {
  let position = 0;
  return groups.flatMap((group): readonly ChoiceRow[] => [
    { group },
    ...group.choices.map((choice) => ({ group, choice, position: position++ })),
  ]);
}

/** Gives the ref of a list that scrolls the active row into view; the first choice of a group with its heading. */
function useScrollToActive(
  rows: readonly ChoiceRow[],
  active: number,
  height: number,
): RefObject<HTMLUListElement | null> {
  const box = useRef<HTMLUListElement>(null);
  const index = rows.findIndex(({ position }) => position === active);
  const firstIndex = rows[index - 1]?.choice === undefined ? index - 1 : index;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || index < 0) return;
    const top = firstIndex * rowHeight;
    const bottom = (index + 1) * rowHeight;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + height) element.scrollTop = bottom - height;
  }, [index, firstIndex, height]);
  return box;
}
