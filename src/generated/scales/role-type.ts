// Generated from descriptors/scales/role-type.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'role-type',
  description: 'Who made a role.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'built-in', text: { key: 'scales.role-type.rows.0.text', text: 'Built in' } },
    { equals: 'custom', text: { key: 'scales.role-type.rows.1.text', text: 'Own' } },
  ],
  otherwise: 'value',
};

export default scale;
