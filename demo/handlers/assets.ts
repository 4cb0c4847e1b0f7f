import { story } from '../data/story';
import { notFound, type Handlers } from '../handler';

/** Answers about hosts, their risk, identity, tags and rules. */
export const assetHandlers = {
  endpointQuery: ({ body, world }) => {
    const record = world.data.hosts.find(({ computerId }) => computerId === body.computerId);
    return record === undefined ? notFound(body.computerId) : { data: record.host };
  },
  bigtableEndpoint: ({ path, world }) => {
    const record = world.data.hosts.find(({ endpointId }) => endpointId === path.id);
    return record === undefined ? notFound(path.id) : { data: record.host };
  },
  riskOverview: ({ path, world }) => {
    const risk = world.data.risks.get(path.id);
    return risk === undefined ? notFound(path.id) : { data: risk };
  },
  workbenchAsset: ({ path, world }) => {
    const risk = path.id === story.workbench ? world.data.risks.get(path.uuid) : undefined;
    return risk === undefined ? notFound(`${path.id} ${path.uuid}`) : { data: risk };
  },
  humanIdentity: ({ path, world }) => world.data.identities.get(path.id) ?? notFound(path.id),
  deviceIdentity: ({ path, world }) => {
    // A host that no directory knows has an answer too.
    const isHost = world.data.hosts.some(({ host }) => host.xdr_device_id === path.id);
    const profiles = world.data.identities.get(path.id) ?? (isHost ? { aad: [], opa: [] } : undefined);
    return profiles === undefined ? notFound(path.id) : { data: profiles };
  },
  customTags: ({ body, world }) => ({
    data: { data: body.assetIDs.flatMap((id) => world.data.customTags.get(id) ?? []) },
  }),
  ipsRules: ({ body, world }) => {
    const all = body.filter.resource_id.flatMap((id) => world.data.ipsRules.get(id) ?? []);
    return { items: all.slice(body.offset, body.offset + body.limit) };
  },
} satisfies Handlers<
  | 'endpointQuery'
  | 'bigtableEndpoint'
  | 'riskOverview'
  | 'workbenchAsset'
  | 'humanIdentity'
  | 'deviceIdentity'
  | 'customTags'
  | 'ipsRules'
>;
