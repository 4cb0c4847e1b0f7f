// Generated from descriptors/scales/account-state.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'account-state',
  description: 'State of an account of the console.',
  of: 'string',
  rows: [
    {
      equals: 'active',
      text: { key: 'scales.account-state.rows.0.text', text: 'Active' },
      icon: 'tick-circle',
      tone: 'good',
    },
    {
      equals: 'invited',
      text: { key: 'scales.account-state.rows.1.text', text: 'Invited' },
      icon: 'envelope',
    },
    {
      equals: 'disabled',
      text: { key: 'scales.account-state.rows.2.text', text: 'Disabled' },
      icon: 'disable',
    },
    {
      equals: 'locked',
      text: { key: 'scales.account-state.rows.3.text', text: 'Locked' },
      icon: 'lock',
      tone: 'warning',
    },
  ],
  otherwise: 'value',
};

export default scale;
