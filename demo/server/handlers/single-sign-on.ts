import { Refusal, signedIn, type Handlers } from '../handler';

/** Answers of the jump to the role management of another console. */
export const singleSignOnHandlers = {
  getSsoStatus: () => ({ redirectUrl: '/__demo/sso/follow-up?console=role-management' }),
  createInternalToken: (call) => {
    const { account_id } = signedIn(call).profile;
    if (call.query.request_id !== account_id) return new Refusal(400, 400000, 'The request id is not the account id.');
    return { token: `internal-${account_id}-${call.body.page}` };
  },
  followSsoRedirect: ({ authorization, query }) =>
    authorization?.startsWith(`Bearer internal-${query.request_id}-`) === true
      ? { data: { url: `/__demo/pages/role-management.html?account=${encodeURIComponent(query.request_id)}` } }
      : new Refusal(401, 401000, 'The internal token is missing or belongs to another account.'),
} satisfies Handlers<'getSsoStatus' | 'createInternalToken' | 'followSsoRedirect'>;
