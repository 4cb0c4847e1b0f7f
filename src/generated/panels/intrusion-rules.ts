// Generated from descriptors/panels/intrusion-rules.json. Do not edit.
import type { Panel } from '../descriptor-types';
import type { Reads } from '../types';

const panel: Panel = {
  id: 'intrusion-rules',
  input: { resourceIds: 'list' },
  sources: {
    rules: {
      operation: 'ipsRules',
      query: { dsru_version: () => 'latest' },
      when: (s: Reads, f) => f.gt(f.size(s.input?.resourceIds), 0),
      body: {
        filter: { resource_id: (s: Reads) => s.input?.resourceIds },
        limit: () => 1000,
        offset: () => 0,
        order: [{ field: () => 'update_at', direction: () => 'asc' }],
      },
    },
  },
  fields: [
    {
      id: 'items',
      type: 'table',
      value: (s: Reads) => s.rules?.items,
      label: { key: 'DRAWER.HOST.RULES' },
      showLabel: false,
      empty: { key: 'panels.intrusion-rules.fields.items.empty', text: 'No rules found' },
      columns: [
        {
          type: 'mono',
          id: 'identifier',
          label: { key: 'panels.intrusion-rules.fields.items.columns.identifier.label', text: 'Identifier' },
          value: (s: Reads) => s.item?.identifier,
        },
        {
          type: 'text',
          id: 'name',
          label: { key: 'panels.intrusion-rules.fields.items.columns.name.label', text: 'Name' },
          value: (s: Reads) => s.item?.name,
        },
      ],
    },
  ],
  needs: ['rules'],
};

export default panel;
