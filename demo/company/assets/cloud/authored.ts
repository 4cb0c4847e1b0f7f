import type { Answer } from '~/generated/contract/operations';
import { story } from '../../story';
import { HOUR } from '../../time/age';
import { misconfigurations } from './misconfigurations';
import { cloudAccounts, type CloudType } from './services';
import type { CloudAsset } from './types';

const BUILD_USER = 'arn:aws:iam::204100000001:user/build';

type CloudAnswer = Answer<'cloudBasic'>;

/** Cloud assets by resource name. */
export function authoredCloudAnswers(): ReadonlyMap<string, CloudAnswer> {
  return new Map<string, CloudAnswer>([
    [
      story.bucket,
      {
        assetName: 'halden-customer-archive',
        resourceGroup: 'archive',
        provider: 'AWS',
        region: 'eu-north-1',
        service: 'S3',
        resourceLink: 'https://console.cloud.example/s3/halden-customer-archive',
        tag: { owner: 'sales', classification: 'confidential' },
      },
    ],
    [BUILD_USER, { assetName: 'build', provider: 'AWS', service: 'IAM', resourceLink: 'javascript:alert(1)', tag: {} }],
  ]);
}

function authoredCloudAsset(id: string, type: CloudType, score: number): CloudAsset {
  const { assetName, region, service, resourceGroup, tag } = authoredCloudAnswers().get(id) ?? {};
  return {
    id,
    name: assetName ?? id,
    account: cloudAccounts[0],
    region: region ?? null,
    type,
    service: service ?? '',
    resourceGroup: resourceGroup ?? null,
    ownerTeam: tag?.owner ?? null,
    risk: score,
    broken: misconfigurations.filter(({ types, opens }) => types.includes(type) && opens === undefined).slice(0, 2),
    lastSeen: 2 * HOUR,
  };
}

/** The authored cloud assets. */
export function authoredCloudAssets(): readonly CloudAsset[] {
  return [authoredCloudAsset(story.bucket, 'storage', 70), authoredCloudAsset(BUILD_USER, 'identity', 44)];
}
