// Generated from descriptors/scales/asset-risk.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'asset-risk',
  description: 'Risk score of an asset. The border of two bands belongs to the outer one: 30 is low, 70 is high.',
  of: 'number',
  range: [0, 100],
  rows: [
    { from: 0, to: 30, text: { key: 'scales.asset-risk.rows.0.text', text: 'Low' }, severity: 'low' },
    {
      from: 70,
      to: 100,
      text: { key: 'scales.asset-risk.rows.1.text', text: 'High' },
      severity: 'high',
    },
    {
      from: 30,
      to: 70,
      text: { key: 'scales.asset-risk.rows.2.text', text: 'Medium' },
      severity: 'medium',
    },
  ],
  otherwise: 'value',
};

export default scale;
