// Generated from descriptors/scales/isolation.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'isolation',
  description: 'Whether an endpoint is cut off from the network.',
  of: 'string',
  rows: [
    {
      equals: 'enabled',
      text: { key: 'scales.isolation.rows.0.text', text: 'Isolated' },
      icon: 'disable',
      tone: 'warning',
    },
    {
      equals: 'pending',
      text: { key: 'scales.isolation.rows.1.text', text: 'On the way' },
      icon: 'time',
    },
    { equals: 'disabled', text: { key: 'scales.isolation.rows.2.text', text: 'Not isolated' } },
  ],
  otherwise: 'value',
};

export default scale;
