// Generated from descriptors/dialogs/time-zone.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import timeZoneForm from '../forms/time-zone';
import type { Reads } from '../types';

const dialog: Dialog = {
  id: 'time-zone',
  title: { key: 'dialogs.time-zone.title', text: 'Time zone' },
  closing: 'dismissible',
  input: { timeZone: 'string?', offered: 'list' },
  content: [
    {
      type: 'form',
      form: timeZoneForm,
      with: { timeZone: (s: Reads) => s.input?.timeZone, offered: (s: Reads) => s.input?.offered },
    },
  ],
};

export default dialog;
