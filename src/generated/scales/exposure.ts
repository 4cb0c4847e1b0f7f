// Generated from descriptors/scales/exposure.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'exposure',
  description: 'Who can reach an asset.',
  of: 'string',
  rows: [
    {
      equals: 'public',
      text: { key: 'scales.exposure.rows.0.text', text: 'Everyone' },
      icon: 'globe',
      tone: 'warning',
    },
    {
      equals: 'internal',
      text: { key: 'scales.exposure.rows.1.text', text: 'Inside only' },
      icon: 'lock',
    },
  ],
  otherwise: 'value',
};

export default scale;
