import type { MouseEventHandler, Ref } from 'react';
import { MarkedText } from '../../ui/MarkedText';
import { KeyHint } from '../shortcuts/KeyHint';
import type { RankedItem } from './rank-items';

/** One line of the palette. The focus stays in its field, whose keys choose. */
export function PaletteOption({
  ref,
  id,
  item,
  active,
  onChoose,
}: {
  readonly ref: Ref<HTMLLIElement> | undefined;
  readonly id: string | undefined;
  readonly item: RankedItem;
  readonly active: boolean;
  readonly onChoose: MouseEventHandler<HTMLLIElement>;
}) {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      ref={ref}
      id={id}
      role="option"
      aria-selected={active}
      data-value={item.id}
      className="descry-palette-option"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {item.icon}
      <span className="descry-palette-title">
        <MarkedText text={item.title} ranges={item.ranges} />
      </span>
      {item.hint !== '' && <bdi className="descry-palette-hint">{item.hint}</bdi>}
      {item.keys !== undefined && <KeyHint keys={item.keys} />}
    </li>
  );
}
