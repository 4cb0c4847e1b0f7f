import type { WireAnswer } from '~/generated/contract/operations';
import type { Age } from '../../time/age';
import type { Versioned } from '../../versions';

type Item = WireAnswer<'suspiciousObjectList'>['data']['items'][number];

/** An object that sensors block or monitor. */
export interface SuspiciousObject
  extends Versioned, Omit<Item, 'id' | 'added' | 'expires' | 'searchType' | 'objectId' | 'version'> {
  readonly added: Age;
  /** Age of the moment at which it leaves the list; null for never. */
  readonly expires: Age | null;
}
