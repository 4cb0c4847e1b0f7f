// Generated from descriptors/drawers/host.json. Do not edit.
import type { Drawer } from '../descriptor-types';
import networkInterfacesPanel from '../panels/network-interfaces';
import { predicates as p } from '../predicates';
import endpointConnectivityScale from '../scales/endpoint-connectivity';
import featureStatusScale from '../scales/feature-status';
import type { Reads } from '../types';

const drawer: Drawer = {
  id: 'host',
  searchType: 2,
  title: { key: 'DRAWER.TITLE' },
  kind: { key: 'drawers.host.kind', text: 'Host' },
  icon: 'desktop',
  name: (s: Reads, f) => f.orElse(s.host?.hostname, f.orElse(s.input?.name, s.input?.id)),
  head: {
    facts: [
      { id: 'os.name', value: (s: Reads) => s.host?.os?.name },
      { id: 'last_ip_used', value: (s: Reads) => s.host?.last_ip_used },
      {
        id: 'last_connected_time',
        value: (s: Reads) => s.host?.last_connected_time,
        label: { key: 'DRAWER.HOST.LAST_CONNECTED' },
        as: 'relativeTime',
      },
    ],
  },
  sources: {
    endpoint: {
      operation: 'endpointQuery',
      body: { computerId: (s: Reads) => s.input?.id },
      when: (s: Reads, f) => f.ne(s.input?.id, ''),
    },
  },
  values: {
    host: (s: Reads, f) => f.merged(s.endpoint, s.endpoint?.detail_profile?.basic),
    product: (s: Reads, f) => p.hostProduct({ host: s.endpoint, profile: s.endpoint?.detail_profile?.basic }, f),
    system: (s: Reads, f) => f.orElse(f.lower(s.host?.os?.platform), ''),
  },
  defaultTab: 'main',
  tabs: [
    {
      id: 'main',
      title: { key: 'drawers.host.tabs.main.title', text: 'Host' },
      sections: [
        {
          id: 'general',
          title: { key: 'DRAWER.HOST.GENERAL' },
          fields: [
            {
              id: 'hostname',
              type: 'text',
              value: (s: Reads) => s.host?.hostname,
              label: { key: 'DRAWER.HOST.ENDPOINT_NAME' },
            },
            {
              id: 'display_name',
              type: 'text',
              value: (s: Reads) => s.host?.display_name,
              label: { key: 'DRAWER.HOST.DISPLAY_NAME' },
              visibleWhen: (s: Reads, f) => f.within(s.product, ['workload-protection', 'unified']),
            },
            {
              id: 'type',
              type: 'text',
              value: (s: Reads) => s.host?.type,
              label: { key: 'DRAWER.HOST.ENDPOINT_TYPE' },
            },
            {
              type: 'state',
              id: 'endpoint_connectivity',
              value: (s: Reads, f) => f.orElse(s.host?.endpoint_connectivity, 'unknown'),
              label: { key: 'DRAWER.HOST.CONNECTIVITY' },
              scale: endpointConnectivityScale,
            },
            {
              id: 'last_connected_time',
              type: 'dateTime',
              value: (s: Reads) => s.host?.last_connected_time,
              label: { key: 'DRAWER.HOST.LAST_CONNECTED' },
            },
            {
              id: 'product_installed',
              type: 'chips',
              value: (s: Reads) => s.host?.product_installed,
              label: { key: 'DRAWER.HOST.PRODUCTS' },
            },
            {
              id: 'isolation_status',
              type: 'state',
              value: (s: Reads) => s.host?.isolation_status,
              label: { key: 'DRAWER.HOST.ISOLATION' },
              scale: featureStatusScale,
            },
            {
              id: 'last_logged_on_user',
              type: 'text',
              value: (s: Reads) => s.host?.last_logged_on_user,
              label: { key: 'DRAWER.HOST.LAST_USER' },
            },
            {
              id: 'policy.name',
              type: 'text',
              value: (s: Reads) => s.host?.policy?.name,
              label: {
                key: 'drawers.host.tabs.main.sections.general.fields.policy.name.label',
                text: 'Policy',
              },
              visibleWhen: (s: Reads, f) => f.within(s.product, ['endpoint-protection', 'workload-protection']),
            },
            {
              id: 'xdr_device_id',
              type: 'mono',
              value: (s: Reads) => s.host?.xdr_device_id,
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
              value: (s: Reads) => s.host?.os?.platform,
              label: { key: 'DRAWER.HOST.PLATFORM' },
            },
            {
              id: 'os.name',
              type: 'text',
              value: (s: Reads) => s.host?.os?.name,
              label: { key: 'DRAWER.HOST.OS' },
            },
            {
              id: 'os.version',
              type: 'text',
              value: (s: Reads) => s.host?.os?.version,
              label: { key: 'DRAWER.HOST.VERSION' },
            },
            {
              id: 'os.arch',
              type: 'text',
              value: (s: Reads) => s.host?.os?.arch,
              label: { key: 'DRAWER.HOST.ARCHITECTURE' },
            },
            {
              id: 'os.kernel_version',
              type: 'text',
              value: (s: Reads) => s.host?.os?.kernel_version,
              label: { key: 'DRAWER.HOST.KERNEL' },
              visibleWhen: (s: Reads, f) => f.and(f.ne(s.system, 'windows'), f.ne(s.system, 'mac')),
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
              value: (s: Reads) => s.host?.last_ip_used,
              label: { key: 'DRAWER.HOST.LAST_IP' },
            },
            {
              id: 'network_interfaces',
              type: 'popup',
              value: (s: Reads) => s.host?.network_interfaces,
              label: { key: 'DRAWER.HOST.INTERFACES' },
              panel: networkInterfacesPanel,
              with: { interfaces: (s: Reads) => s.host?.network_interfaces },
              width: 672,
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
              value: (s: Reads) => s.host?.agent_version?.endpoint_protection,
              label: { key: 'DRAWER.HOST.PROTECTION_VERSION' },
              visibleWhen: (s: Reads, f) => f.ne(s.product, 'sensor'),
            },
            {
              id: 'agent_version.endpoint_sensor',
              type: 'text',
              value: (s: Reads) => s.host?.agent_version?.endpoint_sensor,
              label: { key: 'DRAWER.HOST.SENSOR_VERSION' },
            },
          ],
        },
      ],
      needs: ['endpoint'],
    },
  ],
  needs: ['endpoint'],
};

export default drawer;
