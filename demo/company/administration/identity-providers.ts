import type { WireAnswer } from '~/generated/contract/operations';
import { listPageAs, type ListRules, type QueryCall, type SortKey } from '../query/list';
import { matchesAny } from '../query/matches-any';
import { DAY, HOUR, MINUTE, recency, timeOf, type Age } from '../time/age';

type List = WireAnswer<'identityProviderList'>;
type Item = List['data']['items'][number];

/** A service that signs people in. */
interface Provider extends Omit<Item, 'certificateExpires' | 'lastSignIn'> {
  /** Age of the moment at which its certificate expires. */
  readonly certificateExpires: Age;
  readonly lastSignIn: Age | null;
}

const providers: readonly Provider[] = [
  {
    ...{ id: 'idp-1', name: 'Halden Optics directory', protocol: 'saml', status: 'active', problem: null },
    ...{ domains: ['halden-optics.example'], accounts: 214, provisioning: 'scim' },
    ...{ entityId: 'https://sso.halden-optics.example/saml', certificateExpires: -212 * DAY, lastSignIn: 2 * MINUTE },
  },
  {
    ...{ id: 'idp-2', name: 'Partners', protocol: 'oidc', status: 'active', problem: null },
    ...{ domains: ['lens-group.example', 'steel-partners.example'], accounts: 31, provisioning: 'firstSignIn' },
    ...{ entityId: 'https://login.lens-group.example', certificateExpires: -19 * DAY, lastSignIn: 3 * HOUR },
  },
  {
    ...{ id: 'idp-3', name: 'Factory accounts', protocol: 'saml', status: 'error' },
    ...{
      problem: 'The signature of the last answers could not be verified.',
      domains: ['factory.halden-optics.example'],
    },
    ...{ accounts: 58, provisioning: 'scim', entityId: 'urn:halden-optics:factory' },
    ...{ certificateExpires: 2 * DAY, lastSignIn: 2 * DAY + 4 * HOUR },
  },
  {
    ...{ id: 'idp-4', name: 'Service desk', protocol: 'oidc', status: 'active', problem: null },
    ...{ domains: ['support.halden-optics.example'], accounts: 12, provisioning: 'manual' },
    ...{
      entityId: 'https://id.support.halden-optics.example',
      certificateExpires: -401 * DAY,
      lastSignIn: 41 * MINUTE,
    },
  },
  {
    ...{ id: 'idp-5', name: 'Old directory', protocol: 'saml', status: 'inactive', problem: null },
    ...{ domains: ['halden.example'], accounts: 0, provisioning: 'manual' },
    ...{ entityId: 'https://adfs.halden.example/services/trust', certificateExpires: 27 * DAY, lastSignIn: null },
  },
];

const rules: ListRules<Provider, SortKey<'identityProviderList'>> = {
  text: ({ name, domains, entityId }) => [name, entityId, ...domains],
  sort: {
    name: ({ name }) => name,
    status: ({ status }) => status,
    accounts: ({ accounts }) => accounts,
    certificateExpires: ({ certificateExpires }) => recency(certificateExpires),
    lastSignIn: ({ lastSignIn }) => recency(lastSignIn),
  },
  usual: 'name',
};

/** Answers with a page of the identity providers. */
export function identityProviderList(call: QueryCall<'identityProviderList'>): List {
  const { query, world } = call;
  const where = (each: Provider) => matchesAny(query.status, each.status) && matchesAny(query.protocol, each.protocol);
  return listPageAs(call, providers, { ...rules, where }, ({ certificateExpires, lastSignIn, ...each }) => ({
    ...each,
    certificateExpires: timeOf(world, certificateExpires),
    lastSignIn: lastSignIn === null ? null : timeOf(world, lastSignIn),
  }));
}
