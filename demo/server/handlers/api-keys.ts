import { apiKeyList, createKey, revokeKeys } from '../../company/administration/api-keys';
import { identityProviderList } from '../../company/administration/identity-providers';
import { notFound, type Handlers } from '../handler';
import { authorOf, refusalWithout } from '../rights';

const MANAGE = 'apiKey.manage';

/** Answers about API keys and identity providers. */
export const apiKeyHandlers = {
  apiKeyList,
  createApiKey: (call) => refusalWithout(call, MANAGE) ?? { data: createKey(call.world, call.body, authorOf(call)) },
  revokeApiKeys: (call) => {
    const refusal = refusalWithout(call, MANAGE);
    if (refusal) return refusal;
    const unknown = revokeKeys(call.world, call.body.ids);
    return unknown === undefined ? {} : notFound(unknown);
  },
  identityProviderList,
} satisfies Handlers<'apiKeyList' | 'createApiKey' | 'revokeApiKeys' | 'identityProviderList'>;
