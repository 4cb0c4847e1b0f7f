// Generated from descriptors/panels/wanted-headers.json. Do not edit.
import type { Panel } from '../descriptor-types';
import type { Reads } from '../types';

const panel: Panel = {
  id: 'wanted-headers',
  input: { headers: 'list?' },
  fields: [
    {
      type: 'table',
      id: 'mailWantedHeaders',
      value: (s: Reads) => s.input?.headers,
      label: { key: 'panels.wanted-headers.fields.mailWantedHeaders.label', text: 'Wanted headers' },
      showLabel: false,
      columns: [
        {
          type: 'text',
          id: 'mailWantedHeaderName',
          label: {
            key: 'panels.wanted-headers.fields.mailWantedHeaders.columns.mailWantedHeaderName.label',
            text: 'Header name',
          },
          value: (s: Reads) => s.item?.mailWantedHeaderName,
        },
        {
          type: 'mono',
          id: 'mailWantedHeaderValue',
          label: {
            key: 'panels.wanted-headers.fields.mailWantedHeaders.columns.mailWantedHeaderValue.label',
            text: 'Header value',
          },
          value: (s: Reads) => s.item?.mailWantedHeaderValue,
        },
      ],
    },
  ],
  needs: [],
};

export default panel;
