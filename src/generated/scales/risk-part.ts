// Generated from descriptors/scales/risk-part.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'risk-part',
  description: 'What the risk index is made of.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'exposure', text: { key: 'scales.risk-part.rows.0.text', text: 'Exposure' } },
    { equals: 'attack', text: { key: 'scales.risk-part.rows.1.text', text: 'Attacks' } },
    { equals: 'configuration', text: { key: 'scales.risk-part.rows.2.text', text: 'Configuration' } },
  ],
  otherwise: 'value',
};

export default scale;
