// Generated from descriptors/scales/mobile-risk.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'mobile-risk',
  description: 'Security status of a mobile device.',
  of: 'integer',
  range: [1, 4],
  rows: [
    { equals: 1, text: { key: 'scales.mobile-risk.rows.0.text', text: 'Safe' }, severity: 'safe' },
    { equals: 2, text: { key: 'scales.mobile-risk.rows.1.text', text: 'Warning' }, severity: 'low' },
    {
      equals: 3,
      text: { key: 'scales.mobile-risk.rows.2.text', text: 'Medium' },
      severity: 'medium',
    },
    { equals: 4, text: { key: 'scales.mobile-risk.rows.3.text', text: 'High' }, severity: 'high' },
  ],
  otherwise: 'dash',
};

export default scale;
