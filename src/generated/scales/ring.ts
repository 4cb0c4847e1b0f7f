// Generated from descriptors/scales/ring.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'ring',
  description: 'Ring of the pattern deployment: how many versions behind the newest, as a number or as a label.',
  of: 'string',
  rows: [
    { equals: ['0', 'n'], text: { key: 'scales.ring.rows.0.text', text: 'n' } },
    { equals: ['1', 'n-1'], text: { key: 'scales.ring.rows.1.text', text: 'n-1' } },
    { equals: ['2', 'n-2'], text: { key: 'scales.ring.rows.2.text', text: 'n-2' } },
    { equals: ['3', 'n-3'], text: { key: 'scales.ring.rows.3.text', text: 'n-3' } },
    { equals: ['4', 'n-4'], text: { key: 'scales.ring.rows.4.text', text: 'n-4' } },
    { equals: ['5', 'n-5'], text: { key: 'scales.ring.rows.5.text', text: 'n-5' } },
    { equals: ['6', 'n-6'], text: { key: 'scales.ring.rows.6.text', text: 'n-6' } },
    { equals: ['7', 'n-7'], text: { key: 'scales.ring.rows.7.text', text: 'n-7' } },
    { equals: ['8', 'n-8'], text: { key: 'scales.ring.rows.8.text', text: 'n-8' } },
  ],
  otherwise: 'dash',
};

export default scale;
