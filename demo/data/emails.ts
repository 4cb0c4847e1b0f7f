import type { Answer } from '../../src/generated/operations';
import type { Moments } from './moments';
import { hashes, story } from './story';

type EmailObject = Answer<'emailQuery'>;

const ORGANISATION = 'org-halden-01';

/** E-mails by message id. */
export function emails(when: Moments): ReadonlyMap<string, EmailObject> {
  const list: readonly EmailObject[] = [
    {
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
    },
    {
      mailMsgId: '<plan.q3@halden-optics.example>',
      riskLevel: 'Medium Risk',
      mailMsgSubject: ['Quarterly plan', 'Fwd: Quarterly plan'],
      eventTime: when.iso(5, 2),
      mailFromAddresses: [`jonas.weber@${story.companyDomain}`],
      mailToAddresses: people('team', 14),
      mailboxWithOrgId: people('team', 14).map((mailbox) => ({ mailbox, orgId: ORGANISATION })),
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
    },
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

function people(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}.${index + 1}@${story.companyDomain}`);
}
