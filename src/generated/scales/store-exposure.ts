// Generated from descriptors/scales/store-exposure.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'store-exposure',
  description: 'Who can read a data store.',
  of: 'string',
  rows: [
    {
      equals: 'public',
      text: { key: 'scales.store-exposure.rows.0.text', text: 'Everyone' },
      icon: 'globe',
      tone: 'bad',
    },
    {
      equals: 'company',
      text: { key: 'scales.store-exposure.rows.1.text', text: 'The company' },
      icon: 'office',
    },
    {
      equals: 'restricted',
      text: { key: 'scales.store-exposure.rows.2.text', text: 'Few' },
      icon: 'lock',
    },
  ],
  otherwise: 'value',
};

export default scale;
