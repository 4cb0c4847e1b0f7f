// Generated from descriptors/scales/cloud-type.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'cloud-type',
  description: 'Kinds of cloud assets.',
  of: 'string',
  names: true,
  rows: [
    {
      equals: 'virtualMachine',
      text: { key: 'scales.cloud-type.rows.0.text', text: 'Virtual machine' },
    },
    { equals: 'storage', text: { key: 'scales.cloud-type.rows.1.text', text: 'Storage' } },
    { equals: 'database', text: { key: 'scales.cloud-type.rows.2.text', text: 'Database' } },
    { equals: 'function', text: { key: 'scales.cloud-type.rows.3.text', text: 'Function' } },
    { equals: 'identity', text: { key: 'scales.cloud-type.rows.4.text', text: 'Identity' } },
    { equals: 'network', text: { key: 'scales.cloud-type.rows.5.text', text: 'Network' } },
    { equals: 'cluster', text: { key: 'scales.cloud-type.rows.6.text', text: 'Cluster' } },
  ],
  otherwise: 'value',
};

export default scale;
