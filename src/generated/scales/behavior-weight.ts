// Generated from descriptors/scales/behavior-weight.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'behavior-weight',
  description: 'Weight of one suspicious behavior in a sandbox analysis.',
  of: 'integer',
  range: [0, 3],
  rows: [
    {
      equals: 0,
      text: { key: 'scales.behavior-weight.rows.0.text', text: 'Unrated' },
      severity: 'unknown',
    },
    { equals: 1, text: { key: 'scales.behavior-weight.rows.1.text', text: 'Low' }, severity: 'low' },
    {
      equals: 2,
      text: { key: 'scales.behavior-weight.rows.2.text', text: 'Medium' },
      severity: 'medium',
    },
    {
      equals: 3,
      text: { key: 'scales.behavior-weight.rows.3.text', text: 'High' },
      severity: 'high',
    },
  ],
  otherwise: 'dash',
};

export default scale;
