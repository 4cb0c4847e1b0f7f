import { useState } from 'react';
import { Loaded } from '../../render/Loaded';
import { useStore } from '../../render/use-store';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Icon } from '../../ui/Icon';
import { Skeleton } from '../../ui/Skeleton';
import { HeaderPanel } from '../header/HeaderPanel';
import { useShell } from '../shell-services';
import { useWords } from '../use-words';
import { useZone } from '../use-zone';
import './period.css';
import { usePeriodWords } from './use-period-words';

/** The period that searches look at, and the panel in which another one is chosen. It stands in the header and on pages. */
export function PeriodPicker({ testId = 'period' }: { readonly testId?: string }) {
  const { period, settings } = useShell();
  const words = useWords();
  const zone = useZone();
  const wordsOf = usePeriodWords(zone);
  const chosen = useStore(period.chosen);
  const [isCustom, setCustom] = useState(false);
  return (
    <HeaderPanel
      label={words('UI.PERIOD.TITLE')}
      buttonLabel={words('UI.PERIOD.BUTTON', { period: wordsOf(chosen) })}
      testId={testId}
      width={isCustom ? settings.period.customWidth : settings.period.width}
      onOpen={() => setCustom(chosen.custom)}
      button={
        <span className="descry-period">
          <Icon name="calendar" />
          <span className="descry-period-words">{wordsOf(chosen)}</span>
          <Icon name="caret-down" />
        </span>
      }
    >
      {(close) => (
        <Loaded
          name="period panel"
          load={() => import('./PeriodPanel')}
          waiting={<Skeleton delay={settings.timers.skeletonDelay} />}
          failed={(retry) => <ErrorPanel message={words('UI.VIEW_FAILED')} onRetry={retry} />}
        >
          {({ PeriodPanel }) => (
            <PeriodPanel zone={zone} isCustom={isCustom} onCustom={() => setCustom(true)} onClose={close} />
          )}
        </Loaded>
      )}
    </HeaderPanel>
  );
}
