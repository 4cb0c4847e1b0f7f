import { story } from '../data/story';
import { found, notFound, type Handlers, type World } from '../handler';
import { alertAssetRisk } from '../month/drawers/alert-asset';
import { monthRisk } from '../month/drawers/asset-risk';
import { monthDevice, monthIdentity } from '../month/drawers/directory';
import { monthHost } from '../month/drawers/host';
import { monthTags } from '../month/drawers/objects';

/** Answers about hosts, their risk, identity, tags and rules. */
export const assetHandlers = {
  endpointQuery: ({ body, world }) => {
    const record = world.data.hosts.find(({ computerId }) => computerId === body.computerId);
    return found(record?.host ?? monthHost(world, 'computerId', body.computerId), body.computerId);
  },
  bigtableEndpoint: ({ path, world }) => {
    const record = world.data.hosts.find(({ endpointId }) => endpointId === path.id);
    return found(record?.host ?? monthHost(world, 'id', path.id), path.id);
  },
  riskOverview: ({ path, world }) => found(world.data.risks.get(path.id) ?? monthRisk(world, path), path.id),
  workbenchAsset: ({ path, world }) => {
    const ofStory = path.id === story.workbench ? world.data.risks.get(path.uuid) : undefined;
    return found(ofStory ?? alertAssetRisk(world, path.id, path.uuid), `${path.id} ${path.uuid}`);
  },
  humanIdentity: ({ path, world }) =>
    world.data.identities.get(path.id) ?? monthIdentity(world, path.id) ?? notFound(path.id),
  deviceIdentity: ({ path, world }) => {
    // A host that no directory knows has an answer too.
    const unknown = isWritten(world, path.id) ? { aad: [], opa: [] } : monthDevice(world, path.id);
    return found(world.data.identities.get(path.id) ?? unknown, path.id);
  },
  customTags: ({ body, world }) => ({
    data: {
      data: body.assetIDs.flatMap((id) => world.data.customTags.get(id) ?? (isWritten(world, id) ? [] : monthTags(id))),
    },
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

/** Whether a host is written by hand: what is not written of it does not exist. */
function isWritten({ data }: World, id: string): boolean {
  return data.hosts.some(({ endpointId, host }) => endpointId === id || host.xdr_device_id === id);
}
