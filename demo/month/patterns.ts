import { hosts } from '../data/hosts';
import { moments } from '../data/moments';
import { DAY } from './age';
import type { Endpoint } from './endpoints';
import { once } from './once';

/** Patterns are renewed every day; who has not reported for so long has old ones. */
const RENEWED = 3 * DAY;

/** What the hosts that are written by hand say of their patterns. */
const written: () => ReadonlyMap<string, boolean> = once(
  () =>
    new Map(
      hosts(moments(0)).map(({ endpointId, host }) => [
        endpointId,
        (host.epp_features ?? []).some(({ pattern_outdated: isOld }) => isOld === true),
      ]),
    ),
);

/** Whether some pattern of an endpoint's protection is out of date. */
export function hasOldPatterns({ id, product, lastSeen }: Endpoint): boolean {
  const isOld = product !== 'none' && product !== 'sensor' && lastSeen !== null && lastSeen > RENEWED;
  return written().get(id) ?? isOld;
}
