// Generated from descriptors/scales/pattern-outdated.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'pattern-outdated',
  description: 'Whether the pattern of a feature is outdated.',
  of: 'string',
  rows: [
    {
      equals: 'true',
      text: { key: 'scales.pattern-outdated.rows.0.text', text: 'Yes' },
      icon: 'warning-sign',
    },
    {
      equals: 'false',
      text: { key: 'scales.pattern-outdated.rows.1.text', text: 'No' },
      icon: 'tick-circle',
    },
  ],
  otherwise: 'dash',
};

export default scale;
