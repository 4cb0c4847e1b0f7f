// Generated from descriptors/scales/email-risk.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'email-risk',
  description: 'Risk of an e-mail, in the words of all services that judge e-mails.',
  of: 'string',
  rows: [
    {
      equals: ['UNKNOWN', 'RISK_UNKNOWN'],
      text: { key: 'scales.email-risk.rows.0.text', text: 'Unknown' },
      severity: 'unknown',
    },
    {
      equals: ['RISK_UNRATED', 'Low Risk'],
      text: { key: 'scales.email-risk.rows.1.text', text: 'Low' },
      severity: 'low',
    },
    {
      equals: ['RISK_SUSPICIOUS', 'RISK_VERY_SUSPICIOUS', 'Medium Risk'],
      text: { key: 'scales.email-risk.rows.2.text', text: 'Medium' },
      severity: 'medium',
    },
    {
      equals: ['RISK_DANGEROUS', 'High Risk'],
      text: { key: 'scales.email-risk.rows.3.text', text: 'High' },
      severity: 'high',
    },
  ],
  otherwise: 'dash',
};

export default scale;
