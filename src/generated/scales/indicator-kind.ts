// Generated from descriptors/scales/indicator-kind.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'indicator-kind',
  description: 'Kinds of indicators.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'file', text: { key: 'scales.indicator-kind.rows.0.text', text: 'File' } },
    { equals: 'url', text: { key: 'scales.indicator-kind.rows.1.text', text: 'URL' } },
    { equals: 'domain', text: { key: 'scales.indicator-kind.rows.2.text', text: 'Domain' } },
    { equals: 'ip', text: { key: 'scales.indicator-kind.rows.3.text', text: 'IP address' } },
  ],
  otherwise: 'value',
};

export default scale;
