import type { Person } from '../people/person';

/** A mailbox of the company. */
export interface Mailbox {
  /** The id of the person, by which the drawer of a user opens. */
  readonly id: string;
  readonly person: Person;
  readonly service: 'exchange' | 'google';
  readonly protection: 'enabled' | 'partial' | 'disabled';
  readonly policyStatus: 'enabledAndOptimized' | 'enabledButNotOptimized' | 'disabled' | null;
  readonly policyId: string | null;
  readonly dlpPolicyId: string | null;
}

/** A mailbox with counts of the email log. */
export interface MailboxInUse extends Mailbox {
  readonly received: number;
  readonly quarantined: number;
}
