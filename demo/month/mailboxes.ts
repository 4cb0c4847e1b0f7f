import { seeded } from '../data/seeded';
import { users } from '../data/users';
import { byId } from './by-id';
import type { Started } from './calendar';
import { oneOf, weighted } from './draw';
import { identities, type Identity } from './identities';
import { mails, type Mail } from './mails';
import { once } from './once';
import type { Person } from './people';

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

/** A mailbox with the mails of the month. */
export interface MailboxInUse extends Mailbox {
  readonly received: number;
  readonly quarantined: number;
}

/** All mailboxes; who has left the company has none. */
export const mailboxes: () => readonly Mailbox[] = once(() =>
  identities()
    .filter(({ id }) => id !== 'usr-one-key')
    .map((identity) => ({ ...mailbox(identity), ...writtenByHand(identity.id) })),
);

/** Every mailbox by the id of the person. */
export const mailboxesById: () => ReadonlyMap<string, Mailbox> = once(() => byId(mailboxes()));

const used = new WeakMap<object, readonly MailboxInUse[]>();

/** All mailboxes with the mails that the month's log has for them. */
export function mailboxesInUse(started: Started): readonly MailboxInUse[] {
  const all = mails(started);
  const known = used.get(all) ?? counted(all);
  used.set(all, known);
  return known;
}

function counted(all: readonly Mail[]): readonly MailboxInUse[] {
  const received = new Map<string, number>();
  const quarantined = new Map<string, number>();
  for (const { user, direction, action } of all) {
    if (user === undefined || direction === 'outbound') continue;
    received.set(user.id, (received.get(user.id) ?? 0) + 1);
    if (action === 'quarantined') quarantined.set(user.id, (quarantined.get(user.id) ?? 0) + 1);
  }
  return mailboxes().map((mailbox) => ({
    ...mailbox,
    received: received.get(mailbox.id) ?? 0,
    quarantined: quarantined.get(mailbox.id) ?? 0,
  }));
}

function mailbox({ id, person, source }: Identity): Mailbox {
  const next = seeded(`mailbox ${id}`);
  const protection = weighted<Mailbox['protection']>(next, 'enabled', [
    ['partial', 6],
    ['disabled', 3],
  ]);
  const service = source === 'google' ? 'google' : 'exchange';
  const policyStatus = statusOf(service, protection, next() < 0.2);
  return {
    id,
    person,
    service,
    protection,
    policyStatus,
    policyId: policyStatus === null || policyStatus === 'disabled' ? null : oneOf(next, ['atp-1', 'atp-2', 'atp-3']),
    dlpPolicyId: oneOf(next, ['dlp-1', 'dlp-2', null]),
  };
}

function statusOf(
  service: Mailbox['service'],
  protection: Mailbox['protection'],
  isOld: boolean,
): Mailbox['policyStatus'] {
  if (service === 'google') return null;
  if (protection === 'disabled') return 'disabled';
  return protection === 'partial' || isOld ? 'enabledButNotOptimized' : 'enabledAndOptimized';
}

/** What the accounts that are written by hand say. */
function writtenByHand(id: string): Partial<Mailbox> {
  const account = users().get(id);
  if (account === undefined) return {};
  const exchange = account.services?.exchange;
  const protection = account.emailProtection;
  return {
    service: 'exchange',
    protection: protection === 'partial' || protection === 'disabled' ? protection : 'enabled',
    policyStatus: exchange?.atpPolicyStatus ?? null,
    policyId: exchange?.atpPolicyId ?? null,
    dlpPolicyId: account.dlpPolicyId ?? exchange?.dlpPolicyId ?? null,
  };
}
