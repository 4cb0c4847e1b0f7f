// Generated from descriptors/scales/criticality.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'criticality',
  description: 'How critical an asset is for the company.',
  of: 'string',
  rows: [
    {
      equals: 'high',
      text: { key: 'scales.criticality.rows.0.text', text: 'High' },
      severity: 'high',
    },
    {
      equals: 'medium',
      text: { key: 'scales.criticality.rows.1.text', text: 'Medium' },
      severity: 'medium',
    },
    { equals: 'low', text: { key: 'scales.criticality.rows.2.text', text: 'Low' }, severity: 'low' },
  ],
  otherwise: 'dash',
};

export default scale;
