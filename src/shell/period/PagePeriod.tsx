import { useRef, useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Boundary, BrokenButton } from '~/ui/Boundary';
import { Popover } from '~/ui/popover/Popover';
import { PeriodContent, PeriodFace, usePickedPeriod } from './picked-period';

/** The period of a page, beside its filters, and the popover in which another one is chosen. */
export function PagePeriod() {
  const t = useTranslate();
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
        aria-label={t('UI.PERIOD.BUTTON', { period: picked.label.text })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          picked.begin();
          setOpen(!isOpen);
        }}
      >
        <PeriodFace {...picked.label} />
      </button>
      <Boundary fallback={(part) => <BrokenButton part={part} />}>
        {isOpen && (
          <Popover
            label={t('UI.PERIOD.TITLE')}
            target={() => button.current}
            onClose={close}
            className="descry-period-floating"
          >
            <div style={{ width: picked.width }}>
              <PeriodContent of="screen" isCustom={picked.isCustom} onCustom={picked.onCustom} onClose={close} />
            </div>
          </Popover>
        )}
      </Boundary>
    </>
  );
}
