// Generated from descriptors/scales/web-reputation.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'web-reputation',
  description: 'Web reputation score of URLs, domains and addresses.',
  of: 'integer',
  range: [0, 100],
  rows: [
    {
      equals: 71,
      text: { key: 'scales.web-reputation.rows.0.text', text: 'Unrated' },
      severity: 'unknown',
    },
    {
      from: 0,
      to: 50,
      text: { key: 'scales.web-reputation.rows.1.text', text: 'Dangerous' },
      severity: 'high',
    },
    {
      from: 51,
      to: 65,
      text: { key: 'scales.web-reputation.rows.2.text', text: 'Highly suspicious' },
      severity: 'medium',
    },
    {
      from: 66,
      to: 80,
      text: { key: 'scales.web-reputation.rows.3.text', text: 'Suspicious' },
      severity: 'low',
    },
    {
      from: 81,
      to: 100,
      text: { key: 'scales.web-reputation.rows.4.text', text: 'Safe' },
      severity: 'safe',
    },
  ],
  otherwise: 'dash',
};

export default scale;
