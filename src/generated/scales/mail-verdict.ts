// Generated from descriptors/scales/mail-verdict.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'mail-verdict',
  description: 'What was found in an email.',
  of: 'string',
  rows: [
    {
      equals: 'clean',
      text: { key: 'scales.mail-verdict.rows.0.text', text: 'Clean' },
      severity: 'safe',
    },
    {
      equals: 'spam',
      text: { key: 'scales.mail-verdict.rows.1.text', text: 'Spam' },
      severity: 'low',
    },
    {
      equals: 'phishing',
      text: { key: 'scales.mail-verdict.rows.2.text', text: 'Phishing' },
      severity: 'high',
    },
    {
      equals: 'malware',
      text: { key: 'scales.mail-verdict.rows.3.text', text: 'Malware' },
      severity: 'critical',
    },
    {
      equals: 'fraud',
      text: { key: 'scales.mail-verdict.rows.4.text', text: 'Fraud' },
      severity: 'high',
    },
  ],
  otherwise: 'value',
};

export default scale;
