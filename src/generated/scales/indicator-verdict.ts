// Generated from descriptors/scales/indicator-verdict.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'indicator-verdict',
  description: 'What is thought of an indicator.',
  of: 'string',
  rows: [
    {
      equals: 'dangerous',
      text: { key: 'scales.indicator-verdict.rows.0.text', text: 'Dangerous' },
      severity: 'high',
    },
    {
      equals: 'highlySuspicious',
      text: { key: 'scales.indicator-verdict.rows.1.text', text: 'Highly suspicious' },
      severity: 'medium',
    },
    {
      equals: 'suspicious',
      text: { key: 'scales.indicator-verdict.rows.2.text', text: 'Suspicious' },
      severity: 'low',
    },
    {
      equals: 'unrated',
      text: { key: 'scales.indicator-verdict.rows.3.text', text: 'Unrated' },
      severity: 'unknown',
    },
    {
      equals: 'safe',
      text: { key: 'scales.indicator-verdict.rows.4.text', text: 'Safe' },
      severity: 'safe',
    },
  ],
  otherwise: 'value',
};

export default scale;
