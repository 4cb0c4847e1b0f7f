// Generated from descriptors/scales/identity-source.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'identity-source',
  description: 'Directory that an identity comes from.',
  of: 'string',
  names: true,
  rows: [
    {
      equals: 'microsoft',
      text: { key: 'scales.identity-source.rows.0.text', text: 'Microsoft Entra ID' },
    },
    {
      equals: 'google',
      text: { key: 'scales.identity-source.rows.1.text', text: 'Google Workspace' },
    },
    {
      equals: 'onPremises',
      text: { key: 'scales.identity-source.rows.2.text', text: 'Active Directory' },
    },
  ],
  otherwise: 'value',
};

export default scale;
