// Generated from descriptors/scales/mail-direction.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'mail-direction',
  description: 'Direction of an email.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'inbound', text: { key: 'scales.mail-direction.rows.0.text', text: 'Inbound' } },
    { equals: 'outbound', text: { key: 'scales.mail-direction.rows.1.text', text: 'Outbound' } },
    { equals: 'internal', text: { key: 'scales.mail-direction.rows.2.text', text: 'Internal' } },
  ],
  otherwise: 'value',
};

export default scale;
