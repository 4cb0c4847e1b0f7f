// Generated from descriptors/scales/mobile-type.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'mobile-type',
  description: 'System of a mobile device: the server names one, all others are the other.',
  of: 'integer',
  rows: [{ equals: 1, text: { key: 'scales.mobile-type.rows.0.text', text: 'Android' } }],
  otherwise: { text: { key: 'scales.mobile-type.otherwise.text', text: 'iOS' } },
};

export default scale;
