// Generated from descriptors/scales/product-state.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'product-state',
  description: 'Whether a product or feature can be used.',
  of: 'string',
  rows: [
    {
      equals: 'available',
      text: { key: 'scales.product-state.rows.0.text', text: 'Available' },
      icon: 'tick-circle',
      tone: 'good',
    },
    {
      equals: 'pre-release',
      text: { key: 'scales.product-state.rows.1.text', text: 'Pre-release' },
      icon: 'lab-test',
    },
    {
      equals: 'not-licensed',
      text: { key: 'scales.product-state.rows.2.text', text: 'Not licensed' },
      icon: 'lock',
    },
  ],
  otherwise: 'value',
};

export default scale;
