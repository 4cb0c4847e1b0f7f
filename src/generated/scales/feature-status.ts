// Generated from descriptors/scales/feature-status.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'feature-status',
  description: 'State of a feature, an update or a measure; other words are shown as they come.',
  of: 'string',
  rows: [
    {
      equals: 'enabled',
      text: { key: 'scales.feature-status.rows.0.text', text: 'Enabled' },
      icon: 'tick-circle',
    },
    {
      equals: 'partial',
      text: { key: 'scales.feature-status.rows.1.text', text: 'Partially enabled' },
      icon: 'circle',
    },
    {
      equals: 'pending',
      text: { key: 'scales.feature-status.rows.2.text', text: 'Pending' },
      icon: 'time',
    },
    {
      equals: 'disabled',
      text: { key: 'scales.feature-status.rows.3.text', text: 'Disabled' },
      icon: 'disable',
    },
  ],
  otherwise: 'value',
};

export default scale;
