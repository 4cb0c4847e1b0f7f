// Generated from descriptors/scales/connection.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'connection',
  description: 'Whether an endpoint is connected.',
  of: 'string',
  rows: [
    {
      equals: 'connected',
      text: { key: 'scales.connection.rows.0.text', text: 'Connected' },
      tone: 'good',
    },
    {
      equals: 'disconnected',
      text: { key: 'scales.connection.rows.1.text', text: 'Disconnected' },
      tone: 'unknown',
    },
    {
      equals: 'unknown',
      text: { key: 'scales.connection.rows.2.text', text: 'Unknown' },
      tone: 'unknown',
    },
  ],
  otherwise: 'value',
};

export default scale;
