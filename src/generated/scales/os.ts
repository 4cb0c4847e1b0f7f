// Generated from descriptors/scales/os.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'os',
  description: 'Operating systems.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'windows', text: { key: 'scales.os.rows.0.text', text: 'Windows' } },
    { equals: 'mac', text: { key: 'scales.os.rows.1.text', text: 'macOS' } },
    { equals: 'linux', text: { key: 'scales.os.rows.2.text', text: 'Linux' } },
    { equals: 'other', text: { key: 'scales.os.rows.3.text', text: 'Other' } },
  ],
  otherwise: 'value',
};

export default scale;
