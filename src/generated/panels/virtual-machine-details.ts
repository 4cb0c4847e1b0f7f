// Generated from descriptors/panels/virtual-machine-details.json. Do not edit.
import type { Panel } from '../descriptor-types';
import type { Reads } from '../types';

const panel: Panel = {
  id: 'virtual-machine-details',
  input: { details: 'list?' },
  fields: [
    {
      type: 'table',
      id: 'virtual_machine_details',
      value: (s: Reads) => s.input?.details,
      label: { key: 'DRAWER.HOST.VM_DETAILS' },
      showLabel: false,
      columns: [
        {
          type: 'text',
          id: 'key',
          label: {
            key: 'panels.virtual-machine-details.fields.virtual_machine_details.columns.key.label',
            text: 'Key',
          },
          value: (s: Reads) => s.item?.key,
        },
        {
          type: 'text',
          id: 'value',
          label: {
            key: 'panels.virtual-machine-details.fields.virtual_machine_details.columns.value.label',
            text: 'Value',
          },
          value: (s: Reads) => s.item?.value,
        },
      ],
    },
  ],
  needs: [],
};

export default panel;
