// Generated from descriptors/scales/sensor.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'sensor',
  description: 'What saw something.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'endpoint', text: { key: 'scales.sensor.rows.0.text', text: 'Endpoint' } },
    { equals: 'email', text: { key: 'scales.sensor.rows.1.text', text: 'Email' } },
    { equals: 'cloud', text: { key: 'scales.sensor.rows.2.text', text: 'Cloud' } },
    { equals: 'network', text: { key: 'scales.sensor.rows.3.text', text: 'Network' } },
    { equals: 'identity', text: { key: 'scales.sensor.rows.4.text', text: 'Identity' } },
    { equals: 'mobile', text: { key: 'scales.sensor.rows.5.text', text: 'Mobile device' } },
    { equals: 'container', text: { key: 'scales.sensor.rows.6.text', text: 'Container' } },
  ],
  otherwise: 'value',
};

export default scale;
