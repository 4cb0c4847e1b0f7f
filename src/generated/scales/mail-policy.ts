// Generated from descriptors/scales/mail-policy.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'mail-policy',
  description: 'State of the policy of a mailbox.',
  of: 'string',
  rows: [
    {
      equals: 'enabledAndOptimized',
      text: { key: 'scales.mail-policy.rows.0.text', text: 'On, as recommended' },
    },
    {
      equals: 'enabledButNotOptimized',
      text: { key: 'scales.mail-policy.rows.1.text', text: 'On, can be better' },
      tone: 'warning',
    },
    { equals: 'disabled', text: { key: 'scales.mail-policy.rows.2.text', text: 'Off' }, tone: 'bad' },
  ],
  otherwise: 'value',
};

export default scale;
