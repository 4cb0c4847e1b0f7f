// Generated from descriptors/scales/object-kind.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'object-kind',
  description: 'Kinds of objects.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'endpoint', text: { key: 'scales.object-kind.rows.0.text', text: 'Endpoint' } },
    { equals: 'user', text: { key: 'scales.object-kind.rows.1.text', text: 'User' } },
    {
      equals: 'email-account',
      text: { key: 'scales.object-kind.rows.2.text', text: 'Email account' },
    },
    { equals: 'alert', text: { key: 'scales.object-kind.rows.3.text', text: 'Alert' } },
    { equals: 'email', text: { key: 'scales.object-kind.rows.4.text', text: 'Email' } },
    { equals: 'file', text: { key: 'scales.object-kind.rows.5.text', text: 'File' } },
    { equals: 'url', text: { key: 'scales.object-kind.rows.6.text', text: 'URL' } },
    { equals: 'domain', text: { key: 'scales.object-kind.rows.7.text', text: 'Domain' } },
    { equals: 'ip', text: { key: 'scales.object-kind.rows.8.text', text: 'IP address' } },
    { equals: 'mobile', text: { key: 'scales.object-kind.rows.9.text', text: 'Mobile device' } },
    { equals: 'container', text: { key: 'scales.object-kind.rows.10.text', text: 'Container' } },
    { equals: 'cloud-asset', text: { key: 'scales.object-kind.rows.11.text', text: 'Cloud asset' } },
    {
      equals: 'threat-insight',
      text: { key: 'scales.object-kind.rows.12.text', text: 'Threat insight' },
    },
    { equals: 'process', text: { key: 'scales.object-kind.rows.13.text', text: 'Process' } },
  ],
  otherwise: 'value',
};

export default scale;
