// Generated from descriptors/scales/audit-result.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'audit-result',
  description: 'How an activity ended.',
  of: 'string',
  rows: [
    {
      equals: 'success',
      text: { key: 'scales.audit-result.rows.0.text', text: 'Succeeded' },
      icon: 'tick',
    },
    {
      equals: 'failed',
      text: { key: 'scales.audit-result.rows.1.text', text: 'Failed' },
      icon: 'cross',
      tone: 'bad',
    },
  ],
  otherwise: 'value',
};

export default scale;
