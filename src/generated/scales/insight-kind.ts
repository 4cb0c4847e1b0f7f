// Generated from descriptors/scales/insight-kind.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'insight-kind',
  description: 'Kinds of threat insights.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'maltool', text: { key: 'scales.insight-kind.rows.0.text', text: 'Malware or tool' } },
    { equals: 'campaign', text: { key: 'scales.insight-kind.rows.1.text', text: 'Campaign' } },
  ],
  otherwise: 'value',
};

export default scale;
