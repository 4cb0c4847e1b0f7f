// Generated from descriptors/scales/alert-status.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'alert-status',
  description: 'State of an alert.',
  of: 'string',
  rows: [
    {
      equals: 'new',
      text: { key: 'scales.alert-status.rows.0.text', text: 'New' },
      icon: 'full-circle',
      tone: 'bad',
    },
    {
      equals: 'inProgress',
      text: { key: 'scales.alert-status.rows.1.text', text: 'In progress' },
      icon: 'time',
      tone: 'warning',
    },
    {
      equals: 'closedTruePositive',
      text: { key: 'scales.alert-status.rows.2.text', text: 'Closed, real' },
      icon: 'tick-circle',
    },
    {
      equals: 'closedFalsePositive',
      text: { key: 'scales.alert-status.rows.3.text', text: 'Closed, false alarm' },
      icon: 'cross-circle',
    },
  ],
  otherwise: 'value',
};

export default scale;
