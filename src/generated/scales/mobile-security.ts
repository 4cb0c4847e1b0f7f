// Generated from descriptors/scales/mobile-security.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'mobile-security',
  description: 'Security of a mobile device, as the list is narrowed by it.',
  of: 'string',
  rows: [
    {
      equals: 'high',
      text: { key: 'scales.mobile-security.rows.0.text', text: 'High risk' },
      severity: 'high',
    },
    {
      equals: 'medium',
      text: { key: 'scales.mobile-security.rows.1.text', text: 'Medium risk' },
      severity: 'medium',
    },
    {
      equals: 'warning',
      text: { key: 'scales.mobile-security.rows.2.text', text: 'Low risk' },
      severity: 'low',
    },
    {
      equals: 'safe',
      text: { key: 'scales.mobile-security.rows.3.text', text: 'Safe' },
      severity: 'safe',
    },
  ],
  otherwise: 'value',
};

export default scale;
