import type { Answer } from '~/generated/contract/operations';
import { protection, sensor, unified, workload } from './products';
import { LINUX, MAC, OTHER, WINDOWS } from './systems';
import type { Moments } from '../../time/moments';

type Host = Answer<'endpointQuery'>;

/** The machines of the test laboratory: each product on each system, with a value for everything a host can have. */
export function labHosts(when: Moments): readonly Host[] {
  const products = { sensor: sensor(), epp: protection(when), swp: workload(when), v1es: unified(when) };
  const systems = { windows: WINDOWS, mac: MAC, linux: LINUX, aix: OTHER };
  return Object.entries(products).flatMap(([product, host], row) =>
    Object.entries(systems).map(([system, os], column) =>
      Object.assign(
        everything(when, `TEST-${product}-${system}`.toUpperCase(), `172.16.50.${10 * row + column + 10}`),
        host,
        { os: { ...os, kernel_version: os.kernel_version ?? os.version } },
      ),
    ),
  );
}

function everything(when: Moments, hostname: string, ip: string): Host {
  return {
    ...unified(when),
    ...workload(when),
    hostname,
    display_name: `${hostname}, laboratory`,
    description: 'Machine of the test laboratory',
    type: 'server',
    endpoint_connectivity: 'connected',
    last_connected_time: when.iso(0, 1),
    group: { name: 'Laboratory', xes_group_name: 'Laboratory sensors' },
    isolation_status: 'disabled',
    credit_allocation_status: ['Endpoint sensor'],
    last_logged_on_user: 'HALDEN\\lab.admin',
    domain_hierarchy: 'halden.local/Laboratory',
    cpu_arch: 'x86_64',
    docker_engine: '27.1.1',
    gcp_network_tags: ['lab'],
    virtual_machine_details: [{ key: 'Hypervisor', value: 'KVM' }],
    last_ip_used: ip,
    network_interfaces: [
      { name: 'ens3', display_name: 'Laboratory network', mac: '52:54:00:a1:40:09', dhcp: false, ips: [ip] },
    ],
    service_gateway_proxy_info: {
      value: 'Service gateway laboratory',
      fqdn: 'sg-lab.halden.local',
      ips: Array.from({ length: 19 }, (_, index) => `172.16.51.${index + 10}`),
    },
    agent_ksp_version: '20.0.0-8268,20.0.1-9400',
    sensor_ksp_version: '1.3.0-201',
    ring: 2,
    sensor_policy: 'Sensor laboratory',
    sensor_policy_override: true,
    xes_features: [{ name: 'Detection and response', summarized_status: 'enabled' }],
    ad_sensor_status: 'Installed',
  };
}
