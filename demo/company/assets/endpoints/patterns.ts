import { memoize } from '~/lib/memoize';
import { DAY } from '../../time/age';
import { moments } from '../../time/moments';
import { authoredHosts } from './authored-hosts';
import type { Endpoint } from './types';

/** Patterns are updated every day; those of an endpoint that has not reported for so long are out of date. */
const RENEWED = 3 * DAY;

/** True for authored hosts with an outdated pattern, by id. */
const written: () => ReadonlyMap<string, boolean> = memoize(
  () =>
    new Map(
      authoredHosts(moments(0)).map(({ endpointId, host }) => [
        endpointId,
        (host.epp_features ?? []).some(({ pattern_outdated: isOutdated }) => isOutdated === true),
      ]),
    ),
);

/** True when a pattern of an endpoint's protection is out of date. */
export function hasOldPatterns({ id, product, lastSeen }: Endpoint): boolean {
  const isOutdated = product !== 'none' && product !== 'sensor' && lastSeen !== null && lastSeen > RENEWED;
  return written().get(id) ?? isOutdated;
}
