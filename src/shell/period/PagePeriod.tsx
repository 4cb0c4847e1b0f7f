import { useRef, useState } from 'react';
import { Floating } from '../../ui/Floating';
import { useWords } from '../use-words';
import { PeriodContent } from './PeriodContent';
import { PeriodFace } from './PeriodFace';
import { usePickedPeriod } from './use-picked-period';

/** The period that a page looks at, beside its filters. */
export function PagePeriod() {
  const words = useWords();
  const picked = usePickedPeriod();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="descry-header-menu"
        data-testid="screen-period"
        aria-label={words('UI.PERIOD.BUTTON', { period: picked.words })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          picked.begin();
          setOpen(!isOpen);
        }}
      >
        <PeriodFace words={picked.words} />
      </button>
      {isOpen && (
        <Floating
          label={words('UI.PERIOD.TITLE')}
          target={() => button.current}
          onClose={close}
          className="descry-period-floating"
        >
          <div style={{ width: picked.width }}>
            <PeriodContent zone={picked.zone} isCustom={picked.isCustom} onCustom={picked.onCustom} onClose={close} />
          </div>
        </Floating>
      )}
    </>
  );
}
