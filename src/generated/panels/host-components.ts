// Generated from descriptors/panels/host-components.json. Do not edit.
import type { Panel } from '../descriptor-types';
import type { Reads } from '../types';

const panel: Panel = {
  id: 'host-components',
  input: { components: 'list?' },
  fields: [
    {
      type: 'table',
      id: 'components',
      value: (s: Reads) => s.input?.components,
      label: { key: 'panels.host-components.fields.components.label', text: 'Components' },
      showLabel: false,
      columns: [
        {
          type: 'text',
          id: 'type',
          label: { key: 'panels.host-components.fields.components.columns.type.label', text: 'Type' },
          value: (s: Reads) => s.item?.type,
        },
        {
          type: 'mono',
          id: 'version',
          label: { key: 'panels.host-components.fields.components.columns.version.label', text: 'Version' },
          value: (s: Reads) => s.item?.version,
        },
        {
          type: 'dateTime',
          id: 'last_update_time',
          label: {
            key: 'panels.host-components.fields.components.columns.last_update_time.label',
            text: 'Last update',
          },
          value: (s: Reads) => s.item?.last_update_time,
        },
      ],
    },
  ],
  needs: [],
};

export default panel;
