import { useTranslate } from '~/i18n/translate';
import { HeaderPanel } from '../header/HeaderPanel';
import { PeriodContent, PeriodFace, usePickedPeriod } from './picked-period';

/** The period of searches in the header, and the panel in which another one is chosen. */
export function PeriodPicker() {
  const t = useTranslate();
  const picked = usePickedPeriod();
  return (
    <HeaderPanel
      label={t('UI.PERIOD.TITLE')}
      trigger={{
        testId: 'period',
        label: t('UI.PERIOD.BUTTON', { period: picked.label.text }),
        content: <PeriodFace {...picked.label} />,
      }}
      width={picked.width}
      onOpen={picked.begin}
    >
      {(close) => <PeriodContent of="search" isCustom={picked.isCustom} onCustom={picked.onCustom} onClose={close} />}
    </HeaderPanel>
  );
}
