// Generated from descriptors/scales/notification-level.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'notification-level',
  description: 'Level of a notification.',
  of: 'string',
  rows: [
    {
      equals: 'pending',
      text: { key: 'scales.notification-level.rows.0.text', text: 'Pending' },
      icon: 'time',
    },
    {
      equals: 'error',
      text: { key: 'scales.notification-level.rows.1.text', text: 'Error' },
      icon: 'error',
    },
    {
      equals: 'info',
      text: { key: 'scales.notification-level.rows.2.text', text: 'Information' },
      icon: 'info-sign',
    },
    {
      equals: 'success',
      text: { key: 'scales.notification-level.rows.3.text', text: 'Success' },
      icon: 'tick-circle',
    },
    {
      equals: 'security',
      text: { key: 'scales.notification-level.rows.4.text', text: 'Security' },
      icon: 'shield',
    },
    {
      equals: 'partially_successful',
      text: { key: 'scales.notification-level.rows.5.text', text: 'Partially successful' },
      icon: 'warning-sign',
    },
    {
      equals: 'new_feature',
      text: { key: 'scales.notification-level.rows.6.text', text: 'New feature' },
      icon: 'clean',
    },
    {
      equals: 'rejection',
      text: { key: 'scales.notification-level.rows.7.text', text: 'Rejected' },
      icon: 'disable',
    },
  ],
  otherwise: 'dash',
};

export default scale;
