import type { Answer } from '~/generated/contract/operations';
import { containersById } from './generate';

/** The answer for a generated container. */
export function containerDetail(id: string): Answer<'containerBasic'> | undefined {
  const container = containersById().get(id);
  return (
    container && {
      name: container.name,
      imageId: container.imageId,
      status: container.status,
      ports: [{ containerPort: 8443 }],
      volumeMounts: [{ name: 'config', mountPath: `/etc/${container.name}`, readonly: true }],
      command: [`/usr/bin/${container.name}`],
      args: ['--namespace', container.namespace],
      env: { CLUSTER: container.cluster, NODE: container.node, IMAGE: container.image },
      securityContext: { privileged: container.privileged, runAsNonRoot: !container.privileged },
    }
  );
}
