/** A cluster of containers; each is a cloud asset too. */
export interface Cluster {
  readonly name: 'optics-prod' | 'optics-stage' | 'factory-edge' | 'data-batch' | 'build';
  /** Id of the cloud account it runs in. */
  readonly account: string;
  readonly region: string;
  readonly nodes: number;
  readonly namespaces: readonly [string, ...string[]];
  readonly services: readonly [string, ...string[]];
}

/** The company's clusters; the one with the most containers first. */
export const clusters: readonly [Cluster, ...Cluster[]] = [
  {
    name: 'optics-prod',
    account: '204100000001',
    region: 'eu-north-1',
    nodes: 9,
    namespaces: ['shop', 'optics', 'orders'],
    services: ['optics-api', 'lens-catalogue', 'order-desk', 'price-engine', 'gateway', 'search-index'],
  },
  {
    name: 'optics-stage',
    account: '204100000002',
    region: 'eu-north-1',
    nodes: 4,
    namespaces: ['shop', 'optics'],
    services: ['optics-api', 'lens-catalogue', 'order-desk', 'gateway'],
  },
  {
    name: 'factory-edge',
    account: 'a7c1e0b2-0000-4000-8000-0000000000c2',
    region: 'germanywestcentral',
    nodes: 6,
    namespaces: ['line-1', 'line-2', 'metrology'],
    services: ['vision-gate', 'plc-bridge', 'grinder-metrics', 'mqtt-broker'],
  },
  {
    name: 'data-batch',
    account: 'halden-analytics',
    region: 'europe-north1',
    nodes: 5,
    namespaces: ['batch', 'reports'],
    services: ['yield-model', 'report-writer', 'feature-store', 'stream-loader'],
  },
  {
    name: 'build',
    account: '204100000002',
    region: 'eu-west-1',
    nodes: 3,
    namespaces: ['runners'],
    services: ['runner', 'artifact-cache', 'image-builder'],
  },
];
