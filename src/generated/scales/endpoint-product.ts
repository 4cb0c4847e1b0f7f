// Generated from descriptors/scales/endpoint-product.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'endpoint-product',
  description: 'Product that protects an endpoint.',
  of: 'string',
  names: true,
  rows: [
    {
      equals: 'unified',
      text: { key: 'scales.endpoint-product.rows.0.text', text: 'Unified agent' },
    },
    {
      equals: 'endpoint-protection',
      text: { key: 'scales.endpoint-product.rows.1.text', text: 'Endpoint protection' },
    },
    {
      equals: 'workload-protection',
      text: { key: 'scales.endpoint-product.rows.2.text', text: 'Workload protection' },
    },
    { equals: 'sensor', text: { key: 'scales.endpoint-product.rows.3.text', text: 'Sensor only' } },
    {
      equals: 'none',
      text: { key: 'scales.endpoint-product.rows.4.text', text: 'None' },
      tone: 'warning',
    },
  ],
  otherwise: 'value',
};

export default scale;
