// Generated from descriptors/scales/sign-in-method.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'sign-in-method',
  description: 'How an account signs in.',
  of: 'string',
  names: true,
  rows: [
    { equals: 'local', text: { key: 'scales.sign-in-method.rows.0.text', text: 'Password' } },
    { equals: 'saml', text: { key: 'scales.sign-in-method.rows.1.text', text: 'Single sign-on' } },
    {
      equals: 'saml-group',
      text: { key: 'scales.sign-in-method.rows.2.text', text: 'Single sign-on, by group' },
    },
    { equals: 'api-key', text: { key: 'scales.sign-in-method.rows.3.text', text: 'API key' } },
  ],
  otherwise: 'value',
};

export default scale;
