// Generated from descriptors/scales/mail-protection.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'mail-protection',
  description: 'How far a mailbox is protected.',
  of: 'string',
  rows: [
    {
      equals: 'enabled',
      text: { key: 'scales.mail-protection.rows.0.text', text: 'Protected' },
      icon: 'shield',
      tone: 'good',
    },
    {
      equals: 'partial',
      text: { key: 'scales.mail-protection.rows.1.text', text: 'Partly' },
      icon: 'circle',
      tone: 'warning',
    },
    {
      equals: 'disabled',
      text: { key: 'scales.mail-protection.rows.2.text', text: 'Not protected' },
      icon: 'warning-sign',
      tone: 'bad',
    },
  ],
  otherwise: 'value',
};

export default scale;
