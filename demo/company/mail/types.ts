import type { Person } from '../people/person';
import type { Indicator } from '../threats/indicators/types';
import type { Age } from '../time/age';

/** One mail that passed the filters. */
export interface Mail {
  /** Message id: the id by which its drawer opens. */
  readonly id: string;
  /** Null for an authored mail without a time. */
  readonly age: Age | null;
  readonly direction: 'inbound' | 'outbound' | 'internal';
  readonly sender: string | null;
  readonly recipient: string | null;
  /** Number of recipients. */
  readonly recipients: number;
  readonly subject: string | null;
  readonly verdict: 'clean' | 'spam' | 'phishing' | 'malware' | 'fraud';
  /** In the words of the services that judge mails. */
  readonly risk: string;
  readonly action: 'delivered' | 'tagged' | 'quarantined' | 'blocked' | 'removed';
  readonly policy: string | null;
  readonly urls: readonly Indicator[];
  readonly files: readonly Indicator[];
  /** Bytes. */
  readonly size: number;
  /** The person of the company who sent or received it. */
  readonly user: Person | undefined;
}
