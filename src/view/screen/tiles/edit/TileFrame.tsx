import arrowRight from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrow-right';
import dragHandle from '@blueprintjs/icons/lib/esm/generated/16px/paths/drag-handle-vertical';
import { Classes } from '@blueprintjs/core';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { isRightToLeft } from '~/ui/direction';
import { Icon } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import type { ShownTile } from '../dashboard';
import { spanChoices } from './span-choices';
import type { TileDrag } from './use-tile-drag';

/** What an analyst does with one tile. */
export interface TileChanges {
  /** Moves the tile by positions: -1 is before the previous one. */
  readonly move: (by: number) => void;
  readonly resize: (span: number) => void;
  readonly remove: () => void;
}

/** A tile that is being arranged: its controls, and its card, which cannot be used meanwhile. */
export function TileFrame(props: {
  readonly shown: ShownTile;
  readonly name: string;
  /** Position, from 0, and number of tiles. */
  readonly position: readonly [index: number, count: number];
  /** The style that gives it its width. */
  readonly widths: CSSProperties;
  readonly drag: TileDrag;
  readonly changes: TileChanges;
  /** The id of the text that explains the keys of the handle. */
  readonly keysId: string;
  readonly children: ReactNode;
}) {
  const { shown, name, position, drag, changes } = props;
  const t = useTranslate();
  const isTarget = drag.over === shown.id;
  return (
    <div
      className="descry-arranged"
      role="group"
      aria-label={name}
      data-arranged={shown.id}
      data-dragged={drag.dragged === shown.id || undefined}
      data-drop={isTarget || undefined}
      style={props.widths}
    >
      <div className="descry-arranged-tools">
        <MoveHandle id={shown.id} name={name} drag={drag} keysId={props.keysId} onMove={changes.move} />
        <StepButtons name={name} position={position} onMove={changes.move} />
        <WidthChoice span={shown.span} name={name} onChange={changes.resize} />
        <IconButton
          icon="cross"
          action="remove-tile"
          className="descry-arranged-remove"
          label={t('UI.TILES.REMOVE', { name })}
          // A dashboard has at least one tile.
          disabled={position[1] === 1}
          onClick={changes.remove}
        />
      </div>
      <div className="descry-arranged-card" inert>
        {props.children}
      </div>
    </div>
  );
}

/** The buttons that move a tile by one position. */
function StepButtons(props: {
  readonly name: string;
  readonly position: readonly [index: number, count: number];
  readonly onMove: (by: number) => void;
}) {
  const { name, position, onMove } = props;
  const [index, count] = position;
  const t = useTranslate();
  return (
    <>
      <IconButton
        icon="arrow-left"
        action="move-earlier"
        label={t('UI.TILES.EARLIER', { name })}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={arrowRight}
        action="move-later"
        label={t('UI.TILES.LATER', { name })}
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      />
    </>
  );
}

/** The handle by which a tile is dragged, or moved with the arrow keys. */
function MoveHandle(props: {
  readonly id: string;
  readonly name: string;
  readonly drag: TileDrag;
  readonly keysId: string;
  readonly onMove: (by: number) => void;
}) {
  const { id, name, drag, keysId, onMove } = props;
  const t = useTranslate();
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = isRightToLeft(event.currentTarget) ? -1 : 1;
    const steps = { ArrowLeft: -next, ArrowRight: next, ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };
    const by = new Map(Object.entries(steps)).get(event.key);
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <button
      type="button"
      className={`${Classes.BUTTON} ${Classes.MINIMAL} ${Classes.SMALL} descry-arranged-handle`}
      data-action="move-tile"
      aria-label={t('UI.TILES.MOVE', { name })}
      aria-describedby={keysId}
      onKeyDown={onKeyDown}
      {...drag.handlers(id)}
    >
      <Icon name={dragHandle} />
    </button>
  );
}

function WidthChoice(props: {
  readonly span: number;
  readonly name: string;
  readonly onChange: (span: number) => void;
}) {
  const { span, name, onChange } = props;
  const t = useTranslate();
  return (
    <div className="bp6-html-select bp6-minimal descry-select descry-arranged-width">
      <select
        aria-label={t('UI.TILES.WIDTH', { name })}
        value={span}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {spanChoices(span).map((choice) => (
          <option key={choice.span} value={choice.span}>
            {choice.part ?? t('UI.TILES.FULL_WIDTH')}
          </option>
        ))}
      </select>
      <Icon name="caret-down" />
    </div>
  );
}
