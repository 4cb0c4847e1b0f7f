import type { Answer } from '~/generated/contract/operations';
import { people } from '../people/generate';
import { findById } from '../query/by-id';
import { seeded } from '../random';
import { story } from '../story';
import { timeOf, type StartTime } from '../time/age';
import { mails } from './generate';
import type { Mail } from './types';

const ORGANISATION = 'org-halden-01';

/** The answer for a mail. */
export function emailDetail(started: StartTime, id: string): Answer<'emailQuery'> | undefined {
  const mail = findById(mails(started), id);
  if (mail === undefined) return undefined;
  const { age, sender, subject, urls, files } = mail;
  const recipients = recipientsOf(mail);
  const ofCompany = [sender ?? '', ...recipients].filter((address) => address.endsWith(`@${story.companyDomain}`));
  return {
    mailMsgId: id,
    riskLevel: mail.risk,
    mailMsgSubject: subject === null ? [] : [subject],
    eventTime: age === null ? null : timeOf(started, age),
    mailFromAddresses: sender === null ? [] : [sender],
    mailToAddresses: recipients,
    mailboxWithOrgId: ofCompany.map((mailbox) => ({ mailbox, orgId: ORGANISATION })),
    mailAttachments: files.map((file) => ({ attachmentFileName: file.name, attachmentSha1: file.id })),
    mailUrlsVisibleLink: urls.map((url) => url.id),
    mailWantedHeaders: headersOf(mail),
  };
}

/** The first recipient and colleagues to whom the mail went too. */
function recipientsOf({ id, recipient, recipients }: Mail): string[] {
  if (recipient === null) return [];
  const all = people();
  const first = Math.floor(seeded(id)() * (all.length - recipients * 37));
  const others = Array.from({ length: recipients - 1 }, (_, index) => all[first + index * 37]?.mail ?? '');
  return [recipient, ...others];
}

function headersOf({ sender, verdict, direction, urls }: Mail): Answer<'emailQuery'>['mailWantedHeaders'] {
  if (direction !== 'inbound') return [];
  const from = urls[0]?.site?.ips[0] ?? 'relay';
  const header = (name: string, value: string) => ({ mailWantedHeaderName: name, mailWantedHeaderValue: value });
  return [
    header('Return-Path', sender ?? ''),
    header('Received-SPF', verdict === 'clean' ? `pass (${from})` : `softfail (${from})`),
    header('X-Mailer', verdict === 'spam' ? 'BulkPost 3.1' : 'Mail 16'),
  ];
}
