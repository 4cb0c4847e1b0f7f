// Generated from descriptors/scales/risk-level.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'risk-level',
  description: 'Level of a risk score.',
  of: 'string',
  rows: [
    {
      equals: 'high',
      text: { key: 'scales.risk-level.rows.0.text', text: 'High' },
      severity: 'high',
    },
    {
      equals: 'medium',
      text: { key: 'scales.risk-level.rows.1.text', text: 'Medium' },
      severity: 'medium',
    },
    { equals: 'low', text: { key: 'scales.risk-level.rows.2.text', text: 'Low' }, severity: 'low' },
  ],
  otherwise: 'value',
};

export default scale;
