import { DAY } from './age';
import type { Endpoint } from './endpoints';

/** Patterns are renewed every day; who has not reported for so long has old ones. */
const RENEWED = 3 * DAY;

/** Whether the patterns of an endpoint's protection are out of date. */
export function hasOldPatterns({ product, lastSeen }: Endpoint): boolean {
  return product !== 'none' && product !== 'sensor' && lastSeen !== null && lastSeen > RENEWED;
}
