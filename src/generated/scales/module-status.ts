// Generated from descriptors/scales/module-status.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'module-status',
  description: 'Whether the protection module of an endpoint runs.',
  of: 'string',
  rows: [
    {
      equals: 'on',
      text: { key: 'scales.module-status.rows.0.text', text: 'On' },
      icon: 'tick-circle',
      tone: 'good',
    },
    {
      equals: 'unknown',
      text: { key: 'scales.module-status.rows.1.text', text: 'Unknown' },
      icon: 'help',
      tone: 'unknown',
    },
  ],
  otherwise: { text: { key: 'scales.module-status.otherwise.text', text: 'Off' }, icon: 'disable' },
};

export default scale;
