import type { Answer } from '~/generated/contract/operations';
import { story } from '../../story';
import { DAY, HOUR } from '../../time/age';
import type { Container } from './types';

type ContainerAnswer = Answer<'containerBasic'>;

/** Containers by id. */
export function authoredContainerAnswers(): ReadonlyMap<string, ContainerAnswer> {
  return new Map<string, ContainerAnswer>([
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

function authoredContainer(id: string, facts: Pick<Container, 'risk' | 'vulnerabilities' | 'started'>): Container {
  const { name, imageId, status } = authoredContainerAnswers().get(id) ?? {};
  return {
    ...facts,
    id,
    name: name ?? id,
    cluster: 'optics-prod',
    namespace: 'optics',
    node: 'optics-prod-node-2',
    image: `halden/${name ?? id}:4.2.1`,
    imageId: imageId ?? null,
    status: status ?? 'running',
    protection: 'protected',
    privileged: false,
    restarts: 0,
  };
}

/** The authored containers. */
export function authoredContainers(): readonly Container[] {
  return [
    authoredContainer(story.container, { risk: 64, vulnerabilities: 11, started: 9 * DAY }),
    authoredContainer('ctr-optics-batch-11', { risk: 22, vulnerabilities: 3, started: 2 * DAY + 5 * HOUR }),
  ];
}
