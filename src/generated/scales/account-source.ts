// Generated from descriptors/scales/account-source.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'account-source',
  description: 'Where a user account comes from.',
  of: 'string',
  rows: [
    {
      equals: 'google',
      text: { key: 'scales.account-source.rows.0.text', text: 'Google Workspace' },
    },
  ],
  otherwise: { text: { key: 'scales.account-source.otherwise.text', text: 'Microsoft 365 / other' } },
};

export default scale;
