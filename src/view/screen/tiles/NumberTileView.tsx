import arrowDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrow-down';
import arrowUp from '@blueprintjs/icons/lib/esm/generated/16px/paths/arrow-up';
import minus from '@blueprintjs/icons/lib/esm/generated/16px/paths/minus';
import { useId } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { rate } from '~/descriptor/scale';
import type { NumberTile } from '~/generated/contract/descriptor-types';
import { numberText, shareText } from '~/lib/format/number-text';
import { useTranslate } from '~/i18n/translate';
import { isNumber } from '~/lib/json';
import { Icon } from '~/ui/Icon';
import { Tooltip } from '~/ui/Tooltip';
import { useRun } from '~/view/action/action-host';
import { useServices } from '~/view/context/services';
import type { TileFormatName } from '~/view/value/formats/value-format';
import { RatingLabel } from '~/view/value/RatingLabel';
import { ActionTrigger } from './ActionTrigger';
import { TileBody, TileEmpty, type TileProps } from './TileBody';
import { differenceOf, exactNumber, tileNumber, type Difference } from './tile-number';

/** A tile with one large number, its rating and its change since the time before. */
export function NumberTileView({ tile, scope, titleId }: TileProps<NumberTile>) {
  const { format } = useServices();
  const run = useRun();
  const t = useTranslate();
  const valueId = useId();
  const value = evaluate(tile.value, scope);
  if (!isNumber(value)) return <TileEmpty tile={tile} scope={scope} />;
  const { action, as = 'number', scale } = tile;
  const text = tileNumber(value, as, format);
  const exact = exactNumber(value, as, format);
  const rating = scale && rate(scale, value);
  const total = tile.of && evaluate(tile.of, scope);
  const difference = differenceOf(value, tile.before && evaluate(tile.before, scope), tile);
  return (
    <TileBody tile={tile}>
      <div className="descry-number">
        <Tooltip text={exact === text ? undefined : exact}>
          {(target) => (
            <span className="descry-number-box" {...target}>
              <ActionTrigger
                action={action}
                scope={scope}
                onAct={() => void (action && run([action], scope))}
                className="descry-number-value"
                labelledBy={`${titleId} ${valueId}`}
              >
                <span id={valueId} data-value={value}>
                  {text}
                </span>
              </ActionTrigger>
            </span>
          )}
        </Tooltip>
        {rating?.text && <RatingLabel rating={rating} scope={scope} showValue={false} marked />}
      </div>
      {difference && <DifferenceLine difference={difference} as={as} />}
      {isNumber(total) && <p className="descry-tile-note">{t('UI.TILE_OF', { whole: numberText(total, format) })}</p>}
      {tile.note && <p className="descry-tile-note">{t(tile.note, scope)}</p>}
    </TileBody>
  );
}

const messages = { more: 'UI.TILE_MORE', less: 'UI.TILE_LESS', same: 'UI.TILE_SAME' } as const;
const icons = { more: arrowUp, less: arrowDown, same: minus } as const;

/**
 * The change since the time before: an arrow, a text and its meaning. The text has all information that the colour has.
 */
function DifferenceLine(props: { readonly difference: Difference; readonly as: TileFormatName }) {
  const { way, amount, meaning } = props.difference;
  const { format } = useServices();
  const t = useTranslate();
  const amountText = {
    share: () => shareText(amount.value, format),
    points: () => t('UI.TILE_POINTS', { count: amount.value }),
    count: () => tileNumber(amount.value, props.as, format),
  };
  return (
    <p className="descry-difference" data-way={way} data-meaning={meaning}>
      <Icon name={icons[way]} size={12} />
      <span>{t(messages[way], { amount: amountText[amount.of]() })}</span>
      {meaning && (
        <span className="descry-difference-meaning">
          {t(meaning === 'better' ? 'UI.TILE_BETTER' : 'UI.TILE_WORSE')}
        </span>
      )}
    </p>
  );
}
