// Generated from descriptors/scales/product-category.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'product-category',
  description: 'Areas of the platform.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'posture', text: { key: 'scales.product-category.rows.0.text', text: 'Posture' } },
    {
      equals: 'detection',
      text: { key: 'scales.product-category.rows.1.text', text: 'Detection and response' },
    },
    {
      equals: 'threat-intelligence',
      text: { key: 'scales.product-category.rows.2.text', text: 'Threat intelligence' },
    },
    { equals: 'endpoint', text: { key: 'scales.product-category.rows.3.text', text: 'Endpoints' } },
    { equals: 'email', text: { key: 'scales.product-category.rows.4.text', text: 'Email' } },
    {
      equals: 'mobile',
      text: { key: 'scales.product-category.rows.5.text', text: 'Mobile devices' },
    },
    { equals: 'network', text: { key: 'scales.product-category.rows.6.text', text: 'Network' } },
    { equals: 'cloud', text: { key: 'scales.product-category.rows.7.text', text: 'Cloud' } },
    { equals: 'identity', text: { key: 'scales.product-category.rows.8.text', text: 'Identities' } },
    { equals: 'data', text: { key: 'scales.product-category.rows.9.text', text: 'Data' } },
    { equals: 'code', text: { key: 'scales.product-category.rows.10.text', text: 'Code' } },
    {
      equals: 'automation',
      text: { key: 'scales.product-category.rows.11.text', text: 'Automation' },
    },
    {
      equals: 'administration',
      text: { key: 'scales.product-category.rows.12.text', text: 'Administration' },
    },
  ],
  otherwise: 'value',
};

export default scale;
