import { useShell } from '../shell/shell-services';
import { Skeleton } from '../ui/Skeleton';

/** What is there until it is known who is signed in. */
export function Splash() {
  const { settings } = useShell();
  return (
    <main className="descry-splash">
      <Skeleton delay={settings.timers.skeletonDelay} lines={3} />
    </main>
  );
}
