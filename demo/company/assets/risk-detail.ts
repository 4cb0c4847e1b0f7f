import type { Answer, PathParameters } from '~/generated/contract/operations';
import { identitiesById } from '../identities/generate';
import type { Identity } from '../identities/types';
import { timeOf, type Clock } from '../time/age';
import { moments } from '../time/moments';
import { scored } from './authored-risks';
import { cloudAssetsById } from './cloud/generate';
import { exposureOf, type CloudAsset } from './cloud/types';
import { endpointsById } from './endpoints/generate';
import type { Endpoint } from './endpoints/types';

type AssetRisk = Answer<'riskOverview'>;

/** The risk of a generated asset. */
export function assetRisk(world: Clock, { id, type }: PathParameters<'riskOverview'>): AssetRisk | undefined {
  switch (type) {
    case 'device':
      return about(endpointsById().get(id), (each) => ofEndpoint(world, each, id));
    case 'user':
      return about(identitiesById().get(id), (each) => ofIdentity(world, each));
    case 'cloudAsset':
      return about(cloudAssetsById().get(id), (each) => ofCloudAsset(world, each));
  }
}

function about<T>(asset: T | undefined, describe: (asset: T) => AssetRisk): AssetRisk | undefined {
  return asset === undefined ? undefined : describe(asset);
}

function ofEndpoint(
  world: Clock,
  { kind, owner, osName, risk, lastSeen, vulnerabilities }: Endpoint,
  id: string,
): AssetRisk {
  return {
    ...scored(moments(world.start), id, risk),
    criticalInfo: {
      criticalScoreLevel: kind === 'server' ? 'high' : owner.department === 'Finance' ? 'medium' : 'low',
      absoluteImpactTag: kind === 'server' ? ['Server'] : null,
      highImpactTag: vulnerabilities > 20 ? ['Many weaknesses'] : null,
      lowImpactTag: owner.department,
    },
    deviceInfo: { lastSeen: lastSeen === null ? null : timeOf(world, lastSeen), operationSystem: osName },
  };
}

function ofIdentity(world: Clock, { id, person, privilege, mfa }: Identity): AssetRisk {
  return {
    ...scored(moments(world.start), id, person.risk),
    criticalInfo: {
      criticalScoreLevel: privilege === 'privileged' ? 'high' : person.department === 'Finance' ? 'medium' : 'low',
      absoluteImpactTag: privilege === 'privileged' ? ['Privileged user'] : null,
      highImpactTag: mfa === 'missing' ? ['MFA not registered'] : null,
      lowImpactTag: person.department,
    },
    userInfo: { lastSeen: timeOf(world, person.lastSeen), userPrincipalName: person.mail },
  };
}

function ofCloudAsset(world: Clock, asset: CloudAsset): AssetRisk {
  const isPublic = exposureOf(asset) === 'public';
  return {
    ...scored(moments(world.start), asset.id, asset.risk),
    criticalInfo: {
      criticalScoreLevel: isPublic ? 'high' : 'low',
      absoluteImpactTag: isPublic ? ['Reached from the internet'] : null,
      highImpactTag: asset.broken.map(({ title }) => ({ name: title })),
      lowImpactTag: asset.ownerTeam,
    },
    cloudIdentityInfo: { lastSeen: timeOf(world, asset.lastSeen) },
  };
}
