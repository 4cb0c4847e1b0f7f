// Generated from descriptors/scales/mobile-status.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'mobile-status',
  description: 'Whether a mobile device works as it should.',
  of: 'integer',
  range: [1, 3],
  rows: [
    {
      equals: 1,
      text: { key: 'scales.mobile-status.rows.0.text', text: 'Success' },
      icon: 'tick-circle',
      tone: 'good',
    },
    {
      equals: 2,
      text: { key: 'scales.mobile-status.rows.1.text', text: 'Warning' },
      icon: 'warning-sign',
      tone: 'warning',
    },
    {
      equals: 3,
      text: { key: 'scales.mobile-status.rows.2.text', text: 'Error' },
      icon: 'error',
      tone: 'bad',
    },
  ],
  otherwise: 'dash',
};

export default scale;
