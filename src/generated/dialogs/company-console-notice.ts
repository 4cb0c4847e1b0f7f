// Generated from descriptors/dialogs/company-console-notice.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import type { Reads } from '../types';

const dialog: Dialog = {
  id: 'company-console-notice',
  title: { key: 'dialogs.company-console-notice.title', text: 'Role management in its own console' },
  closing: 'dismissible',
  width: 452,
  variant: (s: Reads) => s.input?.variant,
  input: { variant: 'number?', status: 'number?', message: 'string?' },
  content: [
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.company-console-notice.content.0.text',
        text: '{message}',
        with: { message: (s: Reads) => s.input?.message },
      },
    },
  ],
  buttons: [{ id: 'close', label: { key: 'UI.CLOSE' }, action: { type: 'close' } }],
};

export default dialog;
