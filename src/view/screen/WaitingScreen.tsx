import { Skeleton } from '~/ui/Skeleton';
import { useServices } from '../context/services';
import { ScreenTitle } from './ScreenTitle';
import { useScreenContext } from './screen-context';

/** A screen of which it is not known yet with which view it opens. */
export function WaitingScreen() {
  const { settings } = useServices();
  const { title } = useScreenContext();
  return (
    <>
      {title !== undefined && <ScreenTitle title={title} waiting />}
      <Skeleton delay={settings.timers.skeletonDelay} />
    </>
  );
}
