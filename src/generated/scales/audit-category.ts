// Generated from descriptors/scales/audit-category.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'audit-category',
  description: 'What an entry of the audit log is about.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'sign-in', text: { key: 'scales.audit-category.rows.0.text', text: 'Sign-in' } },
    {
      equals: 'investigation',
      text: { key: 'scales.audit-category.rows.1.text', text: 'Investigation' },
    },
    { equals: 'response', text: { key: 'scales.audit-category.rows.2.text', text: 'Response' } },
    { equals: 'policy', text: { key: 'scales.audit-category.rows.3.text', text: 'Policies' } },
    { equals: 'account', text: { key: 'scales.audit-category.rows.4.text', text: 'Accounts' } },
    {
      equals: 'integration',
      text: { key: 'scales.audit-category.rows.5.text', text: 'Integrations' },
    },
    { equals: 'report', text: { key: 'scales.audit-category.rows.6.text', text: 'Reports' } },
    { equals: 'console', text: { key: 'scales.audit-category.rows.7.text', text: 'Console' } },
  ],
  otherwise: 'value',
};

export default scale;
