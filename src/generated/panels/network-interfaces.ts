// Generated from descriptors/panels/network-interfaces.json. Do not edit.
import type { Panel } from '../descriptor-types';
import type { Reads } from '../types';

const panel: Panel = {
  id: 'network-interfaces',
  input: { interfaces: 'list?' },
  fields: [
    {
      type: 'table',
      id: 'network_interfaces',
      value: (s: Reads) => s.input?.interfaces,
      label: { key: 'DRAWER.HOST.INTERFACES' },
      showLabel: false,
      columns: [
        {
          type: 'text',
          id: 'name',
          label: {
            key: 'panels.network-interfaces.fields.network_interfaces.columns.name.label',
            text: 'Name',
          },
          value: (s: Reads) => s.item?.name,
        },
        {
          type: 'text',
          id: 'display_name',
          label: {
            key: 'panels.network-interfaces.fields.network_interfaces.columns.display_name.label',
            text: 'Display name',
          },
          value: (s: Reads) => s.item?.display_name,
        },
        {
          type: 'mono',
          id: 'mac',
          label: {
            key: 'panels.network-interfaces.fields.network_interfaces.columns.mac.label',
            text: 'MAC',
          },
          value: (s: Reads) => s.item?.mac,
        },
        {
          type: 'boolean',
          id: 'dhcp',
          label: {
            key: 'panels.network-interfaces.fields.network_interfaces.columns.dhcp.label',
            text: 'DHCP',
          },
          value: (s: Reads) => s.item?.dhcp,
        },
        {
          type: 'chips',
          id: 'ips',
          label: {
            key: 'panels.network-interfaces.fields.network_interfaces.columns.ips.label',
            text: 'IPs',
          },
          value: (s: Reads) => s.item?.ips,
        },
      ],
    },
  ],
  needs: [],
};

export default panel;
