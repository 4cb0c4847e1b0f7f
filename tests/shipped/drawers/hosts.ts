/** A moment as the server writes it and as the console shows it. */
export const when = { iso: '2026-03-01T09:30:00Z', text: '2026-03-01 09:30:00 UTC' };

const components = (type: string, version: string) => [{ type, version, last_update_time: when.iso }];

const full = {
  hostname: 'FIN-LT-014',
  display_name: 'Laptop of finance',
  description: 'Accounts payable',
  type: 'desktop',
  endpoint_connectivity: 'connected',
  last_connected_time: when.iso,
  product_installed: ['Endpoint Security', 'Endpoint Sensor'],
  instance: { name: 'Manager 1', is_v1es: true, is_opt_in_version_control_policies_feature: true },
  group: { name: 'Laptops', xes_group_name: 'All sensors' },
  isolation_status: 'pending',
  credit_allocation_status: ['Endpoint sensor', 'Attack surface'],
  last_logged_on_user: 'HALDEN\\maria',
  domain_hierarchy: 'halden.local/Finance',
  xdr_device_id: 'dev-1',
  os: { platform: 'windows', name: 'Enterprise Linux 9', version: '9.4', arch: 'x86_64', kernel_version: '5.14.0' },
  cpu_arch: 'amd64',
  docker_engine: '27.1.1',
  gcp_network_tags: ['edge', 'web'],
  virtual_machine_details: [{ key: 'Cluster', value: 'oslo-a' }, { key: 'Hypervisor' }],
  last_ip_used: '10.0.0.7',
  network_interfaces: [
    { name: 'eth0', display_name: 'Wired network', mac: '00:11:22:33:44:55', dhcp: true, ips: ['10.0.0.7', 'fe80::1'] },
  ],
  service_gateway_proxy_info: { value: 'Gateway Oslo', fqdn: 'sg.halden.local', ips: ['10.20.4.100', '10.20.4.101'] },
  agent_version: { endpoint_protection: '14.0.1', endpoint_sensor: '1.2.0' },
  epp_component_module_status: 'on',
  epp_component_module_last_connected_time: when.iso,
  last_scan_time: when.iso,
  engines: components('Scan engine', '24.5'),
  patterns: components('Scan pattern', '19.8'),
  agent_ksp_version: '1.0,2.0',
  sensor_ksp_version: '1.3.0',
  ring: 1,
  components_update_setting: 'Rings',
  component_update_status: 'enabled',
  component_update_change: 'pending',
  security_update_plan: 'Monthly',
  agent_update_policy: 'Newest',
  program_update_status: 'partial',
  agent_update_status: 'disabled',
  policy: { name: 'Laptops, strict' },
  unified_policy: 'Finance laptops',
  unified_policy_private_preview: true,
  unified_policy_assignments: { assignment_name: 'Finance', priority_name: 'Highest' },
  unified_policy_anti_malware_schedule_scan: { id: 'scan-4', name: 'Sundays' },
  sensor_policy: 'Sensor default',
  sensor_policy_override: false,
  epp_features: [
    { name: 'Web', status: 'partial', not_compliant_sub_features: ['HTTPS', 'QUIC'], pattern_outdated: false },
    { name: 'USB', status: 'blocked', not_compliant_sub_features: [], pattern_outdated: true },
  ],
  xes_features: [{ name: 'Detection', summarized_status: 'enabled' }],
  ad_sensor_status: 'Installed',
  ips_resource_ids: ['ips-1', 'ips-2'],
};

/** A host with a value for everything, and with other members where given. */
export function aHost(other: object = {}): typeof full {
  return { ...full, ...other };
}
