import { emails } from '../data/emails';
import { moments } from '../data/moments';
import { story } from '../data/story';
import { indicatorsById } from './indicators';
import type { Mail } from './mails';
import { once } from './once';
import { people } from './people';

/** Any moment will do: only the distance to it is kept. */
const START = 0;

/** The mails that are written by hand. */
export const knownMails: () => readonly Mail[] = once(() =>
  [...emails(moments(START))].map(([id, mail]): Mail => {
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
