import { useLayoutEffect, useMemo, useRef } from 'react';
import { useRowWindow } from '../../ui/use-row-window';
import { choiceRows, type ChoiceRow } from './choice-rows';
import type { ChoiceGroup } from './chosen';

const rowHeight = 32;

/**
 * The list of a choice, in its groups; the focus stays in the field above, whose keys choose. Of thousands of rows only
 * those to be seen are drawn.
 */
export function ChoiceList(props: {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly ChoiceGroup[];
  /** Rows that are seen at a time. */
  readonly most: number;
  /** Position of the choice that Enter takes. */
  readonly active: number;
  readonly chosen: unknown;
  readonly onChoose: (value: string) => void;
}) {
  const { id, active, groups } = props;
  const box = useRef<HTMLUListElement>(null);
  const rows = useMemo(() => choiceRows(groups), [groups]);
  const count = rows.length - groups.length;
  const height = Math.min(rows.length, props.most) * rowHeight;
  const { first, end, ...drawn } = useRowWindow(rows.length, rowHeight, height);

  const at = rows.findIndex(({ position }) => position === active);
  // The first of a group comes with its heading.
  const from = rows[at - 1]?.choice === undefined ? at - 1 : at;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || at < 0) return;
    if (from * rowHeight < element.scrollTop) element.scrollTop = from * rowHeight;
    else if ((at + 1) * rowHeight > element.scrollTop + height) element.scrollTop = (at + 1) * rowHeight - height;
  }, [at, from, height]);

  const seen = rows.slice(first, end);
  const option = ({ choice, position = 0 }: ChoiceRow) =>
    choice && (
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events
      <li
        key={choice.value}
        id={`${id}-${position}`}
        role="option"
        aria-selected={position === active}
        aria-setsize={count}
        aria-posinset={position + 1}
        data-value={choice.value}
        data-chosen={choice.value === props.chosen || undefined}
        className="descry-choices-option"
        onClick={() => props.onChoose(choice.value)}
      >
        <bdi className="descry-choices-text">{choice.text}</bdi>
        {choice.about && <bdi className="descry-choices-about">{choice.about}</bdi>}
      </li>
    );
  return (
    <ul
      ref={box}
      id={id}
      role="listbox"
      aria-label={props.label}
      className="descry-choices-list"
      style={{ height }}
      onScroll={drawn.onScroll}
    >
      <li role="presentation" style={{ height: drawn.whole, paddingBlockStart: drawn.above }}>
        {groups.map((group) => {
          const own = seen.filter((row) => row.group === group);
          if (own.length === 0) return null;
          return (
            <ul key={group.id} role="group" aria-label={group.label}>
              {own[0]?.choice === undefined && (
                <li role="presentation" className="descry-choices-group">
                  {group.label}
                </li>
              )}
              {own.map(option)}
            </ul>
          );
        })}
      </li>
    </ul>
  );
}
