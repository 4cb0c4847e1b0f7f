// Generated from descriptors/scales/endpoint-connectivity.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'endpoint-connectivity',
  description: 'Whether an endpoint is connected.',
  of: 'string',
  rows: [
    {
      equals: 'connected',
      text: { key: 'scales.endpoint-connectivity.rows.0.text', text: 'Connected' },
      icon: 'tick-circle',
      tone: 'good',
    },
    {
      equals: 'unknown',
      text: { key: 'scales.endpoint-connectivity.rows.1.text', text: 'Unknown' },
      icon: 'help',
      tone: 'unknown',
    },
  ],
  otherwise: {
    text: { key: 'scales.endpoint-connectivity.otherwise.text', text: 'Disconnected' },
    icon: 'disable',
  },
};

export default scale;
