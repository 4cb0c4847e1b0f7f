import { HeaderPanel } from '../header/HeaderPanel';
import { useWords } from '../use-words';
import { PeriodContent } from './PeriodContent';
import { PeriodFace } from './PeriodFace';
import { usePickedPeriod } from './use-picked-period';

/** The period that searches look at, and the panel in which another one is chosen. */
export function PeriodPicker() {
  const words = useWords();
  const picked = usePickedPeriod();
  return (
    <HeaderPanel
      label={words('UI.PERIOD.TITLE')}
      buttonLabel={words('UI.PERIOD.BUTTON', { period: picked.words })}
      testId="period"
      width={picked.width}
      onOpen={picked.begin}
      button={<PeriodFace words={picked.words} />}
    >
      {(close) => (
        <PeriodContent zone={picked.zone} isCustom={picked.isCustom} onCustom={picked.onCustom} onClose={close} />
      )}
    </HeaderPanel>
  );
}
