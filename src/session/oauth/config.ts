import type { OAuthSettings } from '~/generated/console/oauth';
import { Mistake, type Members } from '../config-members';

/** What a deployment replaces of the sign-in by OAuth 2. */
export type OAuthOverrides = Partial<Omit<OAuthSettings, 'redirectPage' | 'scopes'>>;

const addresses = ['authorizationUrl', 'tokenUrl', 'refreshUrl', 'revocationUrl', 'endSessionUrl'] as const;

/** Reads `oauth` of the start-up file. */
export function readOAuth(members: Pick<Members, 'object'>): OAuthOverrides {
  const given = members.object('oauth', ['clientId', ...addresses]);
  const clientId = given.text('clientId');
  if (clientId === '') throw new Mistake('oauth.clientId', 'must not be empty');
  const found = addresses.flatMap((name) => {
    const address = given.address(name);
    if (address === undefined) return [];
    if (!/^(\/|https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])/.test(address))
      throw new Mistake(`oauth.${name}`, 'must begin with https://, or be a path of the API that begins with /');
    return [[name, address] as const];
  });
  return { ...(clientId !== undefined && { clientId }), ...Object.fromEntries(found) };
}
