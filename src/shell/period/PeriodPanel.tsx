import { useStore } from '../../render/use-store';
import type { PeriodChoice } from '../../session/period';
import { useShell } from '../shell-services';
import { CustomPeriod } from './CustomPeriod';
import './period-panel.css';
import { PeriodOptions } from './PeriodOptions';
import { useApplyPeriod } from './use-period-address';

/** Presets, applied at once, and beside them the view in which a custom period is written. */
export function PeriodPanel(props: {
  readonly zone: string;
  readonly isCustom: boolean;
  readonly onCustom: () => void;
  readonly onClose: () => void;
}) {
  const { isCustom, onCustom, onClose } = props;
  const chosen = useStore(useShell().period.chosen);
  const apply = useApplyPeriod();
  const onApply = (choice: PeriodChoice): void => {
    apply(choice);
    onClose();
  };
  return (
    <div className="descry-period-panel">
      <PeriodOptions
        chosen={isCustom || chosen.custom ? undefined : chosen.preset}
        onPreset={onApply}
        onCustom={onCustom}
      />
      {isCustom && <CustomPeriod zone={props.zone} chosen={chosen} onApply={onApply} />}
    </div>
  );
}
