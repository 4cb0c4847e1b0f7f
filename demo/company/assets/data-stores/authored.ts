import { seeded } from '../../random';
import { story } from '../../story';
import { HOUR } from '../../time/age';
import { cloudAssetsById } from '../cloud/generate';
import { endpointsById } from '../endpoints/generate';
import { ownerOf, store } from './store';
import type { DataStore } from './types';

export function authoredFileServer(): DataStore {
  const next = seeded(story.fileServer);
  const server = endpointsById().get(story.fileServer);
  return {
    ...store(next, 'contracts', `${story.fileServerName} contracts`),
    location: `\\\\${story.fileServerName}\\contracts`,
    owner: ownerOf(0),
    exposure: 'company',
    risk: server?.risk ?? 0,
    files: { ...NO_FILES, contracts: 86, personal: 31 },
    endpointId: story.fileServer,
    lastScan: 5 * HOUR,
  };
}

export function authoredBucket(): DataStore {
  const bucket = cloudAssetsById().get(story.bucket);
  return {
    ...store(seeded(story.bucket), 'customer-archive', bucket?.name ?? story.bucket),
    kind: 'bucket',
    location: 's3://halden-customer-archive',
    exposure: 'restricted',
    risk: bucket?.risk ?? 0,
    files: { ...NO_FILES, contracts: 140, personal: 95, payment: 12 },
    arn: story.bucket,
  };
}

const NO_FILES = { personal: 0, payment: 0, contracts: 0, credentials: 0, health: 0 };
