import type { Answer } from '~/generated/contract/operations';
import type { Moments } from '../../time/moments';

type Host = Answer<'endpointQuery'>;

/** Members that a host has with the stand-alone sensor. */
export function sensor(): Host {
  return {
    product_installed: ['Endpoint Sensor'],
    instance: { name: null, is_v1es: false, is_opt_in_version_control_policies_feature: false },
    detail_profile: { basic: 'sensor', policy: 'sensor' },
    agent_version: { endpoint_protection: null, endpoint_sensor: '1.2.0.5120' },
  };
}

/** Members that a host has with standard endpoint protection. */
export function protection(when: Moments): Host {
  return {
    ...anyProtection(when),
    product_installed: ['Standard Endpoint Protection', 'Endpoint Sensor'],
    instance: { name: 'Protection manager 1', is_v1es: false, is_opt_in_version_control_policies_feature: true },
    detail_profile: { basic: 'endpoint-protection', policy: 'endpoint-protection' },
    policy: { name: 'Laptops, strict' },
  };
}

/** Members that a host has with server and workload protection. */
export function workload(when: Moments): Host {
  return {
    ...anyProtection(when),
    product_installed: ['Server & Workload Protection', 'Endpoint Sensor'],
    instance: { name: 'Workload manager 1', is_v1es: false, is_opt_in_version_control_policies_feature: true },
    detail_profile: { basic: 'workload-protection', policy: { policy: { name: 'Servers, Oslo' } } },
    policy: { name: 'Servers' },
  };
}

/** Members that a host has with the unified product. */
export function unified(when: Moments): Host {
  return {
    ...anyProtection(when),
    product_installed: ['Endpoint Security', 'Endpoint Sensor'],
    instance: { name: 'Endpoint Security', is_v1es: true, is_opt_in_version_control_policies_feature: true },
    detail_profile: { basic: 'unified', policy: 'unified' },
    unified_policy: 'Finance laptops',
    unified_policy_private_preview: true,
    unified_policy_assignments: { assignment_name: 'Finance department', priority_name: 'High' },
    unified_policy_anti_malware_schedule_scan: { id: 'scan-4', name: 'Weekly scan, Sunday' },
    ips_resource_ids: ['ips-1001'],
  };
}

function anyProtection(when: Moments): Host {
  return {
    agent_version: { endpoint_protection: '14.0.14032', endpoint_sensor: '1.2.0.5120' },
    epp_component_module_status: 'on',
    epp_component_module_last_connected_time: when.iso(0, 1),
    last_scan_time: when.iso(1, 4),
    engines: [
      { type: 'Virus scan engine', version: '24.550.1002', last_update_time: when.iso(4) },
      { type: 'Behaviour engine', version: '8.62.1011', last_update_time: when.iso(12) },
    ],
    patterns: [
      { type: 'Smart scan pattern', version: '19.871.95', last_update_time: when.iso(0, 5) },
      { type: 'Intrusion rules', version: '1.58.00', last_update_time: when.iso(2) },
    ],
    components_update_setting: 'Ring deployment',
    component_update_status: 'enabled',
    component_update_change: 'pending',
    security_update_plan: 'Monthly, second Tuesday',
    agent_update_policy: 'Newest minus one',
    program_update_status: 'enabled',
    agent_update_status: 'pending',
    epp_features: [
      { name: 'Anti-malware', status: 'enabled', not_compliant_sub_features: [], pattern_outdated: false },
      {
        name: 'Web reputation',
        status: 'partial',
        not_compliant_sub_features: ['HTTPS scan'],
        pattern_outdated: false,
      },
      {
        name: 'Device control',
        status: 'disabled',
        not_compliant_sub_features: ['USB storage', 'Bluetooth'],
        pattern_outdated: true,
      },
    ],
  };
}
