import type { WireAnswer } from '~/generated/contract/operations';
import type { AlertNote } from '../alerts/types';
import type { Age } from '../time/age';
import type { Versioned } from '../versions';

type Item = WireAnswer<'caseList'>['data']['items'][number];

/** A case: alerts that belong together, and the work on them. */
export interface Case extends Versioned, Pick<Item, 'name' | 'status' | 'severity' | 'owner' | 'createdBy'> {
  readonly created: Age;
  readonly updated: Age;
  /** Ids of its alerts. */
  readonly alerts: readonly string[];
  /** The newest first. */
  readonly notes: readonly AlertNote[];
  /** The newest first. */
  readonly files: readonly CaseFile[];
  /** What analysts did with it, the newest first. */
  readonly work: readonly CaseWorkEvent[];
}

/** A file that an analyst added to a case as evidence. */
export interface CaseFile extends Pick<
  WireAnswer<'caseQuery'>['data']['files'][number],
  'id' | 'name' | 'sha256' | 'addedBy' | 'comment'
> {
  readonly age: Age;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Something that an analyst did with a case. */
export interface CaseWorkEvent {
  readonly age: Age;
  readonly author: string;
  readonly title: string;
  readonly description: string | null;
}
