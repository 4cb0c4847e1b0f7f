// Generated from descriptors/scales/store-kind.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'store-kind',
  description: 'Kinds of data stores.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'fileServer', text: { key: 'scales.store-kind.rows.0.text', text: 'File server' } },
    { equals: 'bucket', text: { key: 'scales.store-kind.rows.1.text', text: 'Bucket' } },
    { equals: 'saasFolder', text: { key: 'scales.store-kind.rows.2.text', text: 'Shared folder' } },
  ],
  otherwise: 'value',
};

export default scale;
