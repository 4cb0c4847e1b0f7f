import type { Answer } from '~/generated/contract/operations';
import { seededHex } from '../../random';
import { story } from '../../story';
import type { Moments } from '../../time/moments';
import { labHosts } from './authored-lab-hosts';
import { protection, sensor, unified, workload } from './products';
import { LINUX, MAC, OTHER, WINDOWS, WINDOWS_SERVER } from './systems';

type Host = Answer<'endpointQuery'>;

/** A host with both ids by which operations request it. */
export interface HostRecord {
  readonly endpointId: string;
  readonly computerId: string;
  readonly host: Host;
}

/** Hosts of four products and of Windows, Mac, Linux and another system. */
export function authoredHosts(when: Moments): readonly HostRecord[] {
  return [
    record(story.laptop, laptop(when)),
    record(story.fileServer, fileServer(when)),
    record('ep-lab-mac-003', {
      ...common(when, 'LAB-MAC-003', '172.16.40.9', MAC),
      ...protection(when),
      type: 'desktop',
      endpoint_connectivity: 'disconnected',
      ring: 'n-3',
    }),
    record('ep-web-edge-01', {
      ...common(when, 'WEB-EDGE-01', '192.168.77.20', LINUX),
      ...workload(when),
      type: 'server',
      docker_engine: '27.1.1',
      gcp_network_tags: ['edge', 'public-web'],
      agent_ksp_version: '20.0.0-8268,20.0.1-9400',
      sensor_ksp_version: '1.3.0-201',
      ring: 0,
      ips_resource_ids: [],
    }),
    record('ep-sensor-kiosk-2', {
      ...common(when, 'KIOSK-2', '10.20.30.12', WINDOWS),
      ...sensor(),
      type: 'desktop',
      endpoint_connectivity: 'unknown',
      epp_component_module_status: 'unknown',
    }),
    record('ep-build-aix-1', {
      ...common(when, 'BUILD-AIX-1', '10.20.50.5', OTHER),
      ...sensor(),
      type: 'server',
    }),
    record('ep-minimal', { hostname: 'NEW-HOST', os: null, instance: null }),
    ...labHosts(when).map((host) => record(`ep-${host.hostname?.toLowerCase() ?? ''}`, host)),
  ];
}

function record(endpointId: string, host: Host): HostRecord {
  return {
    endpointId,
    computerId: endpointId.replace('ep-', 'pc-'),
    host: { ...host, xdr_device_id: endpointId.replace('ep-', 'dev-') },
  };
}

/** Members that every host has. */
function common(when: Moments, hostname: string, ip: string, os: Host['os']): Host {
  const mac = seededHex(`mac ${hostname}`, 12).match(/../g)?.join(':') ?? null;
  return {
    hostname,
    endpoint_connectivity: 'connected',
    last_connected_time: when.iso(0, 0.2),
    last_ip_used: ip,
    os,
    cpu_arch: os?.arch ?? null,
    group: { name: 'Halden Optics', xes_group_name: 'All sensors' },
    network_interfaces: [
      { name: 'eth0', display_name: 'Wired network', mac, dhcp: true, ips: [ip, `fe80::${seededHex(hostname, 4)}`] },
    ],
    isolation_status: 'disabled',
    credit_allocation_status: ['Endpoint sensor', 'Attack surface discovery'],
    sensor_policy: 'Sensor default',
    sensor_policy_override: false,
    xes_features: [
      { name: 'Detection and response', summarized_status: 'enabled' },
      { name: 'Identity sensor', summarized_status: 'partial' },
    ],
    ad_sensor_status: 'Installed',
  };
}

/** The laptop of the story. */
function laptop(when: Moments): Host {
  return {
    ...common(when, story.laptopName, story.laptopIp, WINDOWS),
    ...unified(when),
    display_name: 'Laptop, accounts payable',
    service_gateway_proxy_info: { value: 'Service gateway Oslo', fqdn: 'sg-oslo.halden.local', ips: ['10.20.4.100'] },
    description: 'Laptop of accounts payable',
    type: 'desktop',
    last_logged_on_user: `HALDEN\\${story.user.replace('usr-', '').replace('-', '.')}`,
    last_logged_on_user_id: story.user,
    domain_hierarchy: 'halden.local/Finance/Laptops',
    isolation_status: 'pending',
    ring: 1,
    tags: [{ labelName: 'Department', tagValues: ['Finance'] }],
    predefined_tags: [{ id: 'pt-1', tags: [{ name: 'High value' }, { name: 'VPN' }] }],
  };
}

/** The file server of the story. */
function fileServer(when: Moments): Host {
  return {
    ...common(when, story.fileServerName, story.fileServerIp, WINDOWS_SERVER),
    ...workload(when),
    display_name: 'File server, Oslo',
    description: 'Customer contracts and drawings',
    type: 'server',
    ring: 8,
    ips_resource_ids: ['ips-1001', 'ips-1002', 'ips-1003'],
    tags: [{ labelName: 'Site', tagValues: ['Oslo', 'Server room 2'] }],
    predefined_tags: [{ id: 'pt-2', tags: [{ name: 'Customer data' }] }],
    service_gateway_proxy_info: {
      value: 'Service gateway Oslo',
      fqdn: 'sg-oslo.halden.local',
      ips: Array.from({ length: 23 }, (_, index) => `10.20.4.${index + 100}`),
    },
    virtual_machine_details: [
      { key: 'Hypervisor', value: 'vSphere 8' },
      { key: 'Cluster', value: 'oslo-a' },
    ],
  };
}
