// Generated from descriptors/scales/sandbox-risk.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'sandbox-risk',
  description: 'Risk level of a sandbox analysis.',
  of: 'string',
  rows: [
    {
      equals: 'high',
      text: { key: 'scales.sandbox-risk.rows.0.text', text: 'High' },
      severity: 'high',
    },
    {
      equals: 'medium',
      text: { key: 'scales.sandbox-risk.rows.1.text', text: 'Medium' },
      severity: 'medium',
    },
    { equals: 'low', text: { key: 'scales.sandbox-risk.rows.2.text', text: 'Low' }, severity: 'low' },
    {
      equals: 'noRisk',
      text: { key: 'scales.sandbox-risk.rows.3.text', text: 'No risk' },
      severity: 'safe',
    },
    {
      equals: 'notAnalyzed',
      text: { key: 'scales.sandbox-risk.rows.4.text', text: 'Not analyzed' },
      severity: 'unknown',
    },
  ],
  otherwise: 'dash',
};

export default scale;
