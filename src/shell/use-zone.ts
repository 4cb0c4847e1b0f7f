import { useStore } from '../render/use-store';
import { useShell } from './shell-services';

/** The zone in which the shell shows times: that of the profile's settings, else UTC. */
export function useZone(): string {
  const { profile } = useStore(useShell().session);
  return (profile.state === 'loaded' ? profile.value.timeZone : undefined) ?? 'UTC';
}
