// Generated from descriptors/scales/support-scope.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'support-scope',
  description: 'What a support engineer may do.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'read', text: { key: 'scales.support-scope.rows.0.text', text: 'Look only' } },
    {
      equals: 'read-write',
      text: { key: 'scales.support-scope.rows.1.text', text: 'Look and change' },
    },
  ],
  otherwise: 'value',
};

export default scale;
