import { hostileOr, memoizeEntries } from '../../entries';
import { mapById } from '../../query/by-id';
import { integer, oneOf, riskScore, seeded, seededHex, weighted, type Random } from '../../random';
import { DAY, HOUR } from '../../time/age';
import { authoredContainers } from './authored';
import { clusters } from './clusters';
import type { Container } from './types';

/** Number of containers. */
const COUNT = 150;
/** Index of the container with an unknown state. */
const ODD = 40;

/** All containers, the authored ones first. */
export const containers: () => readonly Container[] = memoizeEntries(() => {
  const next = seeded('containers of the month');
  const known = authoredContainers();
  return [...known, ...Array.from({ length: COUNT - known.length }, (_, index) => container(next, index))];
});

/** Every container by its id. */
export const containersById: () => ReadonlyMap<string, Container> = memoizeEntries(() => mapById(containers()));

function container(next: Random, index: number): Container {
  const cluster = weighted(next, clusters[0], [
    [clusters[1] ?? clusters[0], 20],
    [clusters[2] ?? clusters[0], 18],
    [clusters[3] ?? clusters[0], 16],
    [clusters[4] ?? clusters[0], 10],
  ]);
  const service = oneOf(next, cluster.services);
  const image = `halden/${service}:${integer(next, 1, 6)}.${integer(next, 0, 14)}.${integer(next, 0, 9)}`;
  const restarting = next() < 0.05;
  return {
    id: `ctr-${service}-${seededHex(`container ${index}`, 5)}`,
    name: service,
    cluster: cluster.name,
    namespace: oneOf(next, cluster.namespaces),
    node: `${cluster.name}-node-${integer(next, 1, cluster.nodes)}`,
    image,
    imageId: `sha256:${seededHex(image, 24)}`,
    status: index === ODD ? hostileOr('hibernating', 'running') : restarting ? 'restarting' : stateOf(next),
    protection: weighted<Container['protection']>(next, 'protected', [
      ['outdated', 9],
      ['unprotected', 8],
    ]),
    privileged: next() < 0.06,
    risk: riskScore(next, 18, 4),
    vulnerabilities: weighted(next, integer(next, 0, 5), [[integer(next, 8, 90), 20]]),
    restarts: restarting ? integer(next, 4, 60) : weighted(next, 0, [[integer(next, 1, 3), 15]]),
    started: integer(next, HOUR, 28 * DAY),
  };
}

function stateOf(next: Random): string {
  return weighted(next, 'running', [
    ['pending', 3],
    ['terminated', 6],
  ]);
}
