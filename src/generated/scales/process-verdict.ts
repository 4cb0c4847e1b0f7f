// Generated from descriptors/scales/process-verdict.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'process-verdict',
  description: 'What is thought of a process.',
  of: 'string',
  rows: [
    {
      equals: 'malicious',
      text: { key: 'scales.process-verdict.rows.0.text', text: 'Malicious' },
      severity: 'critical',
    },
    {
      equals: 'suspicious',
      text: { key: 'scales.process-verdict.rows.1.text', text: 'Suspicious' },
      severity: 'medium',
    },
    {
      equals: 'normal',
      text: { key: 'scales.process-verdict.rows.2.text', text: 'Normal' },
      severity: 'safe',
    },
    {
      equals: 'unknown',
      text: { key: 'scales.process-verdict.rows.3.text', text: 'Unknown' },
      severity: 'unknown',
    },
  ],
  otherwise: 'value',
};

export default scale;
