import { hosts, type HostRecord } from '../data/hosts';
import { moments } from '../data/moments';
import { risks } from '../data/risks';
import { seeded } from '../data/seeded';
import { story } from '../data/story';
import type { Age } from './age';
import { risk, whole } from './draw';
import type { Endpoint, EndpointProduct, EndpointSystem } from './endpoints';
import { peopleById, type Person } from './people';

type Host = HostRecord['host'];

/** Any moment will do: only the distance to it is kept. */
const START = 0;

/** Who owns the hosts that are written by hand; the laboratory's are its administrator's. */
const owners: Readonly<Record<string, string>> = {
  [story.laptop]: story.user,
  [story.fileServer]: 'usr-jonas-weber',
  'ep-sensor-kiosk-2': 'usr-nils-holm',
  'ep-minimal': 'usr-ingrid-vik',
};

/** The hosts that are written by hand, as endpoints of the month. */
export function knownEndpoints(): readonly Endpoint[] {
  const when = moments(START);
  const scores = risks(when);
  return hosts(when).map(({ endpointId, computerId, host }): Endpoint => {
    const next = seeded(endpointId);
    return {
      id: endpointId,
      computerId,
      deviceId: host.xdr_device_id ?? endpointId.replace('ep-', 'dev-'),
      name: host.hostname ?? endpointId,
      ip: host.last_ip_used ?? null,
      os: systemOf(host),
      osName: host.os?.name ?? null,
      osVersion: host.os?.version ?? null,
      kind: host.type === 'server' || host.type === 'desktop' ? host.type : null,
      owner: ownerOf(endpointId),
      site: 'Oslo',
      product: productOf(host),
      connection: connectionOf(host),
      isolation: host.isolation_status === 'pending' ? 'pending' : 'disabled',
      risk: scores.get(endpointId)?.riskScore ?? risk(next),
      lastSeen: ageOf(host),
      policy: host.unified_policy ?? host.policy?.name ?? host.sensor_policy ?? null,
      agentVersion: host.agent_version?.endpoint_protection ?? host.agent_version?.endpoint_sensor ?? null,
      vulnerabilities: whole(next, 0, 12),
    };
  });
}

function ownerOf(endpointId: string): Person {
  const owner = peopleById().get(owners[endpointId] ?? 'usr-lab-admin');
  if (owner === undefined) throw new Error(`${endpointId} belongs to nobody`);
  return owner;
}

function systemOf({ os }: Host): EndpointSystem {
  const platform = os?.platform?.toLowerCase();
  return platform === 'windows' || platform === 'mac' || platform === 'linux' ? platform : 'other';
}

function productOf({ product_installed: installed }: Host): EndpointProduct {
  if (installed?.includes('Endpoint Security') === true) return 'unified';
  if (installed?.includes('Standard Endpoint Protection') === true) return 'endpoint-protection';
  if (installed?.includes('Server & Workload Protection') === true) return 'workload-protection';
  return installed?.includes('Endpoint Sensor') === true ? 'sensor' : 'none';
}

function connectionOf({ endpoint_connectivity: state }: Host): Endpoint['connection'] {
  return state === 'connected' || state === 'disconnected' ? state : 'unknown';
}

function ageOf({ last_connected_time: time }: Host): Age | null {
  return typeof time === 'string' ? Math.round((START - Date.parse(time)) / 1000) : null;
}
