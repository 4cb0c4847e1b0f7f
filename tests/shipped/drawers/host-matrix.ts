/** Products: stand-alone sensor, standard endpoint protection, server and workload protection, unified. */
export const products = { S: 'sensor', E: 'endpoint-protection', W: 'workload-protection', U: 'unified' } as const;

/** Systems as hosts name them. */
export const systems = { w: 'Windows', m: 'mac', l: 'LINUX', o: 'aix' } as const;

/** What must be on: flags by a short name; `opt-in` is the one of updates with the opt-in of the instance. */
export const switches = {
  ring: 'pattern-ring-deployment',
  updates: 'endpoint-security-updates',
  unified: 'v1es-unified-policy',
  sensor: 'endpoint-sensor-settings-policies',
} as const;

/** One field: its tab, its id, the products and the systems that have it, and what must be on. */
export type MatrixRow = readonly [
  tab: 'basic' | 'policy',
  field: string,
  products: string,
  systems: string,
  needs?: keyof typeof switches | 'opt-in',
];

/** Which fields of Basic and Policy a host has: every field of both tabs, in order. */
// prettier-ignore
export const matrix: readonly MatrixRow[] = [
  ['basic', 'hostname', 'SEWU', 'wmlo'],
  ['basic', 'display_name', '--WU', 'wmlo'],
  ['basic', 'description', '-EWU', 'wmlo'],
  ['basic', 'type', 'SEWU', 'wmlo'],
  ['basic', 'endpoint_connectivity', 'SEWU', 'wmlo'],
  ['basic', 'last_connected_time', 'SEWU', 'wmlo'],
  ['basic', 'product_installed', 'SEWU', 'wmlo'],
  ['basic', 'instance.name', '-EWU', 'wmlo'],
  ['basic', 'group.name', '-EWU', 'wmlo'],
  ['basic', 'group.xes_group_name', 'SEWU', 'wmlo'],
  ['basic', 'isolation_status', 'SEWU', 'wmlo'],
  ['basic', 'credit_allocation_status', 'SEWU', 'wmlo'],
  ['basic', 'last_logged_on_user', 'SEWU', 'wmlo'],
  ['basic', 'domain_hierarchy', '-EWU', 'wm--'],
  ['basic', 'xdr_device_id', 'SEWU', 'wmlo'],
  ['basic', 'os.platform', 'SEWU', 'wmlo'],
  ['basic', 'os.name', 'SEWU', 'wmlo'],
  ['basic', 'os.version', 'SEWU', 'wmlo'],
  ['basic', 'os.arch', 'SEWU', 'wmlo'],
  ['basic', 'os.kernel_version', 'SEWU', '--lo'],
  ['basic', 'cpu_arch', 'SEWU', 'wmlo'],
  ['basic', 'docker_engine', '--WU', 'w-l-'],
  ['basic', 'gcp_network_tags', '--WU', 'w-l-'],
  ['basic', 'virtual_machine_details', '--WU', 'w-l-'],
  ['basic', 'last_ip_used', 'SEWU', 'wmlo'],
  ['basic', 'network_interfaces', 'SEWU', 'wmlo'],
  ['basic', 'service_gateway_proxy_info.value', 'SEWU', 'wmlo'],
  ['basic', 'service_gateway_proxy_info.fqdn', 'SEWU', 'wmlo'],
  ['basic', 'service_gateway_proxy_info.ips', 'SEWU', 'wmlo'],
  ['basic', 'agent_version.endpoint_protection', '-EWU', 'wmlo'],
  ['basic', 'agent_version.endpoint_sensor', 'SEWU', 'wmlo'],
  ['basic', 'epp_component_module_status', '-EWU', 'wmlo'],
  ['basic', 'epp_component_module_last_connected_time', '-EWU', 'wmlo'],
  ['basic', 'last_scan_time', '-EWU', 'wmlo'],
  ['basic', 'engines', '-EWU', 'wmlo'],
  ['basic', 'patterns', '-EWU', 'wmlo'],
  ['basic', 'agent_ksp_version', '--WU', '--l-'],
  ['basic', 'sensor_ksp_version', 'SEWU', '--l-'],
  ['basic', 'ring', '-EWU', 'wmlo', 'ring'],
  ['basic', 'components_update_setting', '-EWU', 'wmlo', 'ring'],
  ['basic', 'component_update_status', '-EWU', 'wmlo', 'ring'],
  ['basic', 'component_update_change', '-EWU', 'wmlo', 'ring'],
  ['basic', 'security_update_plan', '-EWU', 'wmlo', 'updates'],
  ['basic', 'agent_update_policy', '-EWU', 'wmlo', 'opt-in'],
  ['basic', 'program_update_status', '-EWU', 'wmlo', 'updates'],
  ['basic', 'agent_update_status', '-EWU', 'wmlo', 'opt-in'],
  ['policy', 'policy.name', '-EW-', 'wmlo'],
  ['policy', 'unified_policy', '---U', 'wmlo', 'unified'],
  ['policy', 'unified_policy_assignments.assignment_name', '---U', 'wmlo', 'unified'],
  ['policy', 'unified_policy_assignments.priority_name', '---U', 'wmlo', 'unified'],
  ['policy', 'unified_policy_anti_malware_schedule_scan.name', '---U', 'wmlo', 'unified'],
  ['policy', 'sensor_policy', 'SEWU', 'wmlo', 'sensor'],
  ['policy', 'sensor_policy_override', 'SEWU', 'wmlo', 'sensor'],
  ['policy', 'epp_features', '-EWU', 'wmlo'],
  ['policy', 'xes_features', 'SEWU', 'wmlo'],
  ['policy', 'ad_sensor_status', 'SEWU', 'w---'],
  ['policy', 'ips_resource_ids', '--WU', 'wmlo'],
  ['policy', 'xdr_device_id', 'SEWU', 'wmlo'],
];
