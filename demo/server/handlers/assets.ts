import type { Answer, WireAnswer } from '~/generated/contract/operations';
import { alertAssetType } from '../../company/alerts/detail';
import { hostDetail, tagsOf } from '../../company/assets/endpoints/detail';
import { endpointsById } from '../../company/assets/endpoints/generate';
import { assetRisk } from '../../company/assets/risk-detail';
import { deviceProfiles, humanProfiles } from '../../company/identities/detail';
import { story } from '../../company/story';
import { effectFor } from '../response-tasks';
import { found, notFound, type Handlers, type World } from '../handler';

/** Answers about hosts, their risk, identity, tags and rules. */
export const assetHandlers = {
  endpointQuery: ({ body, world }) => {
    const record = world.data.hosts.find(({ computerId }) => computerId === body.computerId);
    return hostFound(world, record?.host ?? hostDetail(world, 'computerId', body.computerId), body.computerId);
  },
  bigtableEndpoint: ({ path, world }) => {
    const record = world.data.hosts.find(({ endpointId }) => endpointId === path.id);
    return hostFound(world, record?.host ?? hostDetail(world, 'id', path.id), path.id);
  },
  riskOverview: ({ path, world }) => found(world.data.risks.get(path.id) ?? assetRisk(world, path), path.id),
  workbenchAsset: ({ path, world }) => {
    const ofStory = path.id === story.workbench ? world.data.risks.get(path.uuid) : undefined;
    return found(ofStory ?? riskInAlert(world, path.id, path.uuid), `${path.id} ${path.uuid}`);
  },
  humanIdentity: ({ path, world }) =>
    world.data.identities.get(path.id) ?? humanProfiles(world, path.id) ?? notFound(path.id),
  deviceIdentity: ({ path, world }) => {
    // A host that no directory knows has an answer too.
    const unknown = isWritten(world, path.id) ? { aad: [], opa: [] } : deviceProfiles(world, path.id);
    return found(world.data.identities.get(path.id) ?? unknown, path.id);
  },
  customTags: ({ body, world }) => ({
    data: {
      data: body.assetIDs.flatMap((id) => world.data.customTags.get(id) ?? (isWritten(world, id) ? [] : tagsOf(id))),
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

function riskInAlert(world: World, alertId: string, asset: string): WireAnswer<'riskOverview'>['data'] {
  const type = alertAssetType(world, alertId, asset);
  return type && (world.data.risks.get(asset) ?? assetRisk(world, { id: asset, type }));
}

/** True for an authored host: what is not authored of it does not exist. */
function isWritten({ data }: World, id: string): boolean {
  return data.hosts.some(({ endpointId, host }) => endpointId === id || host.xdr_device_id === id);
}

/** A host as responses have left it. */
function hostFound(world: World, host: Answer<'endpointQuery'> | undefined, id: string) {
  const isolation = effectFor(world, endpointsById().get(id)?.id ?? id, 'isolation');
  return found(host && isolation !== undefined ? { ...host, isolation_status: isolation } : host, id);
}
