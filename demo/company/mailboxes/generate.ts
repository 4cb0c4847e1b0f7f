import { memoizeEntries } from '../entries';
import { authoredAccounts } from '../identities/authored-accounts';
import { identities } from '../identities/generate';
import type { Identity } from '../identities/types';
import { mails } from '../mail/generate';
import type { Mail } from '../mail/types';
import { mapById } from '../query/by-id';
import { oneOf, seeded, weighted } from '../random';
import type { StartTime } from '../time/age';
import type { Mailbox, MailboxInUse } from './types';

/** All mailboxes; a former employee has none. */
export const mailboxes: () => readonly Mailbox[] = memoizeEntries(() =>
  identities()
    .filter(({ id }) => id !== 'usr-one-key')
    .map((identity) => ({ ...mailbox(identity), ...authoredMailbox(identity.id) })),
);

/** Every mailbox by the id of the person. */
export const mailboxesById: () => ReadonlyMap<string, Mailbox> = memoizeEntries(() => mapById(mailboxes()));

const used = new WeakMap<object, readonly MailboxInUse[]>();

/** All mailboxes with their counts of the email log. */
export function mailboxesInUse(started: StartTime): readonly MailboxInUse[] {
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
  isOutdated: boolean,
): Mailbox['policyStatus'] {
  if (service === 'google') return null;
  if (protection === 'disabled') return 'disabled';
  return protection === 'partial' || isOutdated ? 'enabledButNotOptimized' : 'enabledAndOptimized';
}

/** The facts of a mailbox from the authored accounts. */
function authoredMailbox(id: string): Partial<Mailbox> {
  const account = authoredAccounts().get(id);
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
