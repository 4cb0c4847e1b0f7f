// Generated from descriptors/panels/file-content.json. Do not edit.
import type { Panel } from '../descriptor-types';
import type { Reads } from '../types';

const panel: Panel = {
  id: 'file-content',
  input: {},
  sources: { content: { operation: 'fileContentHex' } },
  fields: [
    {
      id: 'file_content',
      type: 'hex',
      value: (s: Reads) => s.content?.file_content,
      label: { key: 'panels.file-content.fields.file_content.label', text: 'Content' },
      perRow: 51,
    },
  ],
  needs: ['content'],
};

export default panel;
