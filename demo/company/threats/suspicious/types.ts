import type { WireAnswer } from '~/generated/contract/operations';
import type { Age } from '../../time/age';

type Item = WireAnswer<'suspiciousObjectList'>['data']['items'][number];

/** An object that sensors block or monitor. */
export interface SuspiciousObject extends Omit<Item, 'added' | 'expires' | 'searchType' | 'objectId'> {
  readonly added: Age;
  /** Age of the moment at which it leaves the list; null for never. */
  readonly expires: Age | null;
}
