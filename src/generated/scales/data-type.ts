// Generated from descriptors/scales/data-type.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'data-type',
  description: 'Kinds of sensitive data.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'personal', text: { key: 'scales.data-type.rows.0.text', text: 'Personal' } },
    { equals: 'payment', text: { key: 'scales.data-type.rows.1.text', text: 'Payment' } },
    { equals: 'contracts', text: { key: 'scales.data-type.rows.2.text', text: 'Contracts' } },
    { equals: 'credentials', text: { key: 'scales.data-type.rows.3.text', text: 'Credentials' } },
    { equals: 'health', text: { key: 'scales.data-type.rows.4.text', text: 'Health' } },
  ],
  otherwise: 'value',
};

export default scale;
