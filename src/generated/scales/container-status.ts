// Generated from descriptors/scales/container-status.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'container-status',
  description: 'State of a container.',
  of: 'string',
  rows: [
    {
      equals: 'running',
      text: { key: 'scales.container-status.rows.0.text', text: 'Running' },
      tone: 'good',
    },
    {
      equals: 'pending',
      text: { key: 'scales.container-status.rows.1.text', text: 'Pending' },
      tone: 'unknown',
    },
    {
      equals: 'restarting',
      text: { key: 'scales.container-status.rows.2.text', text: 'Restarting' },
      tone: 'warning',
    },
    {
      equals: 'terminated',
      text: { key: 'scales.container-status.rows.3.text', text: 'Ended' },
      tone: 'unknown',
    },
  ],
  otherwise: 'value',
};

export default scale;
