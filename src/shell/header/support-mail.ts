import type { Client } from '../../api/client';

/** Subject of the draft, for the people who sort the mail. */
const subject = 'Technical Support';

/** Address of a mail draft to the partner's support; without a partner a draft without a recipient. */
export async function supportMail(client: Client, partnerId: string | undefined): Promise<string> {
  const recipient = partnerId === undefined ? '' : await recipientOf(client, partnerId);
  // Everything but the `@` is escaped, so that an address can bring no header of its own.
  const to = encodeURIComponent(recipient).replaceAll('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}

async function recipientOf(client: Client, partnerId: string): Promise<string> {
  const { email } = await client.call('getWhitelabel', { path: { partnerId }, query: { withemail: true } });
  return email ?? '';
}
