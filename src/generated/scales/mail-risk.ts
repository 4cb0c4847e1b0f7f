// Generated from descriptors/scales/mail-risk.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'mail-risk',
  description: 'Risk of an email.',
  of: 'string',
  rows: [
    { equals: 'high', text: { key: 'scales.mail-risk.rows.0.text', text: 'High' }, severity: 'high' },
    {
      equals: 'medium',
      text: { key: 'scales.mail-risk.rows.1.text', text: 'Medium' },
      severity: 'medium',
    },
    { equals: 'low', text: { key: 'scales.mail-risk.rows.2.text', text: 'Low' }, severity: 'low' },
    {
      equals: 'unknown',
      text: { key: 'scales.mail-risk.rows.3.text', text: 'Unknown' },
      severity: 'unknown',
    },
  ],
  otherwise: 'value',
};

export default scale;
