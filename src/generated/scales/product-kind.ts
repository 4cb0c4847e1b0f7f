// Generated from descriptors/scales/product-kind.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'product-kind',
  description: 'Whether an entry of the platform directory is a product or one of its features.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'product', text: { key: 'scales.product-kind.rows.0.text', text: 'Product' } },
    { equals: 'feature', text: { key: 'scales.product-kind.rows.1.text', text: 'Feature' } },
  ],
  otherwise: 'value',
};

export default scale;
