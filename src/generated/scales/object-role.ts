// Generated from descriptors/scales/object-role.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'object-role',
  description: 'Part that an object plays in an alert.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'source', text: { key: 'scales.object-role.rows.0.text', text: 'Source' } },
    { equals: 'victim', text: { key: 'scales.object-role.rows.1.text', text: 'Victim' } },
    { equals: 'target', text: { key: 'scales.object-role.rows.2.text', text: 'Target' } },
    { equals: 'tool', text: { key: 'scales.object-role.rows.3.text', text: 'Tool' } },
    { equals: 'destination', text: { key: 'scales.object-role.rows.4.text', text: 'Destination' } },
    { equals: 'match', text: { key: 'scales.object-role.rows.5.text', text: 'Match' } },
    { equals: 'host', text: { key: 'scales.object-role.rows.6.text', text: 'Host' } },
  ],
  otherwise: 'value',
};

export default scale;
