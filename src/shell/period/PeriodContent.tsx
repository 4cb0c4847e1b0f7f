import { Loaded } from '../../render/Loaded';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Skeleton } from '../../ui/Skeleton';
import { useShell } from '../shell-services';
import { useWords } from '../use-words';

/** The panel in which a period is chosen, once its code is there. */
export function PeriodContent(props: {
  readonly zone: string;
  readonly isCustom: boolean;
  readonly onCustom: () => void;
  readonly onClose: () => void;
}) {
  const { settings } = useShell();
  const words = useWords();
  return (
    <Loaded
      name="period panel"
      load={() => import('./PeriodPanel')}
      waiting={<Skeleton delay={settings.timers.skeletonDelay} />}
      failed={(retry) => <ErrorPanel message={words('UI.VIEW_FAILED')} onRetry={retry} />}
    >
      {({ PeriodPanel }) => <PeriodPanel {...props} />}
    </Loaded>
  );
}
