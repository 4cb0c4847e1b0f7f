import { containers as written } from '../data/cloud';
import { hex, seeded } from '../data/seeded';
import { story } from '../data/story';
import { DAY, HOUR, type Age } from './age';
import { byId } from './by-id';
import { clusters, type Cluster } from './clusters';
import { oneOf, risk, weighted, whole, type Draw } from './draw';
import { once } from './once';

/** A container in one of the company's clusters. */
export interface Container {
  /** The id by which its drawer opens. */
  readonly id: string;
  readonly name: string;
  readonly cluster: Cluster['name'];
  readonly namespace: string;
  readonly node: string;
  /** With its tag. */
  readonly image: string;
  readonly imageId: string | null;
  /** `running`, `pending`, `restarting`, `terminated`, or what a newer server says. */
  readonly status: string;
  readonly protection: 'protected' | 'outdated' | 'unprotected';
  readonly privileged: boolean;
  /** 0 to 100. */
  readonly risk: number;
  readonly vulnerabilities: number;
  readonly restarts: number;
  readonly started: Age;
}

/** How many containers the company has. */
const COUNT = 150;
/** The container whose state no version of the console knows. */
const ODD = 40;

/** All containers; those written by hand come first. */
export const containers: () => readonly Container[] = once(() => {
  const next = seeded('containers of the month');
  const known = [
    writtenByHand(story.container, { risk: 64, vulnerabilities: 11, started: 9 * DAY }),
    writtenByHand('ctr-optics-batch-11', { risk: 22, vulnerabilities: 3, started: 2 * DAY + 5 * HOUR }),
  ];
  return [...known, ...Array.from({ length: COUNT - known.length }, (_, index) => container(next, index))];
});

/** Every container by its id. */
export const containersById: () => ReadonlyMap<string, Container> = once(() => byId(containers()));

function writtenByHand(id: string, facts: Pick<Container, 'risk' | 'vulnerabilities' | 'started'>): Container {
  const { name, imageId, status } = written().get(id) ?? {};
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

function container(next: Draw, index: number): Container {
  const cluster = weighted(next, clusters[0], [
    [clusters[1] ?? clusters[0], 20],
    [clusters[2] ?? clusters[0], 18],
    [clusters[3] ?? clusters[0], 16],
    [clusters[4] ?? clusters[0], 10],
  ]);
  const service = oneOf(next, cluster.services);
  const image = `halden/${service}:${whole(next, 1, 6)}.${whole(next, 0, 14)}.${whole(next, 0, 9)}`;
  const restarting = next() < 0.05;
  return {
    id: `ctr-${service}-${hex(`container ${index}`, 5)}`,
    name: service,
    cluster: cluster.name,
    namespace: oneOf(next, cluster.namespaces),
    node: `${cluster.name}-node-${whole(next, 1, cluster.nodes)}`,
    image,
    imageId: `sha256:${hex(image, 24)}`,
    status: index === ODD ? 'hibernating' : restarting ? 'restarting' : stateOf(next),
    protection: weighted<Container['protection']>(next, 'protected', [
      ['outdated', 9],
      ['unprotected', 8],
    ]),
    privileged: next() < 0.06,
    risk: risk(next, 18, 4),
    vulnerabilities: weighted(next, whole(next, 0, 5), [[whole(next, 8, 90), 20]]),
    restarts: restarting ? whole(next, 4, 60) : weighted(next, 0, [[whole(next, 1, 3), 15]]),
    started: whole(next, HOUR, 28 * DAY),
  };
}

function stateOf(next: Draw): string {
  return weighted(next, 'running', [
    ['pending', 3],
    ['terminated', 6],
  ]);
}
