// Generated from descriptors/scales/endpoint-kind.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'endpoint-kind',
  description: 'Kinds of endpoints.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'desktop', text: { key: 'scales.endpoint-kind.rows.0.text', text: 'Workstation' } },
    { equals: 'server', text: { key: 'scales.endpoint-kind.rows.1.text', text: 'Server' } },
  ],
  otherwise: 'value',
};

export default scale;
