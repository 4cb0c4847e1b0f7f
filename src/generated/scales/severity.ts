// Generated from descriptors/scales/severity.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'severity',
  description: 'Severity of an alert or a detection.',
  of: 'string',
  rows: [
    {
      equals: 'critical',
      text: { key: 'scales.severity.rows.0.text', text: 'Critical' },
      severity: 'critical',
    },
    { equals: 'high', text: { key: 'scales.severity.rows.1.text', text: 'High' }, severity: 'high' },
    {
      equals: 'medium',
      text: { key: 'scales.severity.rows.2.text', text: 'Medium' },
      severity: 'medium',
    },
    { equals: 'low', text: { key: 'scales.severity.rows.3.text', text: 'Low' }, severity: 'low' },
  ],
  otherwise: 'value',
};

export default scale;
