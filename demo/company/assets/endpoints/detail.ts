import type { Answer } from '~/generated/contract/operations';
import { seededHex } from '../../random';
import { timeOf, type Clock } from '../../time/age';
import { moments, type Moments } from '../../time/moments';
import { endpointsById } from './generate';
import { hasOldPatterns } from './patterns';
import { protection, sensor, unified, workload } from './products';
import type { Endpoint } from './types';

type Host = Answer<'endpointQuery'>;

const RULES = ['ips-1001', 'ips-1002', 'ips-1003'] as const;
const archOf = { windows: 'x64', mac: 'arm64', linux: 'x86_64', other: 'ppc64' } as const;

/** The answer for a generated host with an id of the given kind. */
export function hostDetail(world: Clock, kind: 'id' | 'computerId', id: string): Host | undefined {
  const endpoint = endpointsById().get(id);
  return endpoint?.[kind] === id ? hostOf(world, endpoint) : undefined;
}

function hostOf(world: Clock, endpoint: Endpoint): Host {
  const { name, ip, osName, osVersion, kind, owner, site } = endpoint;
  const arch = archOf[endpoint.os];
  const isServer = kind === 'server';
  return {
    ...withPatterns(endpoint, productOf(endpoint, moments(world.start))),
    hostname: name,
    display_name: isServer ? `${name}, ${site}` : `Computer of ${owner.name}`,
    description: isServer ? `Server of ${owner.department}` : `${owner.department}, ${owner.title}`,
    type: kind,
    endpoint_connectivity: endpoint.connection,
    last_connected_time: endpoint.lastSeen === null ? null : timeOf(world, endpoint.lastSeen),
    last_ip_used: ip,
    os: { platform: endpoint.os, name: osName, arch, version: osVersion, kernel_version: null },
    cpu_arch: arch,
    group: { name: 'Halden Optics', xes_group_name: `Sensors ${site}` },
    network_interfaces: interfacesOf(endpoint),
    isolation_status: endpoint.isolation,
    xes_features: [
      { name: 'Detection and response', summarized_status: endpoint.product === 'none' ? 'disabled' : 'enabled' },
    ],
    last_logged_on_user: owner.account,
    last_logged_on_user_id: owner.id,
    domain_hierarchy: `halden.local/${site}/${isServer ? 'Servers' : owner.department}`,
    tags: [{ labelName: 'Site', tagValues: [site] }],
    xdr_device_id: endpoint.deviceId,
  };
}

/** The members that depend on the product; policy and versions come from the endpoint. */
function productOf({ product, policy, agentVersion, owner, vulnerabilities }: Endpoint, when: Moments): Host {
  const sensorVersion = '1.2.0.5120';
  const agent = { agent_version: { endpoint_protection: agentVersion, endpoint_sensor: sensorVersion } };
  switch (product) {
    case 'unified':
      return {
        ...unified(when),
        ...agent,
        unified_policy: policy,
        unified_policy_assignments: { assignment_name: owner.department, priority_name: 'Normal' },
        credit_allocation_status: ['Endpoint sensor'],
      };
    case 'endpoint-protection':
      return { ...protection(when), ...agent, policy: { name: policy } };
    case 'workload-protection':
      return {
        ...workload(when),
        ...agent,
        policy: { name: policy },
        detail_profile: { basic: product, policy: product },
        ips_resource_ids: RULES.slice(0, vulnerabilities % (RULES.length + 1)),
      };
    case 'sensor':
      return {
        ...sensor(),
        sensor_policy: policy,
        agent_version: { endpoint_protection: null, endpoint_sensor: agentVersion },
      };
    case 'none':
      return { product_installed: [], instance: null, agent_version: null };
  }
}

/** The patterns of a host are as old as the endpoint's. */
function withPatterns(endpoint: Endpoint, host: Host): Host {
  if (host.epp_features == null) return host;
  const isOutdated = hasOldPatterns(endpoint);
  return { ...host, epp_features: host.epp_features.map((each) => ({ ...each, pattern_outdated: isOutdated })) };
}

function interfacesOf({ name, ip, os }: Endpoint): Host['network_interfaces'] {
  if (ip === null) return [];
  const mac = seededHex(`mac ${name}`, 12).match(/../g)?.join(':') ?? null;
  const card = os === 'windows' ? 'Ethernet' : 'eth0';
  return [{ name: card, display_name: 'Wired network', mac, dhcp: true, ips: [ip, `fe80::${seededHex(name, 4)}`] }];
}

/** The custom tags of a generated host. */
export function tagsOf(id: string): Answer<'customTags'> {
  const endpoint = endpointsById().get(id);
  if (endpoint === undefined) return [];
  return [
    { labelName: 'Location', tagValues: [{ value: endpoint.site }] },
    { labelName: 'Owner', tagValues: [{ value: endpoint.owner.department }] },
  ];
}
