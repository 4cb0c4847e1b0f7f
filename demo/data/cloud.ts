import type { Answer } from '../../src/generated/operations';
import { story } from './story';

type Container = Answer<'containerBasic'>;
type CloudAsset = Answer<'cloudBasic'>;

/** Containers by id. */
export function containers(): ReadonlyMap<string, Container> {
  return new Map<string, Container>([
    [
      story.container,
      {
        name: 'optics-web',
        imageId: 'sha256:4c1d0e7fb1b9f2a9c30ad1a1',
        status: 'running',
        ports: [{ containerPort: 8443 }, { containerPort: 9090 }],
        volumeMounts: [
          { name: 'config', mountPath: '/etc/optics', readonly: true },
          { name: 'cache', mountPath: '/var/cache/optics', readonly: false },
        ],
        command: ['/usr/bin/optics-web'],
        args: ['--listen', '0.0.0.0:8443'],
        env: { OPTICS_REGION: 'eu-north-1', OPTICS_LOG: 'info' },
        securityContext: { runAsNonRoot: true, capabilities: { drop: ['ALL'] } },
      },
    ],
    [
      'ctr-optics-batch-11',
      {
        name: 'optics-batch',
        status: 'terminated',
        ports: [],
        env: [
          { name: 'BATCH_SIZE', value: '200' },
          { name: 'TOKEN', value: null },
        ],
        securityContext: null,
      },
    ],
  ]);
}

/** Cloud assets by resource name. */
export function cloudAssets(): ReadonlyMap<string, CloudAsset> {
  return new Map<string, CloudAsset>([
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
    [
      'arn:aws:iam::204100000001:user/build',
      { assetName: 'build', provider: 'AWS', service: 'IAM', resourceLink: 'javascript:alert(1)', tag: {} },
    ],
  ]);
}
