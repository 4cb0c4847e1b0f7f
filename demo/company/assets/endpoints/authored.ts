import { peopleById } from '../../people/generate';
import type { Person } from '../../people/person';
import { riskScore, seeded, integer } from '../../random';
import { story } from '../../story';
import type { Age } from '../../time/age';
import { moments } from '../../time/moments';
import { authoredRisks } from '../authored-risks';
import { authoredHosts, type HostRecord } from './authored-hosts';
import type { Endpoint, EndpointProduct, EndpointSystem } from './types';

type Host = HostRecord['host'];

/** Authored times become ages, so any start gives the same result. */
const START = 0;

/** Owners of the authored hosts; all others belong to the administrator of the laboratory. */
const owners: Readonly<Record<string, string>> = {
  [story.laptop]: story.user,
  [story.fileServer]: 'usr-jonas-weber',
  'ep-sensor-kiosk-2': 'usr-nils-holm',
  'ep-minimal': 'usr-ingrid-vik',
};

/** The authored hosts as endpoints. */
export function authoredEndpoints(): readonly Endpoint[] {
  const when = moments(START);
  const scores = authoredRisks(when);
  return authoredHosts(when).map(({ endpointId, computerId, host }): Endpoint => {
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
      risk: scores.get(endpointId)?.riskScore ?? riskScore(next),
      lastSeen: ageOf(host),
      policy: host.unified_policy ?? host.policy?.name ?? host.sensor_policy ?? null,
      agentVersion: host.agent_version?.endpoint_protection ?? host.agent_version?.endpoint_sensor ?? null,
      vulnerabilities: integer(next, 0, 12),
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
