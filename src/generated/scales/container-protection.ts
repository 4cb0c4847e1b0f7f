// Generated from descriptors/scales/container-protection.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'container-protection',
  description: 'Whether a container is protected.',
  of: 'string',
  rows: [
    {
      equals: 'protected',
      text: { key: 'scales.container-protection.rows.0.text', text: 'Protected' },
      icon: 'shield',
      tone: 'good',
    },
    {
      equals: 'outdated',
      text: { key: 'scales.container-protection.rows.1.text', text: 'Outdated' },
      icon: 'time',
      tone: 'warning',
    },
    {
      equals: 'unprotected',
      text: { key: 'scales.container-protection.rows.2.text', text: 'Not protected' },
      icon: 'warning-sign',
      tone: 'bad',
    },
  ],
  otherwise: 'value',
};

export default scale;
