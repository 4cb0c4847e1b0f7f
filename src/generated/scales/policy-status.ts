// Generated from descriptors/scales/policy-status.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'policy-status',
  description: 'State of a policy or a group of features as a whole.',
  of: 'string',
  rows: [
    {
      equals: 'enabled',
      text: { key: 'scales.policy-status.rows.0.text', text: 'Enabled' },
      icon: 'tick-circle',
    },
    {
      equals: 'partial',
      text: { key: 'scales.policy-status.rows.1.text', text: 'Partially enabled' },
      icon: 'circle',
    },
    {
      equals: 'disabled',
      text: { key: 'scales.policy-status.rows.2.text', text: 'Disabled' },
      icon: 'disable',
    },
  ],
  otherwise: 'dash',
};

export default scale;
