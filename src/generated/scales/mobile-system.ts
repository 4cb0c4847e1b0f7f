// Generated from descriptors/scales/mobile-system.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'mobile-system',
  description: 'Systems of mobile devices.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'android', text: { key: 'scales.mobile-system.rows.0.text', text: 'Android' } },
    { equals: 'ios', text: { key: 'scales.mobile-system.rows.1.text', text: 'iOS' } },
  ],
  otherwise: 'value',
};

export default scale;
