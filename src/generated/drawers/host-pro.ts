// Generated from descriptors/drawers/host-pro.json. Do not edit.
import type { Drawer } from '../descriptor-types';
import assetRiskPanel from '../panels/asset-risk';
import hostComponentsPanel from '../panels/host-components';
import identityPanel from '../panels/identity';
import intrusionRulesPanel from '../panels/intrusion-rules';
import networkInterfacesPanel from '../panels/network-interfaces';
import tagsPanel from '../panels/tags';
import virtualMachineDetailsPanel from '../panels/virtual-machine-details';
import { predicates as p } from '../predicates';
import endpointConnectivityScale from '../scales/endpoint-connectivity';
import featureStatusScale from '../scales/feature-status';
import moduleStatusScale from '../scales/module-status';
import patternOutdatedScale from '../scales/pattern-outdated';
import ringScale from '../scales/ring';
import type { Reads } from '../types';

const drawer: Drawer = {
  id: 'host-pro',
  searchType: 8,
  title: { key: 'DRAWER.TITLE' },
  kind: { key: 'drawers.host-pro.kind', text: 'Host' },
  icon: 'desktop',
  name: (s: Reads, f) => f.orElse(s.basic?.hostname, f.orElse(s.input?.name, s.input?.id)),
  head: {
    facts: [
      { id: 'os.name', value: (s: Reads) => s.basic?.os?.name },
      { id: 'last_ip_used', value: (s: Reads) => s.basic?.last_ip_used },
      {
        id: 'last_connected_time',
        value: (s: Reads) => s.basic?.last_connected_time,
        label: { key: 'DRAWER.HOST.LAST_CONNECTED' },
        as: 'relativeTime',
      },
    ],
  },
  sources: {
    endpoint: {
      operation: 'bigtableEndpoint',
      path: { id: (s: Reads) => s.input?.id },
      when: (s: Reads, f) => f.and(f.ne(s.input?.id, ''), f.ne(f.orElse(s.input?.type, ''), 'computer')),
    },
    computer: {
      operation: 'endpointQuery',
      body: { computerId: (s: Reads) => s.input?.id },
      when: (s: Reads, f) => f.and(f.ne(s.input?.id, ''), f.eq(s.input?.type, 'computer')),
    },
  },
  values: {
    host: (s: Reads, f) => f.orElse(s.endpoint, s.computer),
    basic: (s: Reads, f) => f.merged(s.host, s.host?.detail_profile?.basic),
    policy: (s: Reads, f) => f.merged(s.host, s.host?.detail_profile?.policy),
    basicProduct: (s: Reads, f) => p.hostProduct({ host: s.host, profile: s.host?.detail_profile?.basic }, f),
    policyProduct: (s: Reads, f) => p.hostProduct({ host: s.host, profile: s.host?.detail_profile?.policy }, f),
    system: (s: Reads, f) => f.orElse(f.lower(s.basic?.os?.platform), ''),
    isProtected: (s: Reads, f) => f.ne(s.basicProduct, 'sensor'),
    isServer: (s: Reads, f) => f.within(s.basicProduct, ['workload-protection', 'unified']),
    inRings: (s: Reads, f) => f.and(s.isProtected, f.flag(s, 'pattern-ring-deployment')),
    hasUpdatePlans: (s: Reads, f) => f.and(s.isProtected, f.flag(s, 'endpoint-security-updates')),
    hasVersionControl: (s: Reads, f) => f.and(s.hasUpdatePlans, f.eq(s.basic?.instance?.is_opt_in_version_control_policies_feature, true)),
    hasUnifiedPolicy: (s: Reads, f) => f.and(f.eq(s.policyProduct, 'unified'), f.flag(s, 'v1es-unified-policy')),
    hasSensorPolicy: (s: Reads, f) => f.flag(s, 'endpoint-sensor-settings-policies'),
    supportPackage: (s: Reads, f) => f.split(s.basic?.agent_ksp_version, ','),
  },
  defaultTab: 'basic',
  tabs: [
    {
      id: 'risk',
      title: { key: 'DRAWER.RISK.ASSET_TITLE' },
      panel: assetRiskPanel,
      with: {
        kind: () => 'device',
        id: (s: Reads, f) => f.choose(f.eq(f.orElse(s.input?.type, ''), 'computer'), s.computer?.xdr_device_id, s.input?.id),
        workbenchId: (s: Reads) => s.input?.workbench?.id,
        assetUuid: (s: Reads) => s.input?.workbench?.uuid,
      },
      needs: ['computer'],
    },
    {
      id: 'basic',
      title: { key: 'DRAWER.BASIC' },
      sections: [
        {
          id: 'general',
          title: { key: 'DRAWER.HOST.GENERAL' },
          fields: [
            {
              id: 'hostname',
              type: 'text',
              value: (s: Reads) => s.basic?.hostname,
              label: { key: 'DRAWER.HOST.ENDPOINT_NAME' },
            },
            {
              id: 'display_name',
              type: 'text',
              value: (s: Reads) => s.basic?.display_name,
              label: { key: 'DRAWER.HOST.DISPLAY_NAME' },
              visibleWhen: (s: Reads) => s.isServer,
            },
            {
              id: 'description',
              type: 'text',
              value: (s: Reads) => s.basic?.description,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.general.fields.description.label',
                text: 'Description',
              },
              visibleWhen: (s: Reads) => s.isProtected,
            },
            {
              id: 'type',
              type: 'text',
              value: (s: Reads) => s.basic?.type,
              label: { key: 'DRAWER.HOST.ENDPOINT_TYPE' },
            },
            {
              type: 'state',
              id: 'endpoint_connectivity',
              value: (s: Reads, f) => f.orElse(s.basic?.endpoint_connectivity, 'unknown'),
              label: { key: 'DRAWER.HOST.CONNECTIVITY' },
              scale: endpointConnectivityScale,
            },
            {
              id: 'last_connected_time',
              type: 'dateTime',
              value: (s: Reads) => s.basic?.last_connected_time,
              label: { key: 'DRAWER.HOST.LAST_CONNECTED' },
            },
            {
              id: 'product_installed',
              type: 'chips',
              value: (s: Reads) => s.basic?.product_installed,
              label: { key: 'DRAWER.HOST.PRODUCTS' },
            },
            {
              id: 'instance.name',
              type: 'text',
              value: (s: Reads) => s.basic?.instance?.name,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.general.fields.instance.name.label',
                text: 'Protection manager',
              },
              visibleWhen: (s: Reads) => s.isProtected,
            },
            {
              id: 'group.name',
              type: 'text',
              value: (s: Reads) => s.basic?.group?.name,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.general.fields.group.name.label',
                text: 'Protection group',
              },
              visibleWhen: (s: Reads) => s.isProtected,
            },
            {
              id: 'group.xes_group_name',
              type: 'text',
              value: (s: Reads) => s.basic?.group?.xes_group_name,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.general.fields.group.xes_group_name.label',
                text: 'Sensor group',
              },
            },
            {
              id: 'isolation_status',
              type: 'state',
              value: (s: Reads) => s.basic?.isolation_status,
              label: { key: 'DRAWER.HOST.ISOLATION' },
              scale: featureStatusScale,
            },
            {
              id: 'credit_allocation_status',
              type: 'chips',
              value: (s: Reads) => s.basic?.credit_allocation_status,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.general.fields.credit_allocation_status.label',
                text: 'Credit allocation',
              },
            },
            {
              id: 'last_logged_on_user',
              type: 'text',
              value: (s: Reads) => s.basic?.last_logged_on_user,
              label: { key: 'DRAWER.HOST.LAST_USER' },
            },
            {
              id: 'domain_hierarchy',
              type: 'text',
              value: (s: Reads) => s.basic?.domain_hierarchy,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.general.fields.domain_hierarchy.label',
                text: 'Domain hierarchy',
              },
              visibleWhen: (s: Reads, f) => f.and(s.isProtected, f.within(s.system, ['windows', 'mac'])),
            },
            {
              id: 'xdr_device_id',
              type: 'mono',
              value: (s: Reads) => s.basic?.xdr_device_id,
              label: { key: 'DRAWER.HOST.ENDPOINT_ID' },
            },
          ],
        },
        {
          id: 'system',
          title: { key: 'DRAWER.HOST.SYSTEM' },
          fields: [
            {
              id: 'os.platform',
              type: 'text',
              value: (s: Reads) => s.basic?.os?.platform,
              label: { key: 'DRAWER.HOST.PLATFORM' },
            },
            {
              id: 'os.name',
              type: 'text',
              value: (s: Reads) => s.basic?.os?.name,
              label: { key: 'DRAWER.HOST.OS' },
            },
            {
              id: 'os.version',
              type: 'text',
              value: (s: Reads) => s.basic?.os?.version,
              label: { key: 'DRAWER.HOST.VERSION' },
            },
            {
              id: 'os.arch',
              type: 'text',
              value: (s: Reads) => s.basic?.os?.arch,
              label: { key: 'DRAWER.HOST.ARCHITECTURE' },
            },
            {
              id: 'os.kernel_version',
              type: 'text',
              value: (s: Reads) => s.basic?.os?.kernel_version,
              label: { key: 'DRAWER.HOST.KERNEL' },
              visibleWhen: (s: Reads, f) => f.and(f.ne(s.system, 'windows'), f.ne(s.system, 'mac')),
            },
            {
              id: 'cpu_arch',
              type: 'text',
              value: (s: Reads) => s.basic?.cpu_arch,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.system.fields.cpu_arch.label',
                text: 'CPU architecture',
              },
            },
            {
              id: 'docker_engine',
              type: 'state',
              value: (s: Reads) => s.basic?.docker_engine,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.system.fields.docker_engine.label',
                text: 'Docker engine',
              },
              scale: featureStatusScale,
              visibleWhen: (s: Reads, f) => f.and(s.isServer, f.within(s.system, ['windows', 'linux'])),
            },
            {
              id: 'gcp_network_tags',
              type: 'chips',
              value: (s: Reads) => s.basic?.gcp_network_tags,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.system.fields.gcp_network_tags.label',
                text: 'GCP network tags',
              },
              visibleWhen: (s: Reads, f) => f.and(s.isServer, f.within(s.system, ['windows', 'linux'])),
            },
            {
              id: 'virtual_machine_details',
              type: 'popup',
              value: (s: Reads) => s.basic?.virtual_machine_details,
              label: { key: 'DRAWER.HOST.VM_DETAILS' },
              panel: virtualMachineDetailsPanel,
              with: { details: (s: Reads) => s.basic?.virtual_machine_details },
              width: 672,
              visibleWhen: (s: Reads, f) => f.and(s.isServer, f.within(s.system, ['windows', 'linux'])),
            },
          ],
        },
        {
          id: 'network',
          title: { key: 'DRAWER.HOST.NETWORK' },
          fields: [
            {
              id: 'last_ip_used',
              type: 'text',
              value: (s: Reads) => s.basic?.last_ip_used,
              label: { key: 'DRAWER.HOST.LAST_IP' },
            },
            {
              id: 'network_interfaces',
              type: 'popup',
              value: (s: Reads) => s.basic?.network_interfaces,
              label: { key: 'DRAWER.HOST.INTERFACES' },
              panel: networkInterfacesPanel,
              with: { interfaces: (s: Reads) => s.basic?.network_interfaces },
              width: 672,
            },
            {
              id: 'service_gateway_proxy_info.value',
              type: 'text',
              value: (s: Reads) => s.basic?.service_gateway_proxy_info?.value,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.network.fields.service_gateway_proxy_info.value.label',
                text: 'Service gateway / proxy',
              },
            },
            {
              id: 'service_gateway_proxy_info.fqdn',
              type: 'text',
              value: (s: Reads) => s.basic?.service_gateway_proxy_info?.fqdn,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.network.fields.service_gateway_proxy_info.fqdn.label',
                text: 'Service gateway FQDN',
              },
            },
            {
              id: 'service_gateway_proxy_info.ips',
              type: 'list',
              value: (s: Reads) => s.basic?.service_gateway_proxy_info?.ips,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.network.fields.service_gateway_proxy_info.ips.label',
                text: 'Service gateway IPs',
              },
              mono: true,
              count: true,
              tooltip: {
                key: 'drawers.host-pro.tabs.basic.sections.network.fields.service_gateway_proxy_info.ips.tooltip',
                text: '{ips}',
                with: { ips: (s: Reads, f) => f.join(s.basic?.service_gateway_proxy_info?.ips, ', ') },
              },
              tooltipWhen: [
                {
                  id: 'many',
                  when: (s: Reads, f) => f.ge(f.size(s.basic?.service_gateway_proxy_info?.ips), 20),
                  text: {
                    key: 'drawers.host-pro.tabs.basic.sections.network.fields.service_gateway_proxy_info.ips.tooltipWhen.many.text',
                    text: 'Many addresses are listed: {count}.\n{ips}',
                    with: {
                      count: (s: Reads, f) => f.size(s.basic?.service_gateway_proxy_info?.ips),
                      ips: (s: Reads, f) => f.join(s.basic?.service_gateway_proxy_info?.ips, ', '),
                    },
                  },
                },
              ],
            },
          ],
        },
        {
          id: 'software',
          title: { key: 'DRAWER.HOST.SOFTWARE' },
          fields: [
            {
              id: 'agent_version.endpoint_protection',
              type: 'text',
              value: (s: Reads) => s.basic?.agent_version?.endpoint_protection,
              label: { key: 'DRAWER.HOST.PROTECTION_VERSION' },
              visibleWhen: (s: Reads) => s.isProtected,
            },
            {
              id: 'agent_version.endpoint_sensor',
              type: 'text',
              value: (s: Reads) => s.basic?.agent_version?.endpoint_sensor,
              label: { key: 'DRAWER.HOST.SENSOR_VERSION' },
            },
            {
              id: 'epp_component_module_status',
              type: 'state',
              value: (s: Reads) => s.basic?.epp_component_module_status,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.software.fields.epp_component_module_status.label',
                text: 'Protection module status',
              },
              scale: moduleStatusScale,
              visibleWhen: (s: Reads) => s.isProtected,
            },
            {
              id: 'epp_component_module_last_connected_time',
              type: 'dateTime',
              value: (s: Reads) => s.basic?.epp_component_module_last_connected_time,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.software.fields.epp_component_module_last_connected_time.label',
                text: 'Protection module last connected',
              },
              visibleWhen: (s: Reads) => s.isProtected,
            },
            {
              id: 'last_scan_time',
              type: 'dateTime',
              value: (s: Reads) => s.basic?.last_scan_time,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.software.fields.last_scan_time.label',
                text: 'Last scan',
              },
              visibleWhen: (s: Reads) => s.isProtected,
            },
            {
              id: 'engines',
              type: 'popup',
              value: (s: Reads) => s.basic?.engines,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.software.fields.engines.label',
                text: 'Engines',
              },
              panel: hostComponentsPanel,
              with: { components: (s: Reads) => s.basic?.engines },
              width: 672,
              visibleWhen: (s: Reads) => s.isProtected,
            },
            {
              id: 'patterns',
              type: 'popup',
              value: (s: Reads) => s.basic?.patterns,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.software.fields.patterns.label',
                text: 'Patterns',
              },
              panel: hostComponentsPanel,
              with: { components: (s: Reads) => s.basic?.patterns },
              width: 672,
              visibleWhen: (s: Reads) => s.isProtected,
            },
            {
              type: 'text',
              id: 'agent_ksp_version',
              value: (s: Reads, f) => f.at(s.supportPackage, 0),
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.software.fields.agent_ksp_version.label',
                text: 'Kernel support package (protection)',
              },
              marker: {
                text: {
                  key: 'drawers.host-pro.tabs.basic.sections.software.fields.agent_ksp_version.marker.text',
                  text: 'available: {version}',
                  with: { version: (s: Reads, f) => f.at(s.supportPackage, 1) },
                },
                visibleWhen: (s: Reads, f) => f.and(f.ne(f.at(s.supportPackage, 1), ''), f.ne(f.at(s.supportPackage, 1), f.at(s.supportPackage, 0))),
              },
              visibleWhen: (s: Reads, f) => f.and(s.isServer, f.eq(s.system, 'linux')),
            },
            {
              id: 'sensor_ksp_version',
              type: 'text',
              value: (s: Reads) => s.basic?.sensor_ksp_version,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.software.fields.sensor_ksp_version.label',
                text: 'Kernel support package (sensor)',
              },
              visibleWhen: (s: Reads, f) => f.eq(s.system, 'linux'),
            },
          ],
        },
        {
          id: 'updates',
          title: { key: 'drawers.host-pro.tabs.basic.sections.updates.title', text: 'Updates' },
          visibleWhen: (s: Reads, f) => f.or(s.inRings, s.hasUpdatePlans),
          fields: [
            {
              type: 'scale',
              id: 'ring',
              value: (s: Reads, f) => f.string(s.basic?.ring),
              label: { key: 'drawers.host-pro.tabs.basic.sections.updates.fields.ring.label', text: 'Ring' },
              scale: ringScale,
              visibleWhen: (s: Reads) => s.inRings,
            },
            {
              id: 'components_update_setting',
              type: 'text',
              value: (s: Reads) => s.basic?.components_update_setting,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.updates.fields.components_update_setting.label',
                text: 'Component update setting',
              },
              visibleWhen: (s: Reads) => s.inRings,
            },
            {
              id: 'component_update_status',
              type: 'state',
              value: (s: Reads) => s.basic?.component_update_status,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.updates.fields.component_update_status.label',
                text: 'Component update status',
              },
              scale: featureStatusScale,
              visibleWhen: (s: Reads) => s.inRings,
            },
            {
              id: 'component_update_change',
              type: 'state',
              value: (s: Reads) => s.basic?.component_update_change,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.updates.fields.component_update_change.label',
                text: 'Component update change',
              },
              scale: featureStatusScale,
              visibleWhen: (s: Reads) => s.inRings,
            },
            {
              id: 'security_update_plan',
              type: 'text',
              value: (s: Reads) => s.basic?.security_update_plan,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.updates.fields.security_update_plan.label',
                text: 'Security update plan',
              },
              visibleWhen: (s: Reads) => s.hasUpdatePlans,
            },
            {
              id: 'agent_update_policy',
              type: 'text',
              value: (s: Reads) => s.basic?.agent_update_policy,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.updates.fields.agent_update_policy.label',
                text: 'Update policy of the endpoint software',
              },
              visibleWhen: (s: Reads) => s.hasVersionControl,
            },
            {
              id: 'program_update_status',
              type: 'state',
              value: (s: Reads) => s.basic?.program_update_status,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.updates.fields.program_update_status.label',
                text: 'Program update status',
              },
              scale: featureStatusScale,
              visibleWhen: (s: Reads) => s.hasUpdatePlans,
            },
            {
              id: 'agent_update_status',
              type: 'state',
              value: (s: Reads) => s.basic?.agent_update_status,
              label: {
                key: 'drawers.host-pro.tabs.basic.sections.updates.fields.agent_update_status.label',
                text: 'Update status of the endpoint software',
              },
              scale: featureStatusScale,
              visibleWhen: (s: Reads) => s.hasVersionControl,
            },
          ],
        },
      ],
      needs: ['endpoint', 'computer'],
    },
    {
      id: 'policy',
      title: { key: 'drawers.host-pro.tabs.policy.title', text: 'Policy' },
      sections: [
        {
          id: 'policy',
          title: { key: 'drawers.host-pro.tabs.policy.sections.policy.title', text: 'Policy' },
          visibleWhen: (s: Reads, f) => f.or(f.within(s.policyProduct, ['endpoint-protection', 'workload-protection']), s.hasUnifiedPolicy, s.hasSensorPolicy),
          fields: [
            {
              id: 'policy.name',
              type: 'text',
              value: (s: Reads) => s.policy?.policy?.name,
              label: {
                key: 'drawers.host-pro.tabs.policy.sections.policy.fields.policy.name.label',
                text: 'Protection policy',
              },
              visibleWhen: (s: Reads, f) => f.within(s.policyProduct, ['endpoint-protection', 'workload-protection']),
            },
            {
              id: 'unified_policy',
              type: 'text',
              value: (s: Reads) => s.policy?.unified_policy,
              label: {
                key: 'drawers.host-pro.tabs.policy.sections.policy.fields.unified_policy.label',
                text: 'Unified policy',
              },
              marker: {
                text: {
                  key: 'drawers.host-pro.tabs.policy.sections.policy.fields.unified_policy.marker.text',
                  text: 'Preview',
                },
                visibleWhen: (s: Reads, f) => f.eq(s.policy?.unified_policy_private_preview, true),
              },
              visibleWhen: (s: Reads) => s.hasUnifiedPolicy,
            },
            {
              type: 'list',
              id: 'unified_policy_assignments.assignment_name',
              value: (s: Reads) => s.policy?.unified_policy_assignments,
              label: {
                key: 'drawers.host-pro.tabs.policy.sections.policy.fields.unified_policy_assignments.assignment_name.label',
                text: 'Assignment',
              },
              item: (s: Reads) => s.item?.assignment_name,
              visibleWhen: (s: Reads) => s.hasUnifiedPolicy,
            },
            {
              type: 'list',
              id: 'unified_policy_assignments.priority_name',
              value: (s: Reads) => s.policy?.unified_policy_assignments,
              label: {
                key: 'drawers.host-pro.tabs.policy.sections.policy.fields.unified_policy_assignments.priority_name.label',
                text: 'Priority',
              },
              item: (s: Reads) => s.item?.priority_name,
              visibleWhen: (s: Reads) => s.hasUnifiedPolicy,
            },
            {
              id: 'unified_policy_anti_malware_schedule_scan.name',
              type: 'text',
              value: (s: Reads) => s.policy?.unified_policy_anti_malware_schedule_scan?.name,
              label: {
                key: 'drawers.host-pro.tabs.policy.sections.policy.fields.unified_policy_anti_malware_schedule_scan.name.label',
                text: 'Scheduled malware scan',
              },
              visibleWhen: (s: Reads) => s.hasUnifiedPolicy,
            },
            {
              id: 'sensor_policy',
              type: 'text',
              value: (s: Reads) => s.policy?.sensor_policy,
              label: {
                key: 'drawers.host-pro.tabs.policy.sections.policy.fields.sensor_policy.label',
                text: 'Sensor policy',
              },
              visibleWhen: (s: Reads) => s.hasSensorPolicy,
            },
            {
              id: 'sensor_policy_override',
              type: 'boolean',
              value: (s: Reads) => s.policy?.sensor_policy_override,
              label: {
                key: 'drawers.host-pro.tabs.policy.sections.policy.fields.sensor_policy_override.label',
                text: 'Sensor policy override',
              },
              visibleWhen: (s: Reads) => s.hasSensorPolicy,
            },
          ],
        },
        {
          id: 'protection-features',
          title: {
            key: 'drawers.host-pro.tabs.policy.sections.protection-features.title',
            text: 'Protection features',
          },
          visibleWhen: (s: Reads, f) => f.ne(s.policyProduct, 'sensor'),
          fields: [
            {
              id: 'epp_features',
              type: 'table',
              value: (s: Reads) => s.policy?.epp_features,
              label: {
                key: 'drawers.host-pro.tabs.policy.sections.protection-features.fields.epp_features.label',
                text: 'Protection features',
              },
              showLabel: false,
              columns: [
                {
                  type: 'text',
                  id: 'name',
                  label: {
                    key: 'drawers.host-pro.tabs.policy.sections.protection-features.fields.epp_features.columns.name.label',
                    text: 'Feature',
                  },
                  value: (s: Reads) => s.item?.name,
                },
                {
                  type: 'state',
                  id: 'status',
                  label: {
                    key: 'drawers.host-pro.tabs.policy.sections.protection-features.fields.epp_features.columns.status.label',
                    text: 'Status',
                  },
                  value: (s: Reads) => s.item?.status,
                  scale: featureStatusScale,
                },
                {
                  type: 'text',
                  id: 'not_compliant_sub_features',
                  label: {
                    key: 'drawers.host-pro.tabs.policy.sections.protection-features.fields.epp_features.columns.not_compliant_sub_features.label',
                    text: 'Not compliant',
                  },
                  value: (s: Reads, f) => f.join(s.item?.not_compliant_sub_features, ', '),
                },
                {
                  type: 'state',
                  id: 'pattern_outdated',
                  label: {
                    key: 'drawers.host-pro.tabs.policy.sections.protection-features.fields.epp_features.columns.pattern_outdated.label',
                    text: 'Pattern outdated',
                  },
                  value: (s: Reads, f) => f.string(s.item?.pattern_outdated),
                  scale: patternOutdatedScale,
                },
              ],
            },
          ],
        },
        {
          id: 'sensor-features',
          title: {
            key: 'drawers.host-pro.tabs.policy.sections.sensor-features.title',
            text: 'Sensor features',
          },
          fields: [
            {
              id: 'xes_features',
              type: 'table',
              value: (s: Reads) => s.policy?.xes_features,
              label: {
                key: 'drawers.host-pro.tabs.policy.sections.sensor-features.fields.xes_features.label',
                text: 'Sensor features',
              },
              showLabel: false,
              columns: [
                {
                  type: 'text',
                  id: 'name',
                  label: {
                    key: 'drawers.host-pro.tabs.policy.sections.sensor-features.fields.xes_features.columns.name.label',
                    text: 'Feature',
                  },
                  value: (s: Reads) => s.item?.name,
                },
                {
                  type: 'state',
                  id: 'summarized_status',
                  label: {
                    key: 'drawers.host-pro.tabs.policy.sections.sensor-features.fields.xes_features.columns.summarized_status.label',
                    text: 'Status',
                  },
                  value: (s: Reads) => s.item?.summarized_status,
                  scale: featureStatusScale,
                },
              ],
            },
            {
              id: 'ad_sensor_status',
              type: 'text',
              value: (s: Reads) => s.policy?.ad_sensor_status,
              label: {
                key: 'drawers.host-pro.tabs.policy.sections.sensor-features.fields.ad_sensor_status.label',
                text: 'Directory sensor status',
              },
              visibleWhen: (s: Reads, f) => f.eq(s.system, 'windows'),
            },
          ],
        },
        {
          id: 'intrusion-prevention',
          title: {
            key: 'drawers.host-pro.tabs.policy.sections.intrusion-prevention.title',
            text: 'Intrusion prevention',
          },
          visibleWhen: (s: Reads, f) => f.within(s.policyProduct, ['workload-protection', 'unified']),
          fields: [
            {
              id: 'ips_resource_ids',
              type: 'popup',
              value: (s: Reads) => s.policy?.ips_resource_ids,
              label: { key: 'DRAWER.HOST.RULES' },
              panel: intrusionRulesPanel,
              with: { resourceIds: (s: Reads) => s.policy?.ips_resource_ids },
              width: 672,
            },
          ],
        },
        {
          id: 'network-access',
          title: {
            key: 'drawers.host-pro.tabs.policy.sections.network-access.title',
            text: 'Network access',
          },
          fields: [
            {
              id: 'xdr_device_id',
              type: 'link',
              value: (s: Reads) => s.policy?.xdr_device_id,
              label: {
                key: 'drawers.host-pro.tabs.policy.sections.network-access.fields.xdr_device_id.label',
                text: 'Secure access',
              },
              link: {
                key: 'drawers.host-pro.tabs.policy.sections.network-access.fields.xdr_device_id.link',
                text: 'Open in secure access',
              },
              href: (s: Reads, f) => f.add('/index.html#/app/sase?deviceId=', f.encode(s.policy?.xdr_device_id)),
              window: 'new',
            },
          ],
        },
      ],
      needs: ['endpoint', 'computer'],
    },
    {
      id: 'identity',
      title: { key: 'DRAWER.IDENTITY' },
      visibleWhen: (s: Reads, f) => f.flag(s, 'identity-inventory-app'),
      panel: identityPanel,
      with: { kind: () => 'device', id: (s: Reads) => s.host?.xdr_device_id },
      needs: ['endpoint', 'computer'],
    },
    {
      id: 'tags',
      title: { key: 'drawers.host-pro.tabs.tags.title', text: 'Tags' },
      visibleWhen: (s: Reads, f) => f.can(s, 'asd.view'),
      panel: tagsPanel,
      with: {
        assetId: (s: Reads) => s.host?.xdr_device_id,
        hostTags: (s: Reads) => s.host?.tags,
        predefinedTags: (s: Reads) => s.host?.predefined_tags,
      },
      needs: ['endpoint', 'computer'],
    },
  ],
  needs: ['endpoint', 'computer'],
};

export default drawer;
