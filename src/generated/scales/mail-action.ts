// Generated from descriptors/scales/mail-action.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'mail-action',
  description: 'What was done with an email.',
  of: 'string',
  rows: [
    { equals: 'delivered', text: { key: 'scales.mail-action.rows.0.text', text: 'Delivered' } },
    {
      equals: 'tagged',
      text: { key: 'scales.mail-action.rows.1.text', text: 'Marked' },
      icon: 'tag',
    },
    {
      equals: 'quarantined',
      text: { key: 'scales.mail-action.rows.2.text', text: 'Quarantined' },
      icon: 'inbox',
    },
    {
      equals: 'blocked',
      text: { key: 'scales.mail-action.rows.3.text', text: 'Blocked' },
      icon: 'disable',
    },
    {
      equals: 'removed',
      text: { key: 'scales.mail-action.rows.4.text', text: 'Removed' },
      icon: 'trash',
    },
  ],
  otherwise: 'value',
};

export default scale;
