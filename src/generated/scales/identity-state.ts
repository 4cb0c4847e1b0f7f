// Generated from descriptors/scales/identity-state.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'identity-state',
  description: 'Whether an identity can sign in.',
  of: 'string',
  rows: [
    {
      equals: 'enabled',
      text: { key: 'scales.identity-state.rows.0.text', text: 'Enabled' },
      tone: 'good',
    },
    {
      equals: 'disabled',
      text: { key: 'scales.identity-state.rows.1.text', text: 'Disabled' },
      tone: 'unknown',
    },
  ],
  otherwise: 'value',
};

export default scale;
