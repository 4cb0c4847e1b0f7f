// Generated from descriptors/scales/support-request-state.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'support-request-state',
  description: 'State of a request for remote support.',
  of: 'string',
  rows: [
    {
      equals: 'pending',
      text: { key: 'scales.support-request-state.rows.0.text', text: 'Waiting for approval' },
      icon: 'time',
      tone: 'warning',
    },
    {
      equals: 'approved',
      text: { key: 'scales.support-request-state.rows.1.text', text: 'Approved' },
      icon: 'tick-circle',
      tone: 'good',
    },
    {
      equals: 'rejected',
      text: { key: 'scales.support-request-state.rows.2.text', text: 'Rejected' },
      icon: 'cross-circle',
    },
    {
      equals: 'expired',
      text: { key: 'scales.support-request-state.rows.3.text', text: 'Expired' },
      icon: 'outdated',
    },
  ],
  otherwise: 'value',
};

export default scale;
