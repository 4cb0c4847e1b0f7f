// Generated from descriptors/scales/mail-service.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'mail-service',
  description: 'Mail services.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'exchange', text: { key: 'scales.mail-service.rows.0.text', text: 'Exchange Online' } },
    { equals: 'google', text: { key: 'scales.mail-service.rows.1.text', text: 'Gmail' } },
  ],
  otherwise: 'value',
};

export default scale;
