import type { Answer } from '~/generated/contract/operations';
import { memoizeEntries } from '../entries';
import { people } from '../people/generate';
import { hashes, story } from '../story';
import { indicatorsById } from '../threats/indicators/generate';
import { moments, type Moments } from '../time/moments';
import type { Mail } from './types';

type EmailObject = Answer<'emailQuery'>;

const ORGANISATION = 'org-halden-01';

/** E-mails by message id. */
export function authoredEmails(when: Moments): ReadonlyMap<string, EmailObject> {
  const list: readonly EmailObject[] = [
    phishingMail(when),
    planOfTeam(when),
    {
      mailMsgId: '<news.88@share-drop.example>',
      riskLevel: 'RISK_UNRATED',
      mailMsgSubject: ['A file was shared with you'],
      eventTime: when.iso(3, 9),
      mailFromAddresses: ['no-reply@share-drop.example'],
      mailToAddresses: [story.userMail],
      mailboxWithOrgId: [{ mailbox: story.userMail, orgId: ORGANISATION }],
      mailUrlsVisibleLink: ['https://files.share-drop.example/d/8f31'],
    },
    { mailMsgId: '<minimal@halden-optics.example>', riskLevel: 'UNKNOWN', mailMsgSubject: [], eventTime: null },
  ];
  return new Map(list.map((each) => [each.mailMsgId ?? '', each]));
}

function teamAddresses(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}.${index + 1}@${story.companyDomain}`);
}

/** Authored times become ages, so any start gives the same result. */
const START = 0;

/** The authored mails. */
export const authoredMails: () => readonly Mail[] = memoizeEntries(() =>
  [...authoredEmails(moments(START))].map(([id, mail]): Mail => {
    const sender = mail.mailFromAddresses?.[0] ?? null;
    const recipient = mail.mailToAddresses?.[0] ?? null;
    const isInternal = sender?.endsWith(`@${story.companyDomain}`) ?? false;
    const isPhishing = id === story.mail;
    return {
      id,
      age: typeof mail.eventTime === 'string' ? Math.round((START - Date.parse(mail.eventTime)) / 1000) : null,
      direction: isInternal ? 'internal' : 'inbound',
      sender,
      recipient,
      recipients: mail.mailToAddresses?.length ?? 0,
      subject: mail.mailMsgSubject?.[0] ?? null,
      verdict: isPhishing ? 'phishing' : 'clean',
      risk: mail.riskLevel ?? 'UNKNOWN',
      action: isPhishing ? 'removed' : 'delivered',
      policy: isPhishing ? 'Phishing and look-alike domains' : null,
      urls: known(mail.mailUrlsVisibleLink ?? []),
      files: known((mail.mailAttachments ?? []).map(({ attachmentSha1 }) => attachmentSha1 ?? '')),
      size: 48_000,
      user: people().find((person) => person.mail === (isInternal ? sender : recipient)),
    };
  }),
);

function known(ids: readonly string[]): Mail['urls'] {
  return ids.flatMap((id) => indicatorsById().get(id) ?? []);
}

/** The mail of the story. */
function phishingMail(when: Moments): EmailObject {
  return {
    mailMsgId: story.mail,
    riskLevel: 'RISK_DANGEROUS',
    mailMsgSubject: ['Reminder: invoice 4471 is overdue'],
    eventTime: when.iso(2, 6),
    mailFromAddresses: [`billing@${story.domain}`],
    mailToAddresses: [story.userMail, `accounts@${story.companyDomain}`],
    mailboxWithOrgId: [
      { mailbox: story.userMail, orgId: ORGANISATION },
      { mailbox: `accounts@${story.companyDomain}`, orgId: ORGANISATION },
    ],
    mailAttachments: [],
    mailUrlsVisibleLink: [story.url],
    mailWantedHeaders: [
      { mailWantedHeaderName: 'Return-Path', mailWantedHeaderValue: `bounce@${story.domain}` },
      { mailWantedHeaderName: 'Received-SPF', mailWantedHeaderValue: `softfail (${story.ip})` },
      { mailWantedHeaderName: 'X-Mailer', mailWantedHeaderValue: 'BulkPost 3.1' },
    ],
  };
}

/** A mail with many recipients, attachments and links. */
function planOfTeam(when: Moments): EmailObject {
  return {
    mailMsgId: '<plan.q3@halden-optics.example>',
    riskLevel: 'Medium Risk',
    mailMsgSubject: ['Quarterly plan', 'Fwd: Quarterly plan'],
    eventTime: when.iso(5, 2),
    mailFromAddresses: [`jonas.weber@${story.companyDomain}`],
    mailToAddresses: teamAddresses('team', 14),
    mailboxWithOrgId: teamAddresses('team', 14).map((mailbox) => ({ mailbox, orgId: ORGANISATION })),
    mailAttachments: [
      { attachmentFileName: 'Quarterly_plan.xlsm', attachmentSha1: hashes.macro },
      ...Array.from({ length: 11 }, (_, index) => ({
        attachmentFileName: `appendix-${index + 1}.pdf`,
        attachmentSha1: hashes.reader,
      })),
    ],
    mailUrlsVisibleLink: Array.from(
      { length: 13 },
      (_, index) => `https://www.halden-optics.example/plan/${index + 1}`,
    ),
    mailWantedHeaders: [],
  };
}
