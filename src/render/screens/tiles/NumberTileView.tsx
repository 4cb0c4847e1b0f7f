import { useId } from 'react';
import { evaluate } from '../../../descriptor/evaluate';
import { judge } from '../../../descriptor/scale';
import type { NumberTile } from '../../../generated/descriptor-types';
import { isNumber } from '../../../lib/json';
import { Tooltip } from '../../../ui/Tooltip';
import { useUiText } from '../../../ui/ui-text';
import { Judged } from '../../fields/Judged';
import { useRun } from '../../place';
import { useServices } from '../../services';
import { useText } from '../../use-text';
import { ActLink } from './ActLink';
import { differenceOf } from './difference';
import { DifferenceLine } from './DifferenceLine';
import type { TileProps } from './draw-tile';
import { TileEmpty } from './TileEmpty';
import { TileFrame } from './TileFrame';
import { exactNumber, numberText, tileNumber } from './tile-number';

/** One number, large, and what to think of it. */
export function NumberTileView({ tile, scope, titleId }: TileProps<NumberTile>) {
  const { format } = useServices();
  const run = useRun();
  const text = useText();
  const say = useUiText();
  const id = useId();
  const value = evaluate(tile.value, scope);
  if (!isNumber(value)) return <TileEmpty tile={tile} scope={scope} />;
  const { action, as = 'number', scale } = tile;
  const shown = tileNumber(value, as, format);
  const exact = exactNumber(value, as, format);
  const judgement = scale && judge(scale, value);
  const whole = tile.of && evaluate(tile.of, scope);
  const difference = differenceOf(value, tile.before && evaluate(tile.before, scope), tile);
  return (
    <TileFrame tile={tile}>
      <div className="descry-number">
        <Tooltip text={exact === shown ? undefined : exact}>
          {(target) => (
            <span className="descry-number-box" {...target}>
              <ActLink
                action={action}
                scope={scope}
                onAct={() => void (action && run([action], scope))}
                className="descry-number-value"
                labelledBy={`${titleId} ${id}`}
              >
                <span id={id} data-value={value}>
                  {shown}
                </span>
              </ActLink>
            </span>
          )}
        </Tooltip>
        {judgement?.text && <Judged judgement={judgement} scope={scope} showValue={false} marked />}
      </div>
      {difference && <DifferenceLine difference={difference} as={as} />}
      {isNumber(whole) && <p className="descry-tile-note">{say('UI.TILE_OF', { whole: numberText(whole, format) })}</p>}
      {tile.note && <p className="descry-tile-note">{text(tile.note, scope)}</p>}
    </TileFrame>
  );
}
