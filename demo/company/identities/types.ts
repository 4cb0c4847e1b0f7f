import type { Person } from '../people/person';

/** A person with the facts of the directories. */
export interface Identity {
  /** The id of the person, by which the drawer of a user opens. */
  readonly id: string;
  readonly person: Person;
  readonly source: 'microsoft' | 'google' | 'onPremises';
  readonly state: 'enabled' | 'disabled';
  readonly mfa: 'registered' | 'missing' | 'unknown';
  readonly privilege: 'privileged' | 'ordinary';
  readonly roles: readonly string[];
  readonly groups: number;
  readonly endpoints: number;
  /** Seconds before the start of the demo; longer ago than the month. */
  readonly passwordChanged: number | null;
}
