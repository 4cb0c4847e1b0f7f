import { Icon } from '../../../ui/Icon';
import { useUiText } from '../../../ui/ui-text';
import { useServices } from '../../services';
import type { Difference } from './difference';
import { numberText, shareText, tileNumber, type NumberKind } from './tile-number';

const words = { more: 'UI.TILE_MORE', less: 'UI.TILE_LESS', same: 'UI.TILE_SAME' } as const;
const icons = { more: 'arrow-up', less: 'arrow-down', same: 'minus' } as const;

/** The difference to the time before: an arrow, words, and what it means. The colour says nothing that the words do not. */
export function DifferenceLine(props: { readonly difference: Difference; readonly as: NumberKind }) {
  const { way, amount, meaning } = props.difference;
  const { format } = useServices();
  const say = useUiText();
  const texts = {
    share: () => shareText(amount.value, format),
    points: () => say('UI.TILE_POINTS', { amount: numberText(amount.value, format) }),
    count: () => tileNumber(amount.value, props.as, format),
  };
  return (
    <p className="descry-difference" data-way={way} data-meaning={meaning}>
      <Icon name={icons[way]} size={12} />
      <span>{say(words[way], { amount: texts[amount.of]() })}</span>
      {meaning && (
        <span className="descry-difference-meaning">
          {say(meaning === 'better' ? 'UI.TILE_BETTER' : 'UI.TILE_WORSE')}
        </span>
      )}
    </p>
  );
}
