// Generated from descriptors/scales/threat-policy-status.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'threat-policy-status',
  description: 'State of the threat protection of a mailbox.',
  of: 'string',
  rows: [
    {
      equals: 'enabledAndOptimized',
      text: { key: 'scales.threat-policy-status.rows.0.text', text: 'Enabled and optimized' },
      icon: 'tick-circle',
    },
    {
      equals: 'enabledButNotOptimized',
      text: { key: 'scales.threat-policy-status.rows.1.text', text: 'Enabled, not optimized' },
      icon: 'circle',
    },
    {
      equals: 'disabled',
      text: { key: 'scales.threat-policy-status.rows.2.text', text: 'Disabled' },
      icon: 'disable',
    },
  ],
  otherwise: 'value',
};

export default scale;
