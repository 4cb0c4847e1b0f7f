// Generated from descriptors/scales/privilege.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'privilege',
  description: 'Whether an identity has far-reaching rights.',
  of: 'string',
  rows: [
    {
      equals: 'privileged',
      text: { key: 'scales.privilege.rows.0.text', text: 'Privileged' },
      icon: 'key',
      tone: 'warning',
    },
    { equals: 'ordinary', text: { key: 'scales.privilege.rows.1.text', text: 'Ordinary' } },
  ],
  otherwise: 'value',
};

export default scale;
