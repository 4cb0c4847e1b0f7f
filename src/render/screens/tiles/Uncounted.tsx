import { useUiText } from '../../../ui/ui-text';
import { useServices } from '../../services';
import { numberText } from './tile-number';

/** Says how many entries were left out because they cannot be counted. */
export function Uncounted({ count }: { readonly count: number }) {
  const { format } = useServices();
  const say = useUiText();
  if (count === 0) return null;
  return <p className="descry-tile-note">{say('UI.TILE_UNCOUNTED', { count: numberText(count, format) })}</p>;
}
