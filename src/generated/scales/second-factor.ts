// Generated from descriptors/scales/second-factor.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'second-factor',
  description: 'Whether an identity has a second factor.',
  of: 'string',
  rows: [
    {
      equals: 'registered',
      text: { key: 'scales.second-factor.rows.0.text', text: 'Registered' },
      icon: 'tick',
    },
    {
      equals: 'missing',
      text: { key: 'scales.second-factor.rows.1.text', text: 'Missing' },
      icon: 'cross',
      tone: 'bad',
    },
    { equals: 'unknown', text: { key: 'scales.second-factor.rows.2.text', text: 'Unknown' } },
  ],
  otherwise: 'value',
};

export default scale;
