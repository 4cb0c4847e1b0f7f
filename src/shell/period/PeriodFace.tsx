import { Icon } from '../../ui/Icon';
import './period.css';

/** What the button says that opens the period. */
export function PeriodFace({ words }: { readonly words: string }) {
  return (
    <span className="descry-period">
      <Icon name="calendar" />
      <span className="descry-period-words">{words}</span>
      <Icon name="caret-down" />
    </span>
  );
}
